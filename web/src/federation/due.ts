// What waits for a federation, as far as the server tells.
import type { Approval } from '../approvals/api';
import type { EventLine } from '../events/api';
import { type Standing, countsOf } from '../registrations/standing';
import type { Registration } from '../registrations/api';
import type { Transfer } from '../transfers/api';
import { type FederationEvent, toConfirm } from './entries';

export type Duty = 'transfers' | 'confirm' | 'announce' | 'deposit' | Exclude<Standing, 'invited'>;

export interface Due {
  duty: Duty;
  n: number;
  to: string;
  /** In which event, and since when the first of them waits. */
  of?: { id: number; event: string; since: string };
}

/** What has been read so far. */
export interface Read {
  transfers?: readonly Transfer[] | undefined;
  approvals?: readonly Approval[] | undefined;
  registrations?: readonly Registration[] | undefined;
  entered?: readonly FederationEvent[] | undefined;
}

/** The federation is asked, and the reader may answer. */
export const waitsForAnswer = ({ may }: Transfer, code: string): boolean =>
  may.some(({ federation }) => federation === code);

const canAnnounce = ({ federation, may }: Approval, code: string): boolean =>
  federation === code && may.announce;

/** What is approved and not announced yet, because the prizes are not safe. */
const needsDeposit = ({ federation, state, event, deposited }: Approval, code: string): boolean =>
  federation === code && state === 'approved' && event === null && deposited === false;

/** Whom the federation has to confirm, event by event: an entry cannot be accepted before that (TR-4.5). */
const confirmations = (code: string, events: readonly FederationEvent[]): Due[] =>
  toConfirm(events).map(({ event, n, since }) => ({
    duty: 'confirm',
    n,
    to: `/federation/${code}/entries?year=${event.starts_at.slice(0, 4)}&show=confirm`,
    of: { id: event.event, event: event.name, since },
  }));

/** The players first who wait for somebody else. */
export function dueOf(code: string, read: Read, now: number): Due[] {
  const { transfers = [], approvals = [], registrations = [], entered = [] } = read;
  const count = countsOf(registrations, now);
  const here = `/federation/${code}/registrations?show=`;
  const all: Due[] = [
    {
      duty: 'transfers',
      n: transfers.filter((each) => waitsForAnswer(each, code)).length,
      to: '/transfers',
    },
    ...confirmations(code, entered),
    { duty: 'uninvited', n: count.uninvited, to: `${here}uninvited` },
    { duty: 'lapsed', n: count.lapsed, to: `${here}lapsed` },
    {
      duty: 'deposit',
      n: approvals.filter((each) => needsDeposit(each, code)).length,
      to: '/approvals',
    },
    {
      duty: 'announce',
      n: approvals.filter((each) => canAnnounce(each, code)).length,
      to: '/approvals',
    },
  ];
  return all.filter(({ n }) => n > 0);
}

/** Events that take entries, but for other federations' own; what closes first comes first. */
export const takesEntries = (events: readonly EventLine[], code: string): EventLine[] =>
  events
    .filter(
      ({ phase, entry, organiser }) =>
        phase === 'entries_open' && (entry !== 'national' || organiser === code),
    )
    .sort((a, b) => a.entries_close_at.localeCompare(b.entries_close_at));
