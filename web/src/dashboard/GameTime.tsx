// The time of whoever is on move: days left for the moves left, and what ends the game first.
import type { GameRow } from '../api/types';
import { clockText, endsText, soonText, urgency } from '../clockWords';
import { dateTime } from '../format';
import { t } from '../i18n';
import { type Stamp, secondsUntil } from '../serverTime';

interface Props {
  game: GameRow;
  stamp: Stamp;
  /** A bar for how much of the time for this move is left. */
  bar?: boolean;
}

export function GameTime({ game, stamp, bar = false }: Props) {
  const { clock, ends_first: ends, your_move: mine } = game;
  // A flag that has fallen is told beside it.
  if (game.ending || game.flag) return null;
  const left = ends ? secondsUntil(ends.at, stamp) : Infinity;
  const soon = soonText(left);
  const share = Math.max(0, Math.min(1, left / (left + clock.thinking_seconds)));
  return (
    <div class={mine ? `time ${urgency(left)}` : 'time'}>
      <div class="time-row">
        <b>
          {!mine && <span class="vh">{t('their-time')}: </span>}
          {clockText(clock)}
        </b>{' '}
        {ends && (
          <time dateTime={ends.at}>
            {endsText(ends.by, dateTime(ends.at), left <= 0)}
            {soon && ` (${soon})`}
          </time>
        )}
      </div>
      {bar && ends && (
        <div class="bar" aria-hidden="true">
          <i style={{ width: `${share * 100}%` }} />
        </div>
      )}
    </div>
  );
}
