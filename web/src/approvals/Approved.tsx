// What helps where an event lacks its approval (TR-6, TR-12): one that is free, or an application.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { day } from '../format';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
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
export async function freeApprovals(): Promise<Approval[]> {
  const { data } = await api.GET('/api/approvals');
  return data?.approvals.filter(({ may }) => may.announce) ?? [];
}

interface Props {
  chosen: Approval | null;
  onChoose: (approval: Approval) => void;
}

export function Approved({ chosen, onChoose }: Props) {
  const [free, setFree] = useState<Approval[]>([]);
  useEffect(() => {
    void freeApprovals().then(setFree);
  }, []);
  return (
    <>
      {chosen && (
        <p>
          <Cited text={t('organise-approval', { name: chosen.name })} />
        </p>
      )}
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
