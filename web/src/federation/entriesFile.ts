// The entries that a page shows as a file for spreadsheets, as the server writes its own: semicolons, the names of the
// columns in English, days in UTC, and nothing that a program would take for a formula.
import { amountText } from '../events/words';
import { type Group, type Line, type FederationEvent, standingOf } from './entries';

const HEADINGS = [
  'Code',
  'Event',
  'Starts',
  'ID',
  'FamilyName',
  'GivenName',
  'Title',
  'Team',
  'Entered',
  'State',
  'Fee',
  'Currency',
  'Standing',
  'Paid',
  'Confirmed',
];

/** What a formula begins with, in one program or another. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+([.,]\d+)?$/;

/** A cell as it is written: numbers stay as they are. */
function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const dayOf = (at: string | null): string => (at ? new Date(at).toISOString().slice(0, 10) : '');

function rowOf(event: FederationEvent, line: Line): string[] {
  const { player, team } = line;
  return [
    event.code,
    event.name,
    dayOf(event.starts_at),
    player ? String(player.id) : '',
    player?.family_name ?? '',
    player?.given_name ?? '',
    player?.title ?? '',
    team?.name ?? '',
    dayOf(line.at),
    line.state,
    event.fee ? amountText(event.fee) : '',
    event.fee?.currency ?? '',
    standingOf(event, line),
    dayOf(line.fee_paid_at),
    dayOf(line.confirmed_at),
  ];
}

export function csvOf(groups: readonly Group[]): string {
  const rows = groups.flatMap(({ event, lines }) => lines.map((line) => rowOf(event, line)));
  return [HEADINGS, ...rows].map((row) => `${row.map(cell).join(';')}\n`).join('');
}
