// Claims that the server could not decide, each with the facts gathered: all of them, or the one that
// the path names.
import { ClaimCase } from '../desk/ClaimCase';
import { DeskPage } from '../desk/DeskPage';
import { useDesk } from '../desk/useDesk';
import { t } from '../i18n';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';

export default function DeskClaims({ id }: { id: string }) {
  const { claims: all, problem, ruled, load, rule } = useDesk();
  const claims = all?.filter((claim) => !id || claim.game === Number(id));
  if (!claims) {
    if (!problem) return <Skeleton height="60vh" />;
    // Who has no such office does not get one by asking again.
    return <Trouble problem={problem} onRetry={problem.status === 403 ? undefined : load} />;
  }
  return (
    <DeskPage title={t('desk-count', { n: claims.length })} lede={t('desk-lede')} news={ruled}>
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
      {id && (
        <p>
          <a href="/desk">{t('queue-back')}</a>
        </p>
      )}
    </DeskPage>
  );
}
