// A thumbnail of a position: chessground's markup without its script, so forty of them cost nothing.
import type { Variant } from '../api/types';
import type { PieceSet } from '../prefs';
import { classOf, parsePieces, position, squaresOf, type PieceColor } from './fen';
import { usePieces } from './usePieces';
import './board.css';

interface Props {
  variant?: Variant;
  fen: string;
  orientation?: PieceColor;
  /** The last move in UCI. */
  last?: string | null;
  /** Left out, those that the reader has chosen. */
  pieces?: PieceSet;
}

export function MiniBoard({ variant = 'chess', fen, orientation = 'white', last, pieces }: Props) {
  const kind = usePieces(variant, pieces);
  const at = (square: string) => {
    const { x, y } = position(square, orientation);
    return { transform: `translate(${x * 100}%,${y * 100}%)` };
  };
  return (
    <div class={`mini cg-wrap${kind}`} aria-hidden="true">
      <cg-board>
        {last &&
          squaresOf(last).map((square) => (
            <square key={square} class="last-move" style={at(square)} />
          ))}
        {[...parsePieces(fen)].map(([square, piece]) => (
          <piece key={square} class={classOf(piece)} style={at(square)} />
        ))}
      </cg-board>
    </div>
  );
}
