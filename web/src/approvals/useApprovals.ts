// The applications that the reader sees, and what is done about them.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import type { ApplyForApproval, Approval, ApprovalAct, Approvals } from './api';

export interface Decision {
  act: ApprovalAct;
  text: string;
  congress: string | null;
}

export function useApprovals() {
  const [found, setFound] = useState<Approvals | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async () => {
    const { data, error } = await api.GET('/api/approvals');
    if (data) setFound(data);
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, []);
  const apply = async (body: ApplyForApproval): Promise<Problem | undefined> => {
    const { error } = await api.POST('/api/approvals', { body });
    if (!error) await load();
    return error;
  };
  const decide = async ({ id, version }: Approval, decision: Decision): Promise<Problem | null> => {
    const { error } = await api.POST('/api/approvals/{id}/decide', {
      params: { path: { id } },
      body: { version, ...decision },
    });
    if (!error || error.code === 'changed_meanwhile') await load();
    return error ?? null;
  };
  return { found, problem, load, apply, decide };
}
