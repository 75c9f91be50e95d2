// A thumbnail of a position: chessground's markup without its script, so forty of them cost nothing.
import { parsePieces, position, squaresOf, type PieceColor } from './fen';
import './board.css';

interface Props {
  fen: string;
  orientation?: PieceColor;
  /** The last move in UCI. */
  last?: string | null;
}

export function MiniBoard({ fen, orientation = 'white', last }: Props) {
  const at = (square: string) => {
    const { x, y } = position(square, orientation);
    return { transform: `translate(${x * 100}%,${y * 100}%)` };
  };
  return (
    <div class="mini cg-wrap" aria-hidden="true">
      <cg-board>
        {last &&
          squaresOf(last).map((square) => (
            <square key={square} class="last-move" style={at(square)} />
          ))}
        {[...parsePieces(fen)].map(([square, piece]) => (
          <piece key={square} class={`${piece.color} ${piece.role}`} style={at(square)} />
        ))}
      </cg-board>
    </div>
  );
}
