// Pages on which players show running games (TR-14). A player finds the own page with what
// it may show and the opponents' requests; an official all pages of the section.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { t } from '../i18n';
import { arriveAt } from '../router';
import { Cited } from '../ui/Cited';
import { Failure } from '../ui/Failure';
import { fullName } from '../ui/PlayerName';
import { Skeleton } from '../ui/Skeleton';
import { AskedFor } from './AskedFor';
import { MyPage } from './MyPage';
import { PageFacts } from './PageFacts';
import type { AskedPage, SectionPages } from './api';
import '../styles/own-pages.css';

interface Props {
  section: number;
  /** The address leads here. */
  wanted: boolean;
}

export function OwnPages({ section, wanted }: Props) {
  const [pages, setPages] = useState<SectionPages | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [news, setNews] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const load = async () => {
    const params = { path: { id: section } };
    const { data, error } = await api.GET('/api/sections/{id}/pages', { params });
    if (data) setPages(data);
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, [section]);
  const here = pages !== null;
  useLayoutEffect(() => {
    // Only now is the page long enough to begin with it, and nobody has seen or scrolled it yet.
    if (here && wanted) arriveAt(box.current?.closest('details'));
  }, [here]);
  // Officials of other sections have nothing to see here.
  const retry = problem?.status === 403 ? undefined : () => void load();
  const failure = problem && <Failure problem={problem} onRetry={retry} />;
  if (!pages) return failure ?? <Skeleton height="120px" />;
  const { mine, asked, pages: all, shown_to_all: toAll } = pages;
  return (
    <div ref={box} class="own-pages">
      {failure}
      {toAll && (
        <p>
          <Cited text={t('own-pages-all')} />
        </p>
      )}
      {asked.length > 0 && (
        <section class="own-page" aria-labelledby="h-asked-pages">
          <h3 id="h-asked-pages">{t('own-pages-asked')}</h3>
          <p>
            <Cited text={t('own-pages-asked-text')} />
          </p>
          <ul class="page-games">
            {asked.map((page) => (
              <AskedFor
                key={page.player.id}
                section={section}
                page={page}
                onAnswered={(next) => setPages((old) => old && answered(old, next))}
                onStale={() => void load()}
              />
            ))}
          </ul>
        </section>
      )}
      {mine && !toAll && (
        <MyPage
          section={section}
          page={mine}
          onChanged={(next, said) => {
            setPages((old) => old && { ...old, mine: next });
            setNews(said);
          }}
        />
      )}
      {!mine && !toAll && all.length === 0 && <p class="muted">{t('own-pages-none')}</p>}
      {all.map((page) => (
        <section key={page.player.id} aria-label={fullName(page.player)}>
          <h3>{fullName(page.player)}</h3>
          <PageFacts page={page} />
        </section>
      ))}
      <div role="status">{news && <p>{news}</p>}</div>
    </div>
  );
}

const answered = (pages: SectionPages, next: AskedPage): SectionPages => ({
  ...pages,
  asked: pages.asked.map((each) => (each.player.id === next.player.id ? next : each)),
});
