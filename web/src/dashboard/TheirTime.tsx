// How long an opponent has for the move.
import type { GameRow } from '../api/types';
import { duration } from '../format';
import { t } from '../i18n';
import { type Stamp, secondsUntil } from '../serverTime';

interface Props {
  game: GameRow;
  stamp: Stamp;
  /** Whose time it is can be seen: beside games in which the reader is on move. */
  seen?: boolean;
}

export function TheirTime({ game, stamp, seen = false }: Props) {
  if (!game.deadline) return null;
  const left = secondsUntil(game.deadline, stamp);
  return (
    <>
      <span class={seen ? undefined : 'vh'}>{t('their-time')}: </span>
      {left > 0 ? duration(left, 'long') : t('overdue')}
    </>
  );
}
