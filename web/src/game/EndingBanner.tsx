// How the game ended: the result, the reason in words, the rule, and when.
import type { Ending } from '../api/types';
import { dateTime, utc } from '../format';
import { reasonText, score } from './words';

export function EndingBanner({ ending }: { ending: Ending }) {
  return (
    <section class="panel banner ending" aria-labelledby="ending-title">
      <p class="score">{score(ending)}</p>
      <div>
        <h2 id="ending-title">{reasonText(ending)}</h2>
        <p class="muted small">
          <time dateTime={ending.at} title={utc(ending.at)}>
            {dateTime(ending.at)}
          </time>{' '}
          · {ending.rule}
        </p>
      </div>
    </section>
  );
}
