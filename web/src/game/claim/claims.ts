// What can be claimed in a position, and what a claim would lead to: the facts behind the words.
import type { Claim, ClaimFacts, Game } from '../../api/types';

/** With so many men or fewer the tablebase decides, and the 50-move rule does not (LAW-9.3). */
export const TABLEBASE_MEN = 7;

/** Moves by each side. */
export const QUIET_MOVES = 50;

/** The claims in the order in which they are shown. */
export function claimsOf({ may }: Pick<Game, 'may'>): Claim[] {
  const claims: Claim[] = [];
  if (may.claim_draw) claims.push('repetition', 'fifty_moves');
  if (may.claim_tablebase) claims.push('tablebase_draw', 'tablebase_win');
  return claims;
}

/** What holds in the position on the board: one reason, with what can be claimed for it. */
export function claimsDue(game: Pick<Game, 'may' | 'facts'>): Claim[] {
  const { may, facts } = game;
  if (may.claim_draw && facts.repeated.length >= 3) return ['repetition'];
  const quiet = quietMoves(facts.quiet_plies) >= QUIET_MOVES && !fiftyExcluded(facts.men);
  if (may.claim_draw && quiet) return ['fifty_moves'];
  return may.claim_tablebase ? ['tablebase_draw', 'tablebase_win'] : [];
}

/** Whole moves by each side without a capture or a pawn's move. */
export const quietMoves = (plies: number): number => Math.floor(plies / 2);

/** The 50-move rule does not hold here. */
export const fiftyExcluded = (men: number): boolean => men <= TABLEBASE_MEN;

export type Outlook =
  /** The game would end so. */
  | 'draw'
  | 'win'
  /** Not correct: it would count as a draw offer (LAW-9.1.2.2). */
  | 'offer'
  /** Not correct and no offer, but the intended move would be made (LAW-9.4.3). */
  | 'move'
  /** Not correct, and sending it would change nothing. */
  | 'nothing'
  /** The tournament director would decide. */
  | 'director';

type Judged = Pick<ClaimFacts, 'claim' | 'correct' | 'opens_offer' | 'move'>;

const OF_DRAW_RULES: readonly Claim[] = ['repetition', 'fifty_moves'];

export function outlookOf({ claim, correct, opens_offer, move }: Judged): Outlook {
  if (correct === null) return 'director';
  if (correct) return claim === 'tablebase_win' ? 'win' : 'draw';
  if (opens_offer) return 'offer';
  return OF_DRAW_RULES.includes(claim) && move ? 'move' : 'nothing';
}

/** The intended move would be made, and could not be taken back. */
export const makesMove = (judged: Judged): boolean =>
  judged.move !== null && ['offer', 'move'].includes(outlookOf(judged));
