// Beneath a table: pages on which players show running games (TR-14). A player finds the own page with what
// it may show and the opponents' requests; an official all pages of the section.
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { Failure } from '../ui/Failure';
import { fullName } from '../ui/PlayerName';
import { AskedFor } from './AskedFor';
import { MyPage } from './MyPage';
import { PageFacts } from './PageFacts';
import type { SectionPages } from './api';
import '../styles/own-pages.css';

/** Where mails lead. */
const ANCHOR = 'pages';

export function OwnPages({ section }: { section: number }) {
  const [pages, setPages] = useState<SectionPages | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [news, setNews] = useState('');
  // As it was found: what is answered does not close it under the reader's hands.
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDetailsElement>(null);
  const wanted = location.hash === `#${ANCHOR}`;
  const load = async () => {
    const params = { path: { id: section } };
    const { data, error } = await api.GET('/api/sections/{id}/pages', { params });
    if (data) {
      setPages(data);
      // What waits for the reader is in sight.
      const waits = data.asked.some(({ answer }) => answer === 'waits');
      if (wanted || waits || data.mine?.url) setOpen(true);
    }
    // Officials of other sections have nothing to see here; that there is none its page says.
    setProblem(error && ![403, 404].includes(error.status) ? error : null);
  };
  useEffect(() => {
    void load();
  }, [section]);
  const here = pages !== null;
  useEffect(() => {
    if (here && wanted) box.current?.scrollIntoView();
  }, [here]);
  if (!pages) return problem && <Failure problem={problem} onRetry={() => void load()} />;
  const { mine, asked, pages: all, shown_to_all: toAll } = pages;
  return (
    <details
      ref={box}
      id={ANCHOR}
      class="panel pad own-pages"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h2>{t('own-pages')}</h2>
      </summary>
      {problem && <Failure problem={problem} onRetry={() => void load()} />}
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
                onAnswered={(next) =>
                  setPages({
                    ...pages,
                    asked: asked.map((each) => (each === page ? next : each)),
                  })
                }
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
            setPages({ ...pages, mine: next });
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
    </details>
  );
}
