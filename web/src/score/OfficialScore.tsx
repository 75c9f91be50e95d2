// Both sheets for an official, and below them what waits and what can be decided.
import type { Color, Game } from '../api/types';
import { t } from '../i18n';
import { PlayerName } from '../ui/PlayerName';
import { Acts } from './Acts';
import type { Scores } from './api';
import { Clocks } from './Clocks';
import { ScoreDesk } from './direct/ScoreDesk';
import { Position } from './Position';
import { Sheet } from './Sheet';

interface Props {
  game: Game;
  scores: Scores;
  onScores: (scores: Scores) => void;
}

export function OfficialScore({ game, scores, onScores }: Props) {
  return (
    <>
      <div class="score-sheets">
        <SheetPanel {...{ game, scores }} color="white" />
        <SheetPanel {...{ game, scores }} color="black" />
      </div>
      <ScoreDesk game={game} scores={scores} onDecided={onScores} />
      <Acts scores={scores} />
    </>
  );
}

function SheetPanel({ game, scores, color }: Pick<Props, 'game' | 'scores'> & { color: Color }) {
  const sheet = scores[color];
  const heading = `h-score-${color}`;
  return (
    <section class="panel pad score-parts" aria-labelledby={heading}>
      <h2 id={heading}>{t(`score-sheet-${color}`)}</h2>
      <p>
        <PlayerName player={game[color].player} rating={false} link />
      </p>
      <Sheet {...{ scores, sheet }} variant={game.variant} caption={t(`score-sheet-${color}`)} />
      <Position {...{ game, scores, sheet }} orientation="white" />
      <Clocks {...{ game, scores, sheet }} />
      {sheet.address && (
        <div>
          <h3>{t('score-address-of')}</h3>
          <address class="score-address">{sheet.address}</address>
        </div>
      )}
    </section>
  );
}
