// Both clocks as a sheet tells them. No clock runs here: that the time was exceeded counts when the director
// confirms it (LAW-6.6, TR-8.7a).
import type { Color, Game } from '../api/types';
import { moveNumber } from '../game/ply';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { fullName } from '../ui/PlayerName';
import type { ScoreClock, Scores, Sheet } from './api';
import { daysText } from './lines';

interface Props {
  game: Game;
  scores: Scores;
  sheet: Sheet;
}

export function Clocks({ game, scores, sheet }: Props) {
  return (
    <div class="score-both score-clocks">
      {(['white', 'black'] as const).map((color) => (
        <ClockFacts key={color} {...{ game, scores, color }} told={sheet.clocks[color]} />
      ))}
    </div>
  );
}

interface FactsProps {
  game: Game;
  scores: Scores;
  color: Color;
  told: ScoreClock;
}

function ClockFacts({ game, scores, color, told: { clock, exceeded_at: at } }: FactsProps) {
  const name = fullName(game[color].player);
  const { start_fen: fen, base } = scores;
  return (
    <div>
      <h3>
        <b>
          <bdi>{name}</bdi>
        </b>
      </h3>
      <p>{t('score-used', { days: daysText(clock.days_used) })}</p>
      {clock.days_left !== null && <p>{leftText(clock.days_left, clock)}</p>}
      {at !== null && (
        <p class="note">
          <Cited
            text={t('score-exceeded', { name, move: String(moveNumber(fen, at - base).number) })}
          />
        </p>
      )}
    </div>
  );
}

function leftText(
  left: number,
  {
    moves_to_go: go,
    control_move: move,
  }: Pick<ScoreClock['clock'], 'moves_to_go' | 'control_move'>,
): string {
  const days = daysText(left);
  if (go === null || move === null) return t('score-left', { days });
  return t('score-left-until', { days, n: go, move: String(move) });
}

/** Who has exceeded the time by a sheet. */
export const exceeded = ({ clocks }: Sheet, color: Color): boolean =>
  clocks[color].exceeded_at !== null;
