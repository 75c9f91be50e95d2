// How much can be moved from the bank to the clock, and what was asked for: whole days, or all
// that fits.
import type { Game } from '../api/types';
import { secondsRun } from './clock';

const DAY = 86_400;

/** Seconds that fit on the clock at `now`: while it runs down, room for more becomes free. */
export function refillable(game: Game, now: number): number {
  const clock = game[game.turn].clock;
  const passed = clock.running ? Math.floor(secondsRun(Date.parse(game.now), now, [])) : 0;
  const room = Math.max(0, (game.refillable_seconds ?? 0) + Math.max(0, passed));
  return Math.min(room, clock.bank_seconds ?? 0);
}

export const wholeDays = (seconds: number): number => Math.floor(seconds / DAY);

/** The seconds to ask for; none for a text that is no number of days that fit. */
export function secondsOf(text: string, seconds_max: number): number | null {
  const days = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : 0;
  return days >= 1 && days * DAY <= seconds_max ? days * DAY : null;
}
