// What a clock shows between two answers of the server: the seconds since the last one taken off,
// days of leave left out. Nothing is decided here; the server's next answer counts.
import type { Color, Game, Interval, TimeControl } from '../api/types';

/** Seconds of `from`..`until` (milliseconds) that lie outside leave. */
export function secondsRun(from: number, until: number, leave: readonly Interval[]): number {
  const away = leave.map((days) => {
    const begin = Math.max(from, Date.parse(days.from));
    return Math.max(0, Math.min(until, Date.parse(days.until)) - begin);
  });
  return Math.max(0, until - from - away.reduce((sum, part) => sum + part, 0)) / 1000;
}

/** The moment at which a clock that runs from `from` (milliseconds) on has run for `seconds`. */
export function runsOut(from: number, seconds: number, leave: readonly Interval[]): number {
  let end = from + seconds * 1000;
  for (const days of [...leave].sort((a, b) => Date.parse(a.from) - Date.parse(b.from))) {
    const [begin, until] = [Math.max(from, Date.parse(days.from)), Date.parse(days.until)];
    if (begin < end && until > begin) end += until - begin;
  }
  return end;
}

/** The leave that somebody is on at `now` (milliseconds). */
export const leaveAt = (leave: readonly Interval[], now: number): Interval | undefined =>
  leave.find((days) => Date.parse(days.from) <= now && now < Date.parse(days.until));

/** Days on one move after which days count twice, where the time control has such a limit. */
export const doubleAfter = (control: TimeControl): number | null =>
  'double_after_days' in control ? control.double_after_days : null;

const iso = (time: number): string => new Date(time).toISOString();

/** When the flag of the running clock falls, were silence no rule. */
function flagOf(game: Game): number | null {
  const { clock, leave } = game[game.turn];
  if (!clock.running || clock.seconds_left === null) return null;
  return runsOut(Date.parse(game.now), clock.seconds_left, leave);
}

/** Whether it is silence, not the clock, that ends the game at its deadline. */
export function silenceEnds(game: Game): boolean {
  const lost = game.silence?.lost_at;
  if (!lost || lost !== game.deadline) return false;
  const flag = flagOf(game);
  // At the same second the flag comes first.
  return flag === null || flag > Date.parse(lost);
}

/** When time ran out in a game whose end is not recorded yet. */
export function overSince(game: Game, now: number): string | null {
  if (game.ending) return null;
  if (game.flag) return game.flag.at;
  return game.deadline !== null && Date.parse(game.deadline) <= now ? game.deadline : null;
}

export interface ClockFace {
  running: boolean;
  /** Seconds to the flag; in Triple Block on the clock. None where whole days are all there is. */
  left: number | null;
  /** Seconds on this move. */
  thinking: number;
  /** Days count twice now. */
  doubled: boolean;
  /** When they begin to, unless the flag falls before. */
  doublesAt: string | null;
  /** When the flag falls. */
  flagAt: string | null;
}

/** One player's clock at `now`, the server's time in milliseconds. */
export function clockFace(game: Game, color: Color, now: number): ClockFace {
  const { clock, leave } = game[color];
  const loaded = Date.parse(game.now);
  const live = clock.running && !game.ending;
  const passed = live ? Math.floor(secondsRun(loaded, now, leave)) : 0;
  const { seconds_left: seconds, doubles_in_seconds: doubles } = clock;
  const doublesIn = doubles === null ? null : doubles - passed;
  const onMove = color === game.turn && !game.ending;
  const flag = flagOf(game);
  const flagAt = !silenceEnds(game) ? game.deadline : flag === null ? null : iso(flag);
  const early = doubles !== null && (seconds === null || doubles < seconds);
  return {
    running: live && !leaveAt(leave, now),
    left: seconds === null ? null : seconds - passed,
    thinking: clock.thinking_seconds + passed,
    doubled: clock.doubled || (doublesIn !== null && doublesIn <= 0),
    doublesAt:
      early && doublesIn !== null && doublesIn > 0 ? iso(runsOut(loaded, doubles, leave)) : null,
    flagAt: onMove ? flagAt : null,
  };
}
