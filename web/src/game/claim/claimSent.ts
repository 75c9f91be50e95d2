// A claim that has been sent.
import type { Claim, Claimed, Legal } from '../../api/types';

/** A claim that has been sent, and what the server said. */
export interface ClaimSent {
  claim: Claim;
  /** The position in which it was made. */
  ply: number;
  move: Legal | null;
  answer: Claimed;
  /** Not being correct, it counted as a draw offer. */
  offered: boolean;
}
