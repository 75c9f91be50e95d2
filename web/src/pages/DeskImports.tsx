// Events that were brought here, or are to be: what waits for an officer, and what became of the rest.
import { DeskPage } from '../desk/DeskPage';
import { t } from '../i18n';
import { ImportPanel } from '../imports/ImportPanel';
import { mayImport } from '../session';
import { useImports } from '../imports/useImports';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';

export default function DeskImports() {
  const { imports, problem, retry, news, decided } = useImports();
  if (!imports) {
    if (!problem) return <Skeleton height="60vh" />;
    return <Trouble problem={problem} onRetry={retry} />;
  }
  return (
    <DeskPage title={t('nav-imports')} lede={t('imports-lede')} news={news}>
      {problem && <Failure problem={problem} onRetry={retry} />}
      {mayImport() && (
        <p>
          <a href="/imports">{t('imports-bring')}</a>
        </p>
      )}
      {imports.length === 0 && <p class="empty panel">{t('imports-none')}</p>}
      {imports.map((each) => (
        <ImportPanel key={each.id} of={each} onDecided={decided} />
      ))}
    </DeskPage>
  );
}
