// Events from elsewhere, for those who bring them: what became of each, and results that come later.
import { t } from '../i18n';
import { takesResults } from '../imports/bring';
import { ImportPanel } from '../imports/ImportPanel';
import { LateResults } from '../imports/LateResults';
import { useImports } from '../imports/useImports';
import { mayImport } from '../session';
import { useTitle } from '../title';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import '../styles/imports.css';

export default function Imports() {
  useTitle(t('bring-list'));
  const { imports, problem, load, retry, news, setNews, decided } = useImports();
  if (!imports) {
    if (!problem) return <Skeleton height="60vh" />;
    return <Trouble problem={problem} onRetry={retry} />;
  }
  return (
    <div class="imports">
      <div class="head">
        <div class="row spread">
          <h1>{t('bring-list')}</h1>
          {mayImport() && (
            <a class="btn primary" href="/imports/new">
              {t('bring-new')}
            </a>
          )}
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
                onRecorded={(n) => {
                  setNews(t('bring-late-done', { name: each.name, n }));
                  void load();
                }}
              />
            </details>
          )}
        </ImportPanel>
      ))}
    </div>
  );
}
