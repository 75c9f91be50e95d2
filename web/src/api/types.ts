// The names under which the pages know what the server sends; the shapes are the server's own
// description (`npm run types`).
import type { components } from './schema';

type Schemas = components['schemas'];

export type AddPasskey = Schemas['AddPasskey'];
export type Branch = Schemas['Branch'];
export type ChangeLeave = Schemas['ChangeLeave'];
export type ChangePlayerLeave = Schemas['ChangePlayerLeave'];
export type ChangeSettings = Schemas['ChangeSettings'];
export type Claim = Schemas['Claim'];
export type ClaimFacts = Schemas['ClaimFacts'];
export type Claimed = Schemas['Claimed'];
export type Clock = Schemas['Clock'];
export type Color = Schemas['Color'];
export type ConditionalPolicy = Schemas['ConditionalMoves'];
export type CorrectAllowance = Schemas['CorrectAllowance'];
export type Count = Schemas['Count'];
/** A calendar day in UTC: "2026-12-24". */
export type Day = Schemas['LeavePeriod']['first'];
export type DeadLetter = Schemas['DeadLetter'];
export type DrawOffers = Schemas['DrawOffers'];
export type Ending = Schemas['Ending'];
export type Game = Schemas['Game'];
export type GameList = Schemas['GameList'];
export type GameRow = Schemas['GameRow'];
export type Interval = Schemas['Interval'];
export type Key = Schemas['Key'];
export type Keys = Schemas['Keys'];
export type LastMove = Schemas['LastMove'];
export type Leave = Schemas['Leave'];
export type LeaveBook = Schemas['LeaveBook'];
export type JoinedNumber = Schemas['JoinedNumber'];
export type JoinedNumbers = Schemas['JoinedNumbers'];
export type LeaveEntry = Schemas['LeaveEntry'];
export type LeavePeriod = Schemas['LeavePeriod'];
export type LeaveSection = Schemas['LeaveSection'];
export type EndsFirst = Schemas['EndsFirst'];
export type Ended = Schemas['Ended'];
export type Export = Schemas['Export'];
export type Exports = Schemas['Exports'];
export type Facts = Schemas['Facts'];
export type Legal = Schemas['Legal'];
export type MakeKey = Schemas['MakeKey'];
export type MakeWebhook = Schemas['MakeWebhook'];
export type OrderExport = Schemas['OrderExport'];
export type Me = Schemas['Me'];
export type Message = Schemas['Message'];
export type Move = Schemas['Move'];
/** What the pages send names what follows even where nothing does. */
export interface NewBranch extends Omit<Schemas['NewBranch'], 'then'> {
  then: NewBranch[];
}
export type NewOutage = Schemas['DecideOutage'];
export type Gap = Schemas['Gap'];
export type NewGapDecision = Schemas['DecideGap'];
export type Offer = Schemas['Offer'];
export type Outage = Schemas['Outage'];
export type OutageList = Schemas['OutageList'];
export type NewKey = Schemas['NewKey'];
export type NewWebhook = Schemas['NewWebhook'];
export type Player = Schemas['Player'];
export type Preview = Schemas['Preview'];
export type Referred = Schemas['Referred'];
export type Section = Schemas['GameSection'];
export type Sent = Schemas['Sent'];
export type ResetDone = Schemas['ResetDone'];
export type Session = Schemas['Session'];
export type SignedInBrowser = Schemas['SignedInBrowser'];
export type Settings = Schemas['Settings'];
export type Silence = Schemas['Silence'];
export type Stopped = Schemas['Stopped'];
export type TimeControl = Schemas['TimeControl'];
export type Undecided = Schemas['Undecided'];
export type Variant = Schemas['Variant'];
export type WaitingClaim = Schemas['WaitingClaim'];
export type Webhook = Schemas['Webhook'];
export type WebhookDelivery = Schemas['WebhookDelivery'];

/** application/problem+json; `code` is what the pages translate, `detail` is the English fallback. */
export type Passkey = Schemas['Passkey'];
export type PasskeyAnswer = Schemas['PasskeyAnswer'];
export type PasskeyCreation = Schemas['PasskeyCreation'];
export type PasskeyRequest = Schemas['PasskeyRequest'];
export type Passkeys = Schemas['Passkeys'];
export type PlayerNames = Schemas['PlayerNames'];
export type Problem = Schemas['Problem'];
export type PlayerRemovals = Schemas['PlayerRemovals'];

export type PlayerSuspensions = Schemas['PlayerSuspensions'];
export type Role = Schemas['Role'];
export type Operator = Schemas['Operator'];
export type OperatorView = Schemas['OperatorView'];
export type Officials = Schemas['Officials'];
export type PlayerOffices = Schemas['PlayerOffices'];
export type Portrait = Schemas['Portrait'];
export type ChangePortrait = Schemas['ChangePortrait'];
