// What a player has told of the position (LAW-8.3).
import { MiniBoard } from '../board/MiniBoard';
import type { Color, Variant } from '../api/types';
import { num } from '../format';
import { t } from '../i18n';
import type { ScorePosition } from './api';
import { daysText } from './lines';

interface Props {
  told: ScorePosition;
  variant: Variant;
  orientation: Color;
}

export function Told({ told, variant, orientation }: Props) {
  const { fen, white_moves, black_moves, white_days, black_days, white_runs } = told;
  const facts: [string, string | null][] = [
    ['white-moves', white_moves === null ? null : num(white_moves)],
    ['black-moves', black_moves === null ? null : num(black_moves)],
    ['white-days', white_days === null ? null : daysText(white_days)],
    ['black-days', black_days === null ? null : daysText(black_days)],
    ['runs', white_runs === null ? null : t(white_runs ? 'game-white' : 'game-black')],
  ];
  return (
    <div class="score-position">
      <div class="score-preview">
        <MiniBoard variant={variant} fen={fen} orientation={orientation} />
      </div>
      <div>
        <p class="score-fen">{fen}</p>
        <dl class="kv">
          {facts.map(
            ([name, value]) =>
              value !== null && (
                <>
                  <dt key={`${name}-t`}>{t(`score-position-${name}`)}</dt>
                  <dd key={name}>{value}</dd>
                </>
              ),
          )}
        </dl>
      </div>
    </div>
  );
}
