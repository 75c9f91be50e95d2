// What else there is to know about a game at a glance.
import type { GameRow } from '../api/types';
import { dateTime } from '../format';
import { t } from '../i18n';
import { hasNewMove, newMessages } from '../seen';
import { Tag } from '../ui/Tag';
import { SilenceTag } from './SilenceTag';

interface Props {
  game: GameRow;
  /** Its variant is told beside. */
  plain?: boolean;
}

export function GameTags({ game, plain = false }: Props) {
  const { draw_offered_by: offeredBy, messages, variant } = game;
  const unread = newMessages(game);
  return (
    <>
      {variant !== 'chess' && !plain && <Tag>{t(`variant-${variant}`)}</Tag>}
      {!game.ending && <TimeTags game={game} />}
      {offeredBy && !game.ending && (
        <Tag icon="draw" strong={offeredBy !== game.me}>
          {t(offeredBy === game.me ? 'draw-offered-by-you' : 'draw-offered')}
        </Tag>
      )}
      {hasNewMove(game) && <Tag strong>{t('new-move')}</Tag>}
      {unread > 0 ? (
        <Tag icon="mail" strong>
          {t('messages-new', { n: unread })}
        </Tag>
      ) : (
        messages > 0 && <Tag icon="mail">{t('messages-count', { n: messages })}</Tag>
      )}
    </>
  );
}

const flagText = ({ flag, me, time_in_doubt: doubt }: GameRow) => {
  if (flag?.by === me) return 'flag-mine';
  return doubt ? 'flag-in-doubt' : 'flag-theirs';
};

/** A flag to claim, why nobody can move, leave of either side, and silence that may lose the game. */
function TimeTags({ game }: { game: GameRow }) {
  const { flag, silence, stands, my_leave_until: mine, opponent_leave_until: theirs } = game;
  return (
    <>
      {flag && (
        <Tag icon="flag" tone="red">
          {t(flagText(game))}
        </Tag>
      )}
      {stands && <Tag icon="clock">{t(`stands-${stands}`)}</Tag>}
      {mine && <Tag icon="clock">{t('leave-mine', { when: dateTime(mine) })}</Tag>}
      {theirs && <Tag icon="clock">{t('leave-theirs', { when: dateTime(theirs) })}</Tag>}
      {silence && <SilenceTag silence={silence} ends={game.ends_first} since={game.turn_since} />}
    </>
  );
}
