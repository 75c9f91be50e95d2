// The names under which the pages know decisions, cases, the queue and withdrawals as the server sends
// them.
import type { components } from '../api/schema';

type Schemas = components['schemas'];

export type Decision = Schemas['Decision'];
export type DecisionKind = Schemas['DecisionKind'];
export type DecisionPreview = Schemas['DecisionPreview'];
export type Directive = Schemas['Directive'];
export type NewDecision = Schemas['MakeDecision'];

export type Case = Schemas['Case'];
export type CaseKind = Schemas['CaseKind'];
export type CaseState = Schemas['CaseState'];
export type Outcome = NonNullable<Case['outcome']>;
export type PublicationDue = Schemas['PublicationDue'];

export type Queue = Schemas['Queue'];
export type QueueItem = Schemas['QueueItem'];

export type GameFacts = Schemas['GameFacts'];
export type SideFacts = GameFacts['white'];
export type Standing = GameFacts['standing'];
export type HandedIn = Schemas['AdjudicationClaim'];
/** What a player claims of a game that is with the adjudicators. */
export type AdjudicationClaim = Pick<HandedIn, 'claim' | 'analysis'>;

export const GROUNDS = ['grave_illness', 'beyond_control', 'personal', 'death'] as const;
export type Grounds = Schemas['WithdrawalGrounds'];
/** What a withdrawal comes to. */
export const WITHDRAWAL_KINDS = ['accepted', 'unaccepted', 'silent', 'death'] as const;
export type WithdrawalKind = Schemas['WithdrawalKind'];
export type WithdrawalState = Schemas['WithdrawalState'];
/** What an official decides about a request. */
export type Ruling = Schemas['RuleOnWithdrawal'];

export type Withdrawal = Schemas['Withdrawal'];
export type MyWithdrawals = Schemas['MyWithdrawals'];
export type WithdrawalGame = Schemas['WithdrawalGame'];
export type WithdrawalEvent = Schemas['WithdrawalEvent'];
/** What would follow from each decision. */
export type WithdrawalOutlook = Schemas['WithdrawalOutlook'];
export type WithdrawalPreview = Schemas['WithdrawalPreview'];
export type WithdrawalCase = Schemas['WithdrawalCase'];
export type NewWithdrawal = Schemas['RequestWithdrawal'];
export type RuleOnWithdrawal = Schemas['DecideWithdrawal'];
export type ReportWithdrawal = Schemas['ReportWithdrawal'];
