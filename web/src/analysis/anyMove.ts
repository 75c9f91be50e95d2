// What "if any move" would do to the one who prepares it: the reply is tried after each of the opponent's
// moves. It sees captures and mates of one move more, and is no engine.
import type { Legal, Variant } from '../api/types';
import { type Piece, parsePieces, roleOf } from '../board/fen';
import type { Rules } from '../rules/rules';

type Role = Piece['role'];

const CHESS: Readonly<Record<Role, number>> = {
  pawn: 1,
  knight: 3,
  bishop: 3,
  rook: 5,
  queen: 9,
  king: 0,
};
/** The met, drawn as a queen, moves one square. */
const MAKRUK = { ...CHESS, queen: 2 };

/** From here on it is told: a piece for nothing. */
const PIECE = 3;
/** More than all men together. */
const MATE = 1000;

export interface Tried {
  when: Legal;
  reply: Legal;
  /** What the opponent plays next, where that mates or takes what is lost. */
  blow: Legal | null;
  mate: boolean;
  /** The most valuable man that is lost, where it is a piece or more. */
  lost: Role | null;
}

export interface AnyOutlook {
  /** The opponent's moves that it would answer, legal or not. */
  moves: number;
  /**
   * Where the reply is played: what costs most first, then checks and captures of pieces; where there are
   * none, the most forcing move of the rest.
   */
  tried: Tried[];
  /** The moves after which it is not legal, so that nothing is played; forcing ones first. */
  illegal: Legal[];
}

/** `answered` are the moves, in UCI, to which another reply is prepared. */
export function outlookOfAny(
  rules: Rules,
  variant: Variant,
  fen: string,
  reply: string,
  answered: readonly string[],
): AnyOutlook {
  const count = counter(rules, variant === 'makruk' ? MAKRUK : CHESS);
  const all = rules.legal(fen).filter(({ uci }) => !answered.includes(uci));
  const forcing = (move: Legal) => count.taken(fen, move) + (move.check ? 2 : 0);
  const byForce = all.toSorted((a, b) => forcing(b) - forcing(a));

  const tried: (Tried & { cost: number })[] = [];
  const quiet: typeof tried = [];
  const illegal: Legal[] = [];
  for (const when of byForce) {
    const mine = rules.play(when.fen, reply);
    if (!mine) {
      illegal.push(when);
      continue;
    }
    const found = { when, reply: mine, ...count.after(fen, when, mine) };
    const told = found.cost >= PIECE || when.check || count.taken(fen, when) >= PIECE;
    (told ? tried : quiet).push(found);
  }
  // The sort is stable: what costs nothing stays in the order of force.
  tried.sort((a, b) => b.cost - a.cost);
  const shown = tried.length > 0 ? tried : quiet.slice(0, 1);
  return { moves: all.length, tried: shown.map(withoutCost), illegal };
}

const withoutCost = ({ when, reply, blow, mate, lost }: Tried): Tried => {
  return { when, reply, blow, mate, lost };
};

function counter(rules: Rules, values: Readonly<Record<Role, number>>) {
  const at = (fen: string, square: string) =>
    parsePieces(fen).get(square as Parameters<ReturnType<typeof parsePieces>['get']>[0]);

  /** What a move takes; castling in Chess960 goes onto one's own rook, and en passant onto nothing. */
  const victim = (fen: string, { from, to }: Legal): Role | null => {
    const [mover, target] = [at(fen, from), at(fen, to)];
    if (target) return target.color === mover?.color ? null : target.role;
    return mover?.role === 'pawn' && from[0] !== to[0] ? 'pawn' : null;
  };
  const valueOf = (role: Role | null | undefined) => (role ? values[role] : 0);

  /** What a move wins at once, a promotion included. */
  const taken = (fen: string, move: Legal): number => {
    const made = move.promotion ? valueOf(roleOf(move.promotion)) - values.pawn : 0;
    return valueOf(victim(fen, move)) + made;
  };

  /** What is left of it when the man that took can be taken in its turn. */
  const kept = (fen: string, move: Legal): number => {
    const won = taken(fen, move);
    const retaken = rules
      .legal(move.fen)
      .some((answer) => answer.to === move.to && victim(move.fen, answer) !== null);
    return retaken ? won - valueOf(at(move.fen, move.to)?.role) : won;
  };

  /** What it comes to when the opponent has played `when`, and `mine` is the answer. */
  const after = (fen: string, when: Legal, mine: Legal) => {
    const balance = taken(fen, when) - taken(when.fen, mine);
    let best = { gain: 0, blow: null as Legal | null };
    for (const blow of rules.legal(mine.fen)) {
      if (blow.check && rules.end(blow.fen) === 'checkmate')
        return { cost: MATE, blow, mate: true, lost: null };
      if (balance + taken(mine.fen, blow) < PIECE) continue;
      const gain = kept(mine.fen, blow);
      if (gain > best.gain) best = { gain, blow };
    }
    const cost = balance + best.gain;
    const lost = [balance > 0 && victim(fen, when), best.blow && victim(mine.fen, best.blow)]
      .filter((role) => !!role)
      .toSorted((a, b) => values[b] - values[a]);
    return {
      cost,
      blow: cost >= PIECE ? best.blow : null,
      mate: false,
      lost: cost >= PIECE ? (lost[0] ?? null) : null,
    };
  };

  return { taken, after };
}
