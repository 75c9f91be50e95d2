// Who stands on which place of a final table, and who has played to its end.
import type { SectionPlayer } from '../events/api';

export interface Placed {
  number: number;
  place: number;
  /** Finished games that count. */
  games: number;
}

export interface Span {
  from: number;
  to: number;
}

/** Whoever has one of the first places, the best first. Of whom no game counts, nothing is awarded. */
export const onFirst = <Line extends Placed>(lines: readonly Line[], places: number): Line[] =>
  lines
    .filter(({ place, games }) => place <= places && games > 0)
    .sort((a, b) => a.place - b.place || a.number - b.number);

/** The places that are shared: 2 to 3 where two stand second, 2 to 2 where one does. */
export function spanOf({ place }: Pick<Placed, 'place'>, lines: readonly Placed[]): Span {
  const same = lines.filter((line) => line.place === place).length;
  return { from: place, to: place + Math.max(same, 1) - 1 };
}

type Ended = Pick<SectionPlayer, 'games' | 'withdrew_silently'>;

/** Neither withdrawn silently nor with all games cancelled: what public tables tell of withdrawals. */
export const hasFinished = ({ games, withdrew_silently: silent }: Ended): boolean =>
  games > 0 && !silent;

/** By place, without those who have not finished. */
export const finishers = (players: readonly SectionPlayer[]): SectionPlayer[] =>
  players.filter(hasFinished).sort((a, b) => a.place - b.place || a.number - b.number);
