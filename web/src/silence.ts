// How loud a silence is: the days at which the server reminds a player who is not heard of.
import type { Silence } from './api/types';

/** Days without a move; with the day after the 40th the game is lost. */
export const SILENCE_DAYS_MAX = 40;

export type SilenceLevel = 'none' | 'announced' | 'quiet' | 'amber' | 'red';

export function silenceLevel({
  days,
  announced,
}: Pick<Silence, 'days' | 'announced'>): SilenceLevel {
  if (announced) return 'announced';
  if (days >= 35) return 'red';
  if (days >= 28) return 'amber';
  return days >= 14 ? 'quiet' : 'none';
}
