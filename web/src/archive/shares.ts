// Results in percent: whole numbers that make a hundred together.
import type { Counts } from './types';

export interface Shares {
  white: number;
  draws: number;
  black: number;
}

/** What is left over by rounding down goes to those who have lost most by it. */
export function sharesOf({ games, white_wins, draws, black_wins }: Counts): Shares {
  if (games === 0) return { white: 0, draws: 0, black: 0 };
  const exact = [white_wins, draws, black_wins].map((n) => (100 * n) / games);
  const whole = exact.map(Math.floor);
  const lost = (at: number) => (exact[at] ?? 0) - (whole[at] ?? 0);
  // Games without a result of these three leave the sum under a hundred.
  const left = Math.round(exact.reduce((a, b) => a + b, 0)) - whole.reduce((a, b) => a + b, 0);
  const order = [0, 1, 2].sort((a, b) => lost(b) - lost(a));
  for (const at of order.slice(0, left)) whole[at] = (whole[at] ?? 0) + 1;
  const [white = 0, drawn = 0, black = 0] = whole;
  return { white, draws: drawn, black };
}
