// Why a draw can or cannot be offered with the next move, as the event has it (LAW-9.1.1).
import type { Game } from '../api/types';
import { dashed } from '../i18n';
import { moveNumber } from './ply';

/** The message beside the box for the offer, or in its place; null where there is nothing to say. */
export function offerPolicy(game: Game): string | null {
  const { kind, move } = game.draw_offers;
  const rationed = kind === 'once' || kind === 'once_in_ten';
  const allowed = game.may.offer_draw;
  const next = moveNumber(game.initial_fen, game.ply + 1).number;
  if (allowed && !rationed) return null;
  if (!allowed && game.offer) return 'claim-offers-open';
  if (kind === 'never') return 'claim-offers-never';
  // Both have to make a move first (LAW-5.2.3).
  if (!allowed && game.ply < 2 && kind !== 'not_before') return 'claim-offers-early';
  if (kind === 'not_before' && move !== null && next < move) return 'claim-offers-not-before';
  return rationed ? `claim-offers-${dashed(kind)}` : 'claim-offers-not-now';
}
