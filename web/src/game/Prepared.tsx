// My conditional moves that still wait, in short; they are written on the analysis page.
import type { Branch, Game } from '../api/types';
import { t } from '../i18n';
import { San } from '../ui/San';

/** With more lines than this the list would push the game away. */
const SHOWN = 5;

export function Prepared({ game }: { game: Game }) {
  const lines = game.conditional.flatMap(linesOf);
  const hidden = lines.length - SHOWN;
  return (
    <section class="panel pad prepared" aria-labelledby="prepared-title">
      <h2 id="prepared-title">{t('variant-prepared')}</h2>
      <p class="muted small">{t('variant-prepared-text')}</p>
      <ul>
        {lines.slice(0, SHOWN).map((line, index) => (
          <li key={index}>
            {line.map((step, place) => (
              <Pair key={place} step={step} first={place === 0} game={game} />
            ))}
          </li>
        ))}
      </ul>
      {hidden > 0 && <p class="small">{t('variant-prepared-more', { n: hidden })}</p>}
      <p>
        <a href={`/analysis/${game.id}`}>{t('variant-prepared-change')}</a>
      </p>
    </section>
  );
}

/** Every line of a tree from its root to its last answer. */
function linesOf(branch: Branch): Branch[][] {
  if (branch.then.length === 0) return [[branch]];
  return branch.then.flatMap(linesOf).map((line) => [branch, ...line]);
}

function Pair({ step, first, game }: { step: Branch; first: boolean; game: Game }) {
  return (
    <>
      {!first && '; '}
      {step.when_san === null ? (
        t('variant-prepared-any')
      ) : (
        <>
          {t('variant-prepared-if')} <San san={step.when_san} variant={game.variant} />
        </>
      )}
      {', '}
      {t('variant-prepared-then')} <San san={step.reply_san} variant={game.variant} />
    </>
  );
}
