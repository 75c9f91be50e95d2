// What the director has decided about the score, the newest first, each with its reason.
import { t, dashed } from '../i18n';
import { Cited } from '../ui/Cited';
import { When } from '../ui/When';
import type { Act, Scores } from './api';
import { labelOf } from './lines';

export function Acts({ scores }: { scores: Scores }) {
  const { acts } = scores;
  if (!acts.length) return null;
  return (
    <section class="panel pad" aria-labelledby="h-score-acts">
      <h2 id="h-score-acts">{t('score-acts')}</h2>
      <ol class="score-log">
        {[...acts].reverse().map((act) => (
          <li key={act.at + act.kind}>
            <p>
              <b>
                <Cited text={actText(scores, act)} />
              </b>
            </p>
            <p class="score-said">
              <Cited text={act.reason} />
            </p>
            <p class="muted small">
              <When at={act.at} text={(when) => when} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** "From 5… on the director has settled the moves." */
export const actText = (scores: Scores, { kind, half_move: at }: Act): string =>
  t(`score-act-${dashed(kind)}`, { number: at === null ? '' : labelOf(scores, at) });
