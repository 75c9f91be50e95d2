// Events from elsewhere, for those who bring them: what became of each, and results that come later.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { t } from '../i18n';
import { takesResults } from '../imports/bring';
import { type Import, ImportPanel } from '../imports/ImportPanel';
import { LateResults } from '../imports/LateResults';
import { useTitle } from '../title';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import '../styles/imports.css';

export default function Imports() {
  useTitle(t('bring-list'));
  const [imports, setImports] = useState<readonly Import[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [news, setNews] = useState('');
  const load = async () => {
    const { data, error } = await api.GET('/api/imports');
    if (data) setImports(data.imports);
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, []);
  const retry = () => void load();
  if (!imports) {
    if (!problem) return <Skeleton height="60vh" />;
    return <Trouble problem={problem} onRetry={problem.status === 403 ? undefined : retry} />;
  }
  const decided = (next: Import) => {
    setImports(imports.map((each) => (each.id === next.id ? next : each)));
    setNews(t('imports-done', { name: next.name, state: t(`imports-state-${next.state}`) }));
  };
  return (
    <div class="imports">
      <div class="head">
        <div class="row spread">
          <h1>{t('bring-list')}</h1>
          <a class="btn primary" href="/imports/new">
            {t('bring-new')}
          </a>
        </div>
        <p class="lede">{t('bring-list-lede')}</p>
        <div role="status">{news && <p class="panel news">{news}</p>}</div>
        {problem && <Failure problem={problem} onRetry={retry} />}
      </div>
      {imports.length === 0 && <p class="empty panel">{t('bring-none')}</p>}
      {imports.map((each) => (
        <ImportPanel key={each.id} of={each} onDecided={decided}>
          {takesResults(each) && (
            <details>
              <summary>{t('bring-late')}</summary>
              <LateResults
                of={each}
                onRecorded={(n) => setNews(t('bring-late-done', { name: each.name, n }))}
              />
            </details>
          )}
        </ImportPanel>
      ))}
    </div>
  );
}
