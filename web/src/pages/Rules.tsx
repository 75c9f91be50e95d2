// The rules: every article in the ledger's words, with what this server does about it. An article has an
// address of its own, which leads to its place in the list.
import articles from 'virtual:rules';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Books } from '../articles/Books';
import { isWhole, nearest, says } from '../articles/article';
import { lang, t } from '../i18n';
import { useAnswered } from '../articles/useAnswered';
import { isBack, query, setQuery } from '../router';
import { useTitle } from '../title';
import { SearchField } from '../ui/SearchField';
import '../styles/rules.css';

const IDS = articles.map(({ id }) => id);

export default function Rules({ id: asked }: { id: string }) {
  const id = useMemo(() => (asked ? nearest(asked, IDS) : null), [asked]);
  const unknown = useRef<HTMLParagraphElement>(null);
  useTitle(id ? `${id} – ${t('rules')}` : t('rules'));
  useArrival(id, asked, unknown);

  const params = new URLSearchParams(query.value);
  const search = params.get('find') ?? '';
  const missing = params.get('show') === 'missing';
  const answered = useAnswered(IDS);
  const shown = articles.filter((each) => (!missing || !isWhole(each)) && says(each, search));
  return (
    <div class="laws">
      <h1>{t('rules')}</h1>
      {asked && !id && (
        <p class="note warn" tabIndex={-1} ref={unknown}>
          {t('rules-unknown', { id: asked })}
        </p>
      )}
      <p class="lede">{t('rules-lede')}</p>
      {lang.value !== 'en' && <p>{t('rules-in-english')}</p>}
      <p>
        <a href="/rules-questions">{t('rules-questions')}</a> ·{' '}
        <a href="/conduct">{t('conduct')}</a>
      </p>
      <div class="law-find">
        <SearchField
          label={t('rules-find')}
          value={search}
          onChange={(find) => setQuery({ find })}
        />
        <label class="check">
          <input
            type="checkbox"
            checked={missing}
            onChange={({ currentTarget: { checked } }) =>
              setQuery({ show: checked ? 'missing' : null })
            }
          />
          {t('rules-only-missing')}
        </label>
        <p class="muted small" role="status">
          {t('rules-found', { n: shown.length })}
        </p>
      </div>
      {shown.length === 0 ? (
        <p class="empty">{t('rules-none')}</p>
      ) : (
        <Books articles={shown} arrival={id ? { id, asked } : null} answered={answered} />
      )}
    </div>
  );
}

/** The focus goes to the article, or to what says that there is none, and the page with it. */
function useArrival(id: string | null, asked: string, unknown: { current: HTMLElement | null }) {
  useLayoutEffect(() => {
    if (!asked) return;
    // After the page's own arrival, which is at its top.
    const frame = requestAnimationFrame(() => {
      const place = id ? document.getElementById(id) : unknown.current;
      place?.focus({ preventScroll: true });
      // Whoever comes back through the history is where the page was left.
      if (isBack()) return;
      const show = () => place?.closest('.law')?.scrollIntoView();
      show();
      // What was passed on the way has its true height only now.
      requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  }, [id, asked]);
}
