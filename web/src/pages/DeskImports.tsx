// Events that were brought here, or are to be: what waits for an officer, and what became of the rest.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { DeskPage } from '../desk/DeskPage';
import { t } from '../i18n';
import { type Import, ImportPanel } from '../imports/ImportPanel';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';

export default function DeskImports() {
  const [imports, setImports] = useState<readonly Import[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [news, setNews] = useState('');
  const load = async () => {
    const { data, error } = await api.GET('/api/imports');
    // What waits comes first.
    if (data) {
      const waits = ({ state }: Import) => Number(state !== 'waiting');
      setImports([...data.imports].sort((a, b) => waits(a) - waits(b)));
    }
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
    <DeskPage title={t('nav-imports')} lede={t('imports-lede')} news={news}>
      {problem && <Failure problem={problem} onRetry={retry} />}
      <p>
        <a href="/imports">{t('imports-bring')}</a>
      </p>
      {imports.length === 0 && <p class="empty panel">{t('imports-none')}</p>}
      {imports.map((each) => (
        <ImportPanel key={each.id} of={each} onDecided={decided} />
      ))}
    </DeskPage>
  );
}
