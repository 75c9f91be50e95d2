// The games found and what was played in the position on the board. What is shown stays until the next answer
// is here; `fresh` says whether it answers the present wish.
import type { Problem } from '../api/types';
import { usePages } from '../ui/usePages';
import { askGames, askPosition } from './api';
import { type Filters, asked } from './filters';
import type { ArchiveGames, ArchivePosition } from './types';

interface Of {
  /** The wish that it answers. */
  of: string;
}

async function marked<T>(of: string, answer: Promise<{ data?: T; error?: Problem }>) {
  const { data, error } = await answer;
  return data ? { data: { ...data, of } } : { ...(error && { error }) };
}

/** What was refused leaves nothing to show: the last answer is to another question. */
function current<T extends Of>(of: string, shown: T | null, problem: Problem | null) {
  const fresh = shown?.of === of;
  return { shown: problem && !fresh ? null : shown, fresh };
}

export function useArchive(filters: Filters) {
  const wish = asked(filters);
  const of = JSON.stringify(wish);
  const games = usePages<ArchiveGames & Of>(
    of,
    (after) => marked(of, askGames({ ...wish, ...(after && { after }) })),
    (old, page) => ({ ...page, games: [...old.games, ...page.games] }),
  );
  const position = usePages<ArchivePosition & Of & { next: null }>(
    of,
    () => marked(of, askPosition(wish).then(withoutNext)),
    (_, page) => page,
  );
  const problem = games.problem ?? position.problem;
  return {
    wish,
    games: { ...games, ...current(of, games.shown, games.problem) },
    position: { ...position, ...current(of, position.shown, position.problem) },
    problem,
    retry: () => {
      games.load();
      position.load();
    },
  };
}

/** It comes whole. */
const withoutNext = ({ data, error }: { data?: ArchivePosition; error?: Problem }) => ({
  ...(data && { data: { ...data, next: null } }),
  ...(error && { error }),
});

export type Archive = ReturnType<typeof useArchive>;
