// What helps where an event lacks its approval (TR-6, TR-12): one that is free, or an application.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { day } from '../format';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { Failure } from '../ui/Failure';
import type { Approval } from './api';

const LACKS = [
  'approval_missing',
  'approval_not_given',
  'approval_does_not_fit',
  'approval_taken',
  'approval_lapsed',
];

export const lacksApproval = ({ code }: Problem): boolean => LACKS.includes(code);

/** Those under which the reader can announce an event. */
export async function freeApprovals(): Promise<{ free?: Approval[]; error?: Problem }> {
  const { data, error } = await api.GET('/api/approvals');
  return data ? { free: data.approvals.filter(({ may }) => may.announce) } : { error };
}

/** The one that was chosen, above what is announced under it. */
export function Under({ approval }: { approval: Approval | null }) {
  return (
    <div role="status">
      {approval && (
        <p>
          <Cited text={t('organise-approval', { name: approval.name })} />
        </p>
      )}
    </div>
  );
}

interface Props {
  chosen: Approval | null;
  onChoose: (approval: Approval) => void;
}

export function Approved({ chosen, onChoose }: Props) {
  const [free, setFree] = useState<Approval[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async () => {
    const { free: all, error } = await freeApprovals();
    if (all) setFree(all);
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, []);
  return (
    <>
      {problem && <Failure problem={problem} onRetry={() => void load()} />}
      <p class="row">
        {free
          .filter(({ id }) => id !== chosen?.id)
          .map((approval) => (
            <button key={approval.id} type="button" class="btn" onClick={() => onChoose(approval)}>
              {t('organise-approval-use', {
                name: approval.name,
                day: day(approval.starts_until),
              })}
            </button>
          ))}
        <a class="btn" href="/approvals">
          {t('nav-approvals')}
        </a>
      </p>
    </>
  );
}
