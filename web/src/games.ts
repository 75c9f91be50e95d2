// The list of running games: shared by the page, the count in the header and the title.
import { computed, effect, signal } from '@preact/signals';
import { api } from './api/client';
import type { PageQuery } from './api/pages';
import type { GameList, GameRow, Problem } from './api/types';
import { asked } from './asked';
import { keep, kept } from './kept';
import { session } from './session';

/** With performance.now() when the list came, for serverTime.ts. */
export interface Loaded extends GameList {
  at: number;
}

export const running = signal<Loaded | null>(null);
export const runningProblem = signal<Problem | null>(null);

/** The opponent's flag has fallen, and the win is the reader's to claim (LAW-6.6), now (LAW-6.8). */
export const isClaimable = ({ flag, me, ending, time_in_doubt: doubt }: GameRow): boolean =>
  !!flag && flag.by !== me && !ending && !doubt;

/** The opponent's draw offer is open: it may be answered whoever is on move (LAW-9.1.2.1). */
export const isOffered = ({ draw_offered_by: by, me, ending, flag }: GameRow): boolean =>
  by !== null && by !== me && !ending && !flag;

/** The reader is who has to act: to move, to claim, or to answer an offer. */
export const isMine = (game: GameRow): boolean =>
  (game.your_move && !game.ending) || isClaimable(game) || isOffered(game);

/** What only the reader can do: in so many games, and so many questions to answer. */
export const awaiting = computed(
  () => (running.value?.games.filter(isMine).length ?? 0) + asked.value.length,
);

let loading: Promise<void> | null = null;

/** `page`: which of the finished games; those that run come all at once. */
export async function fetchGames(state: 'running' | 'finished', page?: PageQuery) {
  const query = { state, ...page };
  const { data, error } = await api.GET('/api/games', { params: { query } });
  return { list: data ? { ...data, at: performance.now() } : null, problem: error ?? null };
}

async function load() {
  const { list, problem } = await fetchGames('running');
  const player = session.value?.me.player.id;
  if (list) {
    running.value = list;
    if (player) void keep(player, 'running', list);
  } else if (problem?.code === 'unreachable' && player && !running.value) {
    const seen = await keptList(player);
    if (session.value?.me.player.id === player) running.value = seen;
  }
  runningProblem.value = problem;
}

/** The list that was seen last, as old as it is. */
async function keptList(player: number): Promise<Loaded | null> {
  const found = await kept<GameList>(player, 'running');
  return found && { ...found.value, at: performance.now() - (Date.now() - found.at) };
}

/** Asks again; a failure leaves the last list standing. */
export function loadRunning(): Promise<void> {
  loading ??= load().finally(() => {
    loading = null;
  });
  return loading;
}

// Another person's list must not be seen after a sign-out.
effect(() => {
  if (session.value === null) {
    running.value = null;
    runningProblem.value = null;
  }
});
