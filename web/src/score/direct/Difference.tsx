// The half-move at which the sheets part, as each has it, and whose version stands.
import type { ComponentChildren } from 'preact';
import type { Color, Game } from '../../api/types';
import { MiniBoard } from '../../board/MiniBoard';
import { t } from '../../i18n';
import { PlayerName } from '../../ui/PlayerName';
import { San } from '../../ui/San';
import { OfferMark } from '../Sheet';
import type { Line, Scores } from '../api';
import { type Detail, dayText, daysText, differences, labelOf } from '../lines';
import type { Plan } from './plan';
import { COLORS } from './ruling';

interface Props {
  game: Game;
  scores: Scores;
  /** The half-move. */
  at: number;
  onPlan: (plan: Plan) => void;
}

export function Difference({ game, scores, at, onPlan }: Props) {
  const lineOf = (color: Color): Line | undefined => scores[color].lines[at - scores.base - 1];
  const [white, black] = COLORS.map(lineOf);
  if (!white || !black) return null;
  const unlike = differences(white, black);
  return (
    <section aria-labelledby="h-score-difference">
      <h3 id="h-score-difference">{t('score-desk-difference', { move: labelOf(scores, at) })}</h3>
      <div class="score-desk-both">
        {COLORS.map((color) => (
          <Version
            key={color}
            {...{ game, scores, color, unlike }}
            line={color === 'white' ? white : black}
          />
        ))}
      </div>
      <div class="row score-desk-acts">
        {COLORS.map((of) => (
          <button
            key={of}
            type="button"
            class="btn primary"
            onClick={() => onPlan({ kind: 'version', of, from: at })}
          >
            {t(`score-desk-version-${of}`)}
          </button>
        ))}
        <button type="button" class="btn" onClick={() => onPlan({ kind: 'lines', from: at })}>
          {t('score-desk-version-other')}
        </button>
      </div>
    </section>
  );
}

interface VersionProps {
  game: Game;
  scores: Scores;
  color: Color;
  line: Line;
  unlike: readonly Detail[];
}

function Version({ game, scores, color, line, unlike }: VersionProps) {
  const { san, fen, uci, arrived_on: arrived, sent_on: sent, days, draw_offered: offered } = line;
  const marked = (detail: Detail, text: ComponentChildren) =>
    unlike.includes(detail) ? <mark>{text}</mark> : text;
  return (
    <div>
      <h4>{t(`score-desk-sheet-${color}`)}</h4>
      <p>
        <PlayerName player={game[color].player} rating={false} />
      </p>
      <div class="score-desk-board">
        <MiniBoard variant={game.variant} fen={fen} last={uci} />
      </div>
      <p class="score-desk-move">
        {labelOf(scores, line.half_move)} {marked('move', <San san={san} variant={game.variant} />)}
        {offered && marked('draw', <OfferMark />)}
      </p>
      <dl class="score-desk-facts">
        <dt>{t('score-desk-arrived')}</dt>
        <dd>{marked('arrived', dayText(arrived))}</dd>
        <dt>{t('score-desk-sent')}</dt>
        <dd>{marked('sent', dayText(sent))}</dd>
        <dt>{t('score-desk-days')}</dt>
        <dd>{daysText(days)}</dd>
      </dl>
    </div>
  );
}
