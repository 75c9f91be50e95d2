// What the move panel remembers, and what is left of it when the game has gone on meanwhile.
import type { Game, Legal, Preview, Problem, Sent } from '../api/types';
import { dropDraft, readDraft } from './draft';
import { plainSan } from './words';

export interface MoveState {
  step: 'choose' | 'review' | 'sent';
  /** What stands in the move field. */
  text: string;
  /** It was typed, not put there by a move on the board. */
  typed: boolean;
  move: Legal | null;
  /** Moves that fit what was typed, where there are several. */
  candidates: Legal[];
  /** The promotions to choose from after a pawn was put on the last rank. */
  promotion: Legal[] | null;
  /** Submit was pressed with a text that is no move. */
  unreadable: boolean;
  offer: boolean;
  /** The box was ticked by a typed `(=)`, and goes with it. */
  offerTyped: boolean;
  /** `(=)` was typed where no draw can be offered. */
  offerRefused: boolean;
  message: string;
  busy: boolean;
  preview: Preview | null;
  problem: Problem | null;
  /** Sent, but no answer came: nobody here knows whether it arrived. */
  uncertain: boolean;
  sent: Sent | null;
  /** News about the game that made the choice void. */
  news: News | null;
}

export type News =
  /** The server refused because the page's picture of the game was old. */
  | { kind: 'refused'; problem: Problem }
  /** A refresh found another position. */
  | { kind: 'moved-on' }
  /** The move of which no answer came is in the game. */
  | { kind: 'arrived' };

export const EMPTY: MoveState = {
  step: 'choose',
  text: '',
  typed: false,
  move: null,
  candidates: [],
  promotion: null,
  unreadable: false,
  offer: false,
  offerTyped: false,
  offerRefused: false,
  message: '',
  busy: false,
  preview: null,
  problem: null,
  uncertain: false,
  sent: null,
  news: null,
};

const OUTDATED = new Set([
  'already_moved',
  'stale_position',
  'unknown_ply',
  'game_finished',
  'flag_fallen',
  'silent_too_long',
  'on_leave',
  'not_your_turn',
  'claim_waits',
]);

/** Refusals after which the page's picture of the game is known to be old. */
export const isOutdated = (problem: Problem): boolean => OUTDATED.has(problem.code);

/** Two answers about the same position are the same to somebody who is choosing a move. */
export const positionOf = (game: Game): string => `${game.ply} ${game.ending?.at ?? ''}`;

/** What a typed `(=)`, or its absence, makes of the box for a draw offer. */
export function typedOffer(
  old: Pick<MoveState, 'offer' | 'offerTyped'>,
  typed: boolean,
  allowed: boolean,
): Pick<MoveState, 'offer' | 'offerTyped' | 'offerRefused'> {
  if (!typed)
    return { offer: old.offer && !old.offerTyped, offerTyped: false, offerRefused: false };
  if (!allowed) return { offer: false, offerTyped: false, offerRefused: true };
  return { offer: true, offerTyped: old.offerTyped || !old.offer, offerRefused: false };
}

export function restore(game: Game): MoveState {
  const draft = readDraft(game.id, game.ply);
  if (!draft) return EMPTY;
  const move = game.legal.find(({ uci }) => uci === draft.uci) ?? null;
  const offer = draft.offer && game.may.offer_draw;
  const text = move ? plainSan(move, game.variant) : '';
  return { ...EMPTY, move, text, offer, message: draft.message };
}

/** The game has another position than the one for which `old` was chosen. */
export function follow(old: MoveState, game: Game): MoveState {
  if (old.step === 'sent') {
    // An answer that was left in advance comes with our own move, and is no news either.
    const { sent } = old;
    return sent && sent.ply + (sent.answer ? 1 : 0) === game.ply ? old : EMPTY;
  }
  if (!old.move) return { ...EMPTY, message: old.message, news: old.news };
  const answered = game.moves[(old.preview?.ply ?? 0) - 1];
  if (old.uncertain && answered?.uci === old.move.uci) {
    dropDraft(game.id);
    return { ...EMPTY, news: { kind: 'arrived' } };
  }
  return { ...EMPTY, message: old.message, news: { kind: 'moved-on' } };
}
