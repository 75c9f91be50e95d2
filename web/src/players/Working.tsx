// How the new rating follows from the games, step by step, each with its rule.
import { t } from '../i18n';
import type { Explanation } from '../ratings/api';
import { decimal, ratingText } from '../ratings/words';
import { Cited } from '../ui/Cited';

export function Working({ why }: { why: Explanation }) {
  const { k, sum, average, exact, old, new: next, rounding_rule: rule, rule: method } = why;
  return (
    <ul class="working">
      {k && (
        <li>
          <Cited
            text={t('player-k', {
              r: decimal(k.r),
              g: decimal(k.g),
              k: decimal(k.k),
              rule: k.rule,
            })}
          />
        </li>
      )}
      {sum !== null && exact !== null && (
        <li>
          {t('player-sum', {
            old: ratingText(old.rating),
            sum: decimal(sum, { sign: true }),
            exact: decimal(exact),
          })}
        </li>
      )}
      {average && (
        <li>
          {t('player-average', {
            score: decimal(average.score),
            p: decimal(average.p),
            rc: decimal(average.rc),
          })}
        </li>
      )}
      {average && exact !== null && (
        <li>
          <Cited
            text={t('player-formula', {
              rc: decimal(average.rc),
              d: String(average.difference).replace('-', '−'),
              f: decimal(average.factor),
              exact: decimal(exact),
              rule: method,
            })}
          />
        </li>
      )}
      {exact !== null && (
        <li>
          <Cited text={t('player-rounded', { rating: ratingText(next.rating), rule })} />
        </li>
      )}
      <li>{t('player-games-after', { before: old.games, after: next.games })}</li>
    </ul>
  );
}
