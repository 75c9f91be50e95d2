// Approvals of international events that federations hold (TR-6, TR-12): applied for, and decided.
import { useLayoutEffect, useState } from 'preact/hooks';
import { ApplyForm } from '../approvals/ApplyForm';
import { ApprovalPanel } from '../approvals/ApprovalPanel';
import { useApprovals } from '../approvals/useApprovals';
import { t } from '../i18n';
import { arriveAt } from '../router';
import { useTitle } from '../title';
import { Cited } from '../ui/Cited';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import { toast } from '../ui/Toast';
import { Trouble } from '../ui/Trouble';
import '../styles/settings.css';

export default function Approvals() {
  useTitle(t('nav-approvals'));
  const { found, problem, load, apply, decide } = useApprovals();
  const [sent, setSent] = useState(0);
  // A mail leads to one of them.
  useLayoutEffect(() => {
    if (found && location.hash) arriveAt(document.getElementById(location.hash.slice(1)));
  }, [found === null]);
  const retry = () => void load();
  if (!found) {
    return problem ? <Trouble problem={problem} onRetry={retry} /> : <Skeleton height="70vh" />;
  }
  const { approvals, applies_for: federation } = found;
  return (
    <div class="settings">
      <div class="head">
        <h1>{t('nav-approvals')}</h1>
        <p class="lede">
          <Cited text={t('approvals-lede')} />
        </p>
        <p>
          <a href={`/approvals/reports/${new Date(found.now).getUTCFullYear()}`}>
            {t('approvals-report')}
          </a>
        </p>
        {problem && <Failure problem={problem} onRetry={retry} />}
      </div>
      <div class="column">
        {approvals.length === 0 && <p class="empty panel">{t('approvals-none')}</p>}
        {approvals.map((approval) => (
          <ApprovalPanel
            key={approval.id}
            approval={approval}
            onDecide={async (decision) => {
              const refusal = await decide(approval, decision);
              if (!refusal) toast(t('approvals-done'));
              return refusal;
            }}
          />
        ))}
      </div>
      {federation && (
        <section class="panel pad" aria-labelledby="h-apply">
          <h2 id="h-apply">{t('approvals-apply', { federation })}</h2>
          <ApplyForm
            key={sent}
            today={found.now.slice(0, 10)}
            onApply={async (body) => {
              const refusal = await apply(body);
              if (!refusal) {
                toast(t('approvals-sent'));
                setSent(sent + 1);
              }
              return refusal;
            }}
          />
        </section>
      )}
    </div>
  );
}
