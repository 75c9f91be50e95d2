// The position after the last line of a sheet, to look at: seen, walked through by keys, and in words.
import { Board } from '../board/Board';
import { squaresOf } from '../board/fen';
import type { Color, Game } from '../api/types';
import { t } from '../i18n';
import type { Scores, Sheet } from './api';
import { fenOf } from './lines';
import { lineText } from './Sheet';

interface Props {
  game: Game;
  scores: Scores;
  sheet: Sheet;
  orientation: Color;
}

const NO_MOVES: Game['legal'] = [];
const nothing = () => {
  // The board is only to be looked at.
};

export const turnOf = (fen: string): Color => (fen.split(' ')[1] === 'b' ? 'black' : 'white');

/** "After 5… Nf6, White to move." */
export function positionText(scores: Scores, sheet: Sheet, game: Game): string {
  const last = sheet.lines.at(-1);
  const turn = turnOf(fenOf(scores, sheet));
  const move = last ? lineText(scores, last, game.variant) : '';
  return last ? t('score-after', { move, turn }) : t('score-start', { turn });
}

export function Position({ game, scores, sheet, orientation }: Props) {
  const last = sheet.lines.at(-1);
  const fen = fenOf(scores, sheet);
  return (
    <figure class="score-board">
      <Board
        variant={game.variant}
        fen={fen}
        orientation={orientation}
        turn={turnOf(fen)}
        last={last ? squaresOf(last.uci) : undefined}
        check={false}
        legal={NO_MOVES}
        promotion={null}
        onPick={nothing}
        onCancel={nothing}
      />
      <figcaption class="muted small">{positionText(scores, sheet, game)}</figcaption>
    </figure>
  );
}
