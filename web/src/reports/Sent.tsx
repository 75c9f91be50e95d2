// What both players have sent of a game that was played elsewhere, side by side; where they begin to
// differ is marked.
import type { Game } from '../api/types';
import { t } from '../i18n';
import { score } from '../game/words';
import { moveLabel, moveNumber } from '../game/ply';
import { PlayerName } from '../ui/PlayerName';
import { San } from '../ui/San';
import { When } from '../ui/When';
import type { GameReports, Report } from './api';

interface Props {
  game: Game;
  of: GameReports;
}

export function Sent({ game, of }: Props) {
  return (
    <div class="reports-both">
      {(['white', 'black'] as const).map((color) => {
        const { sent_at: at, report } = of[color];
        return (
          <section key={color} aria-labelledby={`h-report-${color}`}>
            <h3 id={`h-report-${color}`}>{t(`game-${color}`)}</h3>
            <p>
              <PlayerName player={game[color].player} rating={false} />
            </p>
            {at ? (
              <p class="muted small">
                <When at={at} text={(when) => t('report-sent-at', { when })} />
              </p>
            ) : (
              <p class="muted">{t('report-none')}</p>
            )}
            {at && !report && <p>{t('report-hidden')}</p>}
            {report && (
              <>
                <p class="report-score">{score(report)}</p>
                <Moves game={game} report={report} from={of.differ_at} />
              </>
            )}
          </section>
        );
      })}
    </div>
  );
}

interface MovesProps {
  game: Game;
  report: Report;
  /** The first half-move that is not the same in both. */
  from: number | null;
}

function Moves({ game, report: { moves }, from }: MovesProps) {
  if (!moves.length) return <p class="muted">{t('report-no-moves')}</p>;
  const fen = game.initial_fen;
  return (
    <p class="report-moves">
      {moves.map((san, index) => {
        const ply = index + 1;
        const numbered = ply === 1 || moveNumber(fen, ply).by === 'white';
        const move = (
          <>
            {numbered && moveLabel(fen, ply)}
            <San san={san} variant={game.variant} />
          </>
        );
        return <span key={ply}>{ply === from ? <mark>{move}</mark> : move} </span>;
      })}
    </p>
  );
}
