// What else there is to know about a game at a glance.
import type { GameRow } from '../api/types';
import { t } from '../i18n';
import { Tag } from '../ui/Tag';

export function GameTags({ game }: { game: GameRow }) {
  const { draw_offered_by: offeredBy, messages, variant } = game;
  return (
    <>
      {variant !== 'chess' && <Tag>{t(`variant-${variant}`)}</Tag>}
      {offeredBy && !game.ending && (
        <Tag icon="draw" strong={offeredBy !== game.me}>
          {t(offeredBy === game.me ? 'draw-offered-by-you' : 'draw-offered')}
        </Tag>
      )}
      {messages > 0 && <Tag icon="mail">{t('messages-count', { n: messages })}</Tag>}
    </>
  );
}
