// What is watched of an event, as it comes: put behind, or in front of, what is shown already.
import type { components } from '../api/schema';

type Schemas = components['schemas'];

export type BoardOfGame = Schemas['BoardOfGame'];
export type Boards = Schemas['Boards'];
export type EventResult = Schemas['EventResult'];
export type EventResults = Schemas['EventResults'];

const time = (at: string | undefined): number => (at === undefined ? -Infinity : Date.parse(at));

/** The moment that tells which of two boards comes first; a game without a move has none. */
const movedAt = ({ ending, last }: BoardOfGame): number => time(ending?.at ?? last?.at);

/** Running games first, the latest move first; then those that are over, the latest first. */
export function inOrder(boards: readonly BoardOfGame[]): BoardOfGame[] {
  return [...boards].sort((a, b) => {
    const over = Number(!!a.ending) - Number(!!b.ending);
    if (over) return over;
    const [moved, other] = [movedAt(a), movedAt(b)];
    return moved === other ? a.game - b.game : moved > other ? -1 : 1;
  });
}

/**
 * Games stay where they are while somebody looks at them, whatever is played meanwhile; those that have come stand
 * behind them, in order.
 */
export function inOrderKept(
  kept: readonly number[],
  boards: readonly BoardOfGame[],
): BoardOfGame[] {
  const places = new Map(kept.map((game, place) => [game, place]));
  const place = ({ game }: BoardOfGame) => places.get(game) ?? -1;
  const known = boards.filter((board) => places.has(board.game));
  const others = boards.filter((board) => !places.has(board.game));
  return [...known.sort((a, b) => place(a) - place(b)), ...inOrder(others)];
}

/** A later page behind what is shown. */
export const withMore = (shown: EventResults, page: EventResults): EventResults => ({
  ...page,
  results: [...shown.results, ...page.results],
});

/** The first page, asked for again, in front of what is shown: what was read on for stays. */
export function withLatest(shown: EventResults, page: EventResults): EventResults {
  const oldest = page.results.at(-1);
  const newest = shown.results[0];
  // None of the page is known: what lies between is not here, and would be missed.
  const isApart = oldest && newest && time(oldest.at) > time(newest.at);
  if (!oldest || page.next === null || isApart) return page;
  const games = new Set(page.results.map(({ game }) => game));
  // A result that was taken back is in the page no longer.
  const older = shown.results.filter(
    ({ game, at }) => !games.has(game) && time(at) <= time(oldest.at),
  );
  if (!older.length) return page;
  return { ...page, results: [...page.results, ...older], next: shown.next };
}
