// The director's desk: what waits for a ruling, with the facts gathered.
import { ClaimCase } from '../desk/ClaimCase';
import { DeskTabs } from '../desk/DeskTabs';
import { useDesk } from '../desk/useDesk';
import { t } from '../i18n';
import { useTitle } from '../title';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import '../styles/desk.css';

export default function Desk() {
  useTitle(t('desk-title'));
  const { claims, problem, ruled, load, rule } = useDesk();
  if (!claims) {
    if (!problem) return <Skeleton height="60vh" />;
    // Who has no such office does not get one by asking again.
    return <Trouble problem={problem} onRetry={problem.status === 403 ? undefined : load} />;
  }
  return (
    <div class="desk">
      <DeskTabs />
      <div class="head">
        <h1 tabIndex={-1} id="desk-heading">
          {t('desk-count', { n: claims.length })}
        </h1>
        <p class="lede">{t('desk-lede')}</p>
        <div role="status">{ruled && <p class="panel ruled">{ruled}</p>}</div>
      </div>
      {problem && <Failure problem={problem} onRetry={load} />}
      {claims.length === 0 ? (
        <div class="empty panel">
          <h2>{t('desk-empty')}</h2>
          <p>{t('desk-empty-text')}</p>
        </div>
      ) : (
        <ul class="cases">
          {claims.map((claim) => (
            <li key={`${claim.game}-${claim.ply}`}>
              <ClaimCase claim={claim} onRule={rule} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
