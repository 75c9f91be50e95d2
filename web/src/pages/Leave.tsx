// The leave planner: days off, on which the clocks of one's games stand still.
import { useState } from 'preact/hooks';
import { t } from '../i18n';
import { sectionName } from '../sectionName';
import { Periods } from '../leave/Periods';
import { Planner } from '../leave/Planner';
import { hasLeave } from '../leave/plan';
import { useLeave } from '../leave/useLeave';
import { useTitle } from '../title';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import '../styles/leave.css';

export default function Leave() {
  useTitle(t('leave-title'));
  const { leave, problem, load, register, cancel } = useLeave();
  const [news, setNews] = useState('');
  if (!leave) {
    return problem ? <Trouble problem={problem} onRetry={load} /> : <Skeleton height="70vh" />;
  }
  const without = leave.sections.filter((section) => !hasLeave(section));
  return (
    <div class="leave">
      <div class="head">
        <h1>{t('leave-title')}</h1>
        <p class="lede">{t('leave-lede')}</p>
        <div role="status">{news && <p class="panel news">{news}</p>}</div>
      </div>
      {leave.sections.length === 0 && (
        <div class="panel pad">
          <h2>{t('leave-no-games')}</h2>
          <p>{t('leave-no-games-text')}</p>
        </div>
      )}
      {leave.sections.some(hasLeave) && (
        <Planner leave={leave} onRegister={register} onDone={setNews} />
      )}
      {leave.sections.length > 0 && <Periods leave={leave} onCancel={cancel} onDone={setNews} />}
      {without.length > 0 && (
        <div class="panel pad">
          <h2>{t('leave-without', { n: without.length })}</h2>
          <ul class="muted">
            {without.map(({ section }) => (
              <li key={section.id}>{sectionName(section)}</li>
            ))}
          </ul>
        </div>
      )}
      <p class="small">
        <a href="/withdraw">{t('leave-withdraw')}</a>
      </p>
    </div>
  );
}
