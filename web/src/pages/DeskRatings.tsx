// Rating runs at the desk: what comes next, what was calculated, and the import of a first list.
import { useState } from 'preact/hooks';
import { DeskPage } from '../desk/DeskPage';
import { num } from '../format';
import { t } from '../i18n';
import type { ListHead } from '../ratings/api';
import { FideForm, type Taken } from '../runs/FideForm';
import { ImportForm } from '../runs/ImportForm';
import { NextRunBox } from '../runs/NextRunBox';
import { RunRow } from '../runs/RunRow';
import { useRuns } from '../runs/useRuns';
import { runName } from '../runs/words';
import { Cited } from '../ui/Cited';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import '../styles/ratings.css';
import '../styles/queue.css';
import '../styles/runs.css';

export default function DeskRatings() {
  const { list, problem, load } = useRuns();
  const [imported, setImported] = useState<readonly ListHead[]>([]);
  const [fide, setFide] = useState<readonly Taken[]>([]);
  const [news, setNews] = useState('');
  if (!list) {
    if (!problem) return <Skeleton height="60vh" />;
    const retry = problem.status === 403 ? undefined : () => void load();
    return <Trouble problem={problem} onRetry={retry} />;
  }
  const took = (head: ListHead) => {
    setImported([...imported, head]);
    setNews(t('runs-imported', { list: runName(head), players: num(head.players) }));
    void load();
  };
  const tookFide = (taken: Taken) => {
    setFide([...fide, taken]);
    setNews(t('runs-fide-taken', { n: taken.players, changed: taken.changed }));
  };
  return (
    <DeskPage title={t('runs-title')} lede={t('runs-lede')} news={news}>
      {problem && <Failure problem={problem} onRetry={() => void load()} />}
      <div class="next-runs">
        {list.next.map((next) => (
          <NextRunBox key={`${next.pool} ${next.quarter}`} next={next} />
        ))}
      </div>
      <section aria-labelledby="h-runs">
        <h2 id="h-runs">{t('runs-so-far')}</h2>
        {list.runs.length === 0 ? (
          <p class="muted">{t('runs-none')}</p>
        ) : (
          <ul class="panel queue">
            {list.runs.map((run) => (
              <RunRow key={run.id} run={run} />
            ))}
          </ul>
        )}
      </section>
      <details class="panel case">
        <summary>{t('runs-import')}</summary>
        <p class="muted small">{t('runs-import-hint')}</p>
        {/* A new form after each list that was taken over. */}
        <ImportForm key={imported.length} onImported={took} />
      </details>
      <details class="panel case">
        <summary>{t('runs-fide')}</summary>
        <p class="muted small">
          <Cited text={t('runs-fide-hint')} />
        </p>
        <FideForm key={fide.length} onTaken={tookFide} />
      </details>
    </DeskPage>
  );
}
