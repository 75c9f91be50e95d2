// What clocks say, the same in lists, in games, in the last look and at the desk: days left for the moves
// left, and what ends the game first. Days are whole, since whole days are charged; Triple Block runs to
// the second.
import type { Clock, EndsFirst } from './api/types';
import { duration, timeLeft } from './format';
import { dashed, t } from './i18n';

const DAY = 86_400;

export type Urgency = 'low' | 'mid' | 'ok';

/** Nearly no time left is told by colour as well. */
export function urgency(seconds: number): Urgency {
  if (seconds < 3 * DAY) return 'low';
  return seconds < 10 * DAY ? 'mid' : 'ok';
}

export const days = (n: number): string => t('game-days', { n });

/** What is left, without the moves it is for: "79 days", "19 days 2 hr" in Triple Block. */
export function leftText({ bank_seconds: bank, days_left: left, seconds_left: seconds }: Clock) {
  if (bank !== null) return seconds !== null && seconds > 0 ? timeLeft(seconds) : t('clock-none');
  return left === null ? t('clock-no-limit') : daysLeftText(left);
}

/** "79 days", where days are what is counted. */
export function daysLeftText(left: number): string {
  if (left < 0) return t('clock-none');
  return left === 0 ? t('clock-under-a-day') : days(left);
}

/** "79 days for 10 moves". */
export function clockText(clock: Clock): string {
  const { bank_seconds: bank, moves_to_go: moves } = clock;
  const left = leftText(clock);
  if (bank !== null) return t('clock-bank', { clock: left, bank: timeLeft(bank) });
  return moves === null ? left : t('clock-for-moves', { left, n: moves });
}

/** "flag falls Tue 12 Jan, 17:30"; "flag fell …" once it has. */
export const endsText = (by: EndsFirst['by'], when: string, passed = false): string =>
  t(`ends-${dashed(by)}`, { when, passed: passed ? 'yes' : 'no' });

/** "in 17 hr", where it is close; nothing before and after. */
export const soonText = (seconds: number): string =>
  seconds > 0 && seconds < 3 * DAY ? t('ends-in', { time: duration(seconds) }) : '';
