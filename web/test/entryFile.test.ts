// A file of entries in parts: each with the headings, and its rows in the lines of the file; and what becomes of them.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PLAYERS_MAX, partsOf, sendFile } from '../src/organise/entryFile';
import { player } from './player';

const rows = (from: number, count: number, end = '\n') =>
  Array.from({ length: count }, (_, at) => `${from + at},${end}`).join('');

/** The lines of a part that say something, with their numbers. */
const told = (part: string) =>
  part
    .split('\n')
    .map((line, at) => [at + 1, line.trim()] as const)
    .filter(([, line]) => line);

it.each([
  ['nothing', ''],
  ['headings', 'id,nomination\n'],
  ['as many as one part takes', `id,nomination\n${rows(1, PLAYERS_MAX)}`],
  ['and no end of the last line', `id,nomination\n${rows(1, PLAYERS_MAX).trimEnd()}`],
])('one part: %s', (_, csv) => {
  expect(partsOf(csv)).toEqual([csv]);
});

it('divides, and no row changes its line', () => {
  const csv = `\r\nid;nomination\r\n${rows(1, 40, '\r\n')}\r\n${rows(41, 51, '\r\n').trimEnd()}`;
  const all = told(csv);
  const parts = partsOf(csv).map(told);
  expect(parts.map((part) => part.length)).toEqual([46, 46, 2]);
  for (const [heading, ...lines] of parts) {
    expect(heading).toEqual(all[0]);
    for (const line of lines) expect(all).toContainEqual(line);
  }
  expect(parts.flatMap(([, ...lines]) => lines)).toHaveLength(91);
});

it('counts a row once that has lines of its own, and marks inside of words are none', () => {
  const quoted = 'id,nomination\n1,"Won it,\n""twice"" in\n\nhis town"\n2,5" tall\n';
  const csv = quoted + rows(3, PLAYERS_MAX - 1);
  const [first = '', second = ''] = partsOf(csv);
  expect(told(first)).toHaveLength(1 + 3 + PLAYERS_MAX - 1);
  expect(told(second).at(-1)).toEqual([told(csv).at(-1)?.[0], `${PLAYERS_MAX + 1},`]);
  expect(partsOf(csv)).toHaveLength(2);
});

interface Sent {
  csv: string;
  dry_run: boolean;
}
let sent: Sent[];
let answers: (body: Sent, nth: number) => { status?: number; json: unknown };

const fault = (line: number) => ({
  ...{ line, file: 'csv', column: 'id', code: 'forbidden', reason: 'No.', rule: null },
});
const entered = (ids: number[], already = false) => ({
  json: {
    ...{ dry_run: true, version: 1, problems: [], ignored_columns: ['Name'] },
    entered: ids.map((id) => ({ player: player(id, null), already })),
  },
});

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const body = (await request.json()) as Sent;
    sent.push(body);
    const { status = 200, json } = answers(body, sent.length);
    return Response.json(json, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const CSV = `id\n${rows(1, 100)}`;

it('checks all parts, and tells each player once', async () => {
  answers = (_, nth) =>
    nth === 2 ? { json: { ...entered([]).json, problems: [fault(60)] } } : entered([7]);
  const parts: string[] = [];
  const done = await sendFile(3, CSV, true, (part, of) => parts.push(`${part}/${of}`));
  expect(parts).toEqual(['1/3', '2/3', '3/3']);
  expect(sent.every((each) => each.dry_run)).toBe(true);
  expect(done.problem).toBeNull();
  expect(done.result.entered).toHaveLength(1);
  expect(done.result.faults.map(({ line }) => line)).toEqual([60]);
  expect(done.result.ignored).toEqual(['Name']);
});

it('stops where something is refused, and tells who was entered before', async () => {
  const refused = { code: 'faulty_file', detail: 'x', status: 422, title: '', type: '' };
  answers = (_, nth) =>
    nth === 2 ? { status: 422, json: { ...refused, errors: [fault(60)] } } : entered([nth]);
  const done = await sendFile(3, CSV, false, () => undefined);
  expect(sent).toHaveLength(2);
  expect(done.result.entered.map((each) => each.player.id)).toEqual([1]);
  expect(done.result.faults).toHaveLength(1);
  answers = () => ({ status: 403, json: { ...refused, code: 'forbidden', status: 403 } });
  const nobody = await sendFile(3, 'id\n1\n', false, () => undefined);
  expect(nobody.problem?.code).toBe('forbidden');
  expect(nobody.result.entered).toEqual([]);
});
