// What each player had left after each move, for the list of moves: the days of the time control less those
// that the server has charged. It is told only as far as the clock that the server shows now comes to the
// same: not in Triple Block, and not where officials have taken time or given it.
import type { Color, Game, TimeControl } from '../api/types';
import { chargedDays } from './clock';

/** Days granted up to the next control by somebody who has made so many moves. */
function granted(control: TimeControl, made: number): number | null {
  switch (control.kind) {
    case 'moves_in_days':
      return control.days * (Math.floor(made / control.moves) + 1);
    case 'phases': {
      const { first, then } = control;
      const later = made - first.moves;
      return first.days + (later < 0 ? 0 : then.days * (Math.floor(later / then.moves) + 1));
    }
    case 'base_per_move':
      return control.days + control.days_per_move * made;
    default:
      return null;
  }
}

function ofOne({ moves, time_control: control, ...game }: Game, color: Color) {
  const left = new Map<number, number>();
  let used = 0;
  for (const move of moves.filter(({ by }) => by === color)) {
    used += move.charged_days;
    const days = granted(control, left.size + 1);
    if (days !== null) left.set(move.ply, days - used);
  }
  const { days_left: now, thinking_seconds: thinking } = game[color].clock;
  const shown = now === null ? null : now + chargedDays(thinking, control);
  return shown === [...left.values()].at(-1) ? left : [];
}

/** Days left, by the half-moves after which they were. */
export const daysLeftAfter = (game: Game): ReadonlyMap<number, number> =>
  new Map([...ofOne(game, 'white'), ...ofOne(game, 'black')]);
