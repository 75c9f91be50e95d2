// What stands on a card: the last move of each side, with all days that its player has used so far.
import type { Line, MyScores } from './api';
import { mySheet } from './lines';

export interface OnCard {
  line: Line;
  /** Days that its player has used up to this move, by my sheet. */
  total: number;
}

/** The last two half-moves of my sheet, in order: what came, and what goes. */
export function onCard(scores: MyScores): OnCard[] {
  const { lines } = mySheet(scores);
  return lines.slice(-2).map((line) => ({
    line,
    total: lines
      .filter(({ by, half_move: at }) => by === line.by && at <= line.half_move)
      .reduce((days, each) => days + each.days, 0),
  }));
}
