// What a clock shows between two answers of the server: the seconds since the last one taken off,
// days of leave left out. Nothing is decided here; the server's next answer counts.
import type { Clock, Color, Game, Interval, TimeControl } from '../api/types';

const DAY = 86_400;

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

/** Whether it is silence, not the clock, that ends the game first. */
export const silenceEnds = (game: Game): boolean => game.ends_first?.by === 'silence';

/** When time ran out in a game whose end is not recorded yet. */
export function overSince(game: Game, now: number): string | null {
  if (game.ending) return null;
  if (game.flag) return game.flag.at;
  return game.deadline !== null && Date.parse(game.deadline) <= now ? game.deadline : null;
}

/** Days charged for so many seconds on one move. */
export function chargedDays(seconds: number, control: TimeControl): number {
  const whole = Math.floor(Math.max(0, seconds) / DAY);
  return whole + Math.max(0, whole - (doubleAfter(control) ?? Infinity));
}

export interface ClockFace {
  running: boolean;
  /** As the server told it, with what has passed since taken off. */
  clock: Clock;
  /** Days count twice now. */
  doubled: boolean;
  /** When they begin to, unless the flag falls before. */
  doublesAt: string | null;
}

/** One player's clock at `now`, the server's time in milliseconds. */
export function clockFace(game: Game, color: Color, now: number): ClockFace {
  const { clock, leave } = game[color];
  const loaded = Date.parse(game.now);
  const live = clock.running && !game.ending;
  const passed = live ? Math.floor(secondsRun(loaded, now, leave)) : 0;
  const { seconds_left: seconds, days_left: days, doubles_in_seconds: doubles } = clock;
  const thinking = clock.thinking_seconds + passed;
  const charged = (time: number) => chargedDays(time, game.time_control);
  const doublesIn = doubles === null ? null : doubles - passed;
  const early = doubles !== null && (seconds === null || doubles < seconds);
  const since = charged(thinking) - charged(clock.thinking_seconds);
  return {
    running: live && !leaveAt(leave, now),
    clock: {
      ...clock,
      // In Triple Block nothing is charged in days, and these are told by the seconds.
      days_left: days === null || clock.bank_seconds !== null ? days : days - since,
      seconds_left: seconds === null ? null : seconds - passed,
      thinking_seconds: thinking,
    },
    doubled: clock.doubled || (doublesIn !== null && doublesIn <= 0),
    doublesAt:
      early && doublesIn !== null && doublesIn > 0 ? iso(runsOut(loaded, doubles, leave)) : null,
  };
}
