// What each sheet says of both clocks, and of who has used more than there was (LAW-8.1). A flag that has fallen
// counts only when the director has confirmed it.
import { clockText } from '../../clockWords';
import type { Color, Game } from '../../api/types';
import { t } from '../../i18n';
import { lineText } from '../Sheet';
import type { Scores } from '../api';
import { COLORS, sideText } from './ruling';

interface Props {
  game: Game;
  scores: Scores;
}

export function TimeFacts({ game, scores }: Props) {
  return (
    <section aria-labelledby="h-score-time">
      <h3 id="h-score-time">{t('score-desk-time')}</h3>
      <div class="score-desk-both">
        {COLORS.map((sheet) => (
          <div key={sheet}>
            <p class="score-desk-by">{t(`score-desk-by-${sheet}`)}</p>
            <dl class="score-desk-facts">
              {COLORS.map((of) => (
                <Clock key={of} {...{ game, scores, sheet, of }} />
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}

interface ClockProps extends Props {
  sheet: Color;
  of: Color;
}

function Clock({ game, scores, sheet, of }: ClockProps) {
  const { clock, exceeded_at: at } = scores[sheet].clocks[of];
  const line = scores[sheet].lines.find(({ half_move: each }) => each === at);
  return (
    <>
      <dt>{sideText(game, of)}</dt>
      <dd>
        {clockText(clock)}
        {at !== null && (
          <b class="score-desk-late">
            {t('score-desk-exceeded', { move: line ? lineText(scores, line, game.variant) : '' })}
          </b>
        )}
      </dd>
    </>
  );
}
