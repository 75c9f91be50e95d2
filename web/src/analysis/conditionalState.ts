// What the panel of conditional moves remembers, and what is left of it when the game has gone on.
import type { Game, NewBranch as Branch, Problem } from '../api/types';
import { type Merged, type Pairs, follow, merge, same } from './conditional';

export type Conflict = Extract<Merged, { kind: 'conflict' }>;

export interface ConditionalState {
  /** What the server has. */
  saved: Branch[];
  draft: Branch[];
  /** A new answer that would take the place of an old one: asked before it is done. */
  conflict: Conflict | null;
  /** What became of the last line that was to be kept. */
  outcome: Exclude<Merged['kind'], 'conflict'> | null;
  step: 'edit' | 'review' | 'saved';
  problem: Problem | null;
  busy: boolean;
  /** The game has gone on while the page was open. */
  movedOn: boolean;
}

/** Whatever was said about the last act is gone with the next. */
export const QUIET = {
  conflict: null,
  outcome: null,
  problem: null,
  movedOn: false,
  step: 'edit',
} as const;

/** `unsaved` are changes from an earlier visit, made in the same position. */
export function opened(game: Game, unsaved: Branch[] | null): ConditionalState {
  const saved = game.conditional;
  return { saved, draft: unsaved ?? saved, busy: false, ...QUIET };
}

/** Adds a line to the draft, or tells why not. */
export function keeping(old: ConditionalState, pairs: Pairs, game: Game): ConditionalState {
  const merged = merge(old.draft, pairs, game.conditional_moves);
  if (merged.kind === 'conflict') return { ...old, ...QUIET, conflict: merged };
  const draft = merged.kind === 'merged' ? merged.lines : old.draft;
  return { ...old, ...QUIET, draft, outcome: merged.kind };
}

/**
 * A fresh answer of the server. In the same position unsaved changes stay; in another one only what
 * the moves led into is left of them, and why something was not saved is still worth telling.
 */
export function refreshed(old: ConditionalState, before: Game, game: Game): ConditionalState {
  const saved = game.conditional;
  const untouched = same(old.draft, old.saved);
  if (before.ply === game.ply) return { ...old, saved, draft: untouched ? saved : old.draft };
  const moves = game.moves.slice(before.ply).map(({ uci }) => uci);
  const draft = untouched || !game.may.conditional ? saved : follow(old.draft, moves);
  return { ...old, ...QUIET, saved, draft, problem: old.problem, movedOn: true };
}
