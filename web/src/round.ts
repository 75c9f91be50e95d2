// Going through games: in the order of the list as the reader last saw it, and each once before any comes
// again. A round begins whenever the list is looked at; this tab keeps it over a reload.
import { effect, signal } from '@preact/signals';
import type { Game, GameRow } from './api/types';
import { byTime, inOrder } from './dashboard/order';
import { isMine } from './games';
import { go } from './router';
import { session } from './session';

export interface Round {
  /** The list with its filters, to go back to. */
  href: string;
  /** Its games from top to bottom. */
  ids: readonly number[];
  /** The games that were looked at since, with the half-moves that they had then. */
  looked: Readonly<Record<number, number>>;
}

/** What comes after a game: one that awaits the reader, those that were left for later, or nothing. */
export type Next =
  { kind: 'next'; game: GameRow } | { kind: 'later'; game: GameRow; n: number } | { kind: 'none' };

const KEY = 'posthorn-round';
const NONE: Round = { href: '/', ids: [], looked: {} };

function stored(): Round {
  try {
    return { ...NONE, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Round>) };
  } catch {
    return NONE;
  }
}

export const round = signal<Round>(stored());

effect(() => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(round.value));
  } catch {
    // Without storage it lasts as long as the page.
  }
});

// Nobody goes through another person's games.
effect(() => {
  if (session.value === null) round.value = NONE;
});

/** The list is on the screen: from here on its order counts, and what was looked at before does not. */
export function beginRound(href: string, games: readonly GameRow[]) {
  round.value = { href, ids: games.map(({ id }) => id), looked: {} };
}

/** A game that the list did not have, opened from a mail or a table: all that run take its place. */
export function followRunning(game: number, running: readonly GameRow[]) {
  const now = round.peek();
  if (now.ids.includes(game) || !running.some(({ id }) => id === game)) return;
  const ids = inOrder(running, 'running', 'deadline').map(({ id }) => id);
  round.value = { ...now, href: '/', ids };
}

/** Another move in it, and the game comes again. */
export function look({ id, ply }: Pick<Game, 'id' | 'ply'>) {
  const now = round.peek();
  round.value = { ...now, looked: { ...now.looked, [id]: ply } };
}

/** Those after `here` in the list, then those before it, and last those that it did not have. */
function inTurn(games: readonly GameRow[], here: number, { ids }: Round): GameRow[] {
  const from = ids.indexOf(here);
  const turn = ({ id }: GameRow) => {
    const place = ids.indexOf(id);
    if (place < 0) return 2 * ids.length;
    return place > from ? place : place + ids.length;
  };
  return [...games].sort((a, b) => turn(a) - turn(b) || byTime(a, b));
}

export function nextAfter(here: number, games: readonly GameRow[], now: Round): Next {
  const waiting = inTurn(
    games.filter((row) => isMine(row) && row.id !== here),
    here,
    now,
  );
  const game = waiting.find((row) => now.looked[row.id] !== row.ply);
  if (game) return { kind: 'next', game };
  const [first] = waiting;
  return first ? { kind: 'later', game: first, n: waiting.length } : { kind: 'none' };
}

/** Goes there; to those that were left for later in a round of their own. */
export function goOn(next: Next) {
  if (next.kind === 'none') return;
  if (next.kind === 'later') round.value = { ...round.peek(), looked: {} };
  go(`/game/${next.game.id}`);
}

/** The games before and behind one in the list, and its place there, counted from 1. */
export function neighbours(here: number, { ids }: Round) {
  const place = ids.indexOf(here);
  if (place < 0) return null;
  return { place: place + 1, of: ids.length, before: ids[place - 1], behind: ids[place + 1] };
}
