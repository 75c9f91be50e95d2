// What a player knows of the game where no complete score exists (LAW-8.3): the position, and what else can
// be told.
import { useState } from 'preact/hooks';
import { MiniBoard } from '../board/MiniBoard';
import type { Game, Problem } from '../api/types';
import { t } from '../i18n';
import { Field, FieldFrame } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import type { MyScores, ScorePosition } from './api';
import { piecesOf } from './lines';

interface Props {
  game: Game;
  scores: MyScores;
  /** The position with which the player begins. */
  fen: string;
  onSend: (position: ScorePosition) => Promise<Problem | undefined>;
}

const COUNTS = ['white_moves', 'black_moves', 'white_days', 'black_days'] as const;
/** The server's limits. */
const MOST = 9_999;
const FEN_MAX = 200;

/** Eight ranks of a board: enough to draw it while it is being written. */
export const isDrawn = (fen: string): boolean =>
  /^\s*([pnbrqkms1-8~]+\/){7}[pnbrqkms1-8~]+/i.test(fen);

const numberOf = (text = ''): number | null => (text.trim() ? Number(text) : null);

/** What the form says. */
export function positionOf(values: Values): ScorePosition {
  const { fen = '', white_moves, black_moves, white_days, black_days, runs } = values;
  return {
    fen: fen.trim(),
    white_moves: numberOf(white_moves),
    black_moves: numberOf(black_moves),
    white_days: numberOf(white_days),
    black_days: numberOf(black_days),
    white_runs: runs === 'white' || runs === 'black' ? runs === 'white' : null,
  };
}

export function PositionForm({ game, scores, fen: first, onSend }: Props) {
  const [fen, setFen] = useState(first);
  return (
    <Form
      submit={t('score-position-send')}
      fieldOf={{ no_such_position: 'fen' }}
      onSend={(values) => onSend(positionOf(values))}
    >
      <div class="score-position">
        <div class="score-preview">
          {isDrawn(fen) ? (
            <MiniBoard
              variant={game.variant}
              fen={fen.trim()}
              orientation={piecesOf(scores, scores.me)}
            />
          ) : (
            <p class="muted small">{t('score-position-none')}</p>
          )}
        </div>
        <div class="form">
          <FieldFrame name="fen" label={t('score-position-fen')} hint={t('score-position-hint')}>
            {(ties) => (
              <textarea
                {...ties}
                rows={2}
                required
                maxLength={FEN_MAX}
                spellcheck={false}
                autoCapitalize="off"
                autoComplete="off"
                value={fen}
                onInput={(event) => setFen(event.currentTarget.value)}
              />
            )}
          </FieldFrame>
          <div class="score-counts">
            {COUNTS.map((name) => (
              <Field
                key={name}
                name={name}
                label={t(`score-position-${name.replace('_', '-')}`)}
                type="number"
                min={0}
                max={MOST}
                step={1}
              />
            ))}
          </div>
          <FieldFrame name="runs" label={t('score-position-runs')}>
            {(ties) => (
              <select {...ties}>
                <option value="">{t('score-position-unknown')}</option>
                <option value="white">{t('game-white')}</option>
                <option value="black">{t('game-black')}</option>
              </select>
            )}
          </FieldFrame>
        </div>
      </div>
    </Form>
  );
}
