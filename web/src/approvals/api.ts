// The names under which the pages know approvals of federations' events.
import type { components } from '../api/schema';

type Schemas = components['schemas'];

export type Approval = Schemas['Approval'];
export type Approvals = Schemas['Approvals'];
export type ApplyForApproval = Schemas['ApplyForApproval'];
export type ReportedApproval = Schemas['ReportedApproval'];
export type ApprovalAct = Schemas['ApprovalAct'];

/** What a reader chooses; a deposit is asked for with the approval. */
export type Choice = Exclude<ApprovalAct, 'approve_with_deposit'>;

/** What is done without giving a reason. */
const WITHOUT_REASON: readonly Choice[] = ['approve', 'withdraw', 'confirm_deposit'];

export const needsReason = (choice: Choice): boolean => !WITHOUT_REASON.includes(choice);

/** What the reader may do now, in the order of the buttons. */
export function choices({ may }: Approval): Choice[] {
  const all: [Choice, boolean][] = [
    ['approve', may.decide],
    ['refuse', may.decide],
    ['refer', may.refer],
    ['confirm_deposit', may.confirm_deposit],
    ['withdraw', may.withdraw],
  ];
  return all.filter(([, possible]) => possible).map(([choice]) => choice);
}
