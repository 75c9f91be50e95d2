// One decision about many entries: whom it concerns, and how it is carried out where the server is busy or refuses.
import { describe, expect, it } from 'vitest';
import type { Problem } from '../src/api/types';
import type { Entry } from '../src/events/api';
import type { Decided } from '../src/events/decideEntry';
import { type BulkDecision, TOGETHER, decisionsForAll, planFor } from '../src/organise/bulk';
import { type Run, begun, carryOut, pause, resumed } from '../src/organise/bulkRun';
import { player } from './player';

const DAY = '2026-11-01T00:00:00Z';
const entry = (id: number, state: Entry['state'], rest: Partial<Entry> = {}) =>
  ({
    ...{ player: player(id, null), state, fee_paid_at: null, free: false, confirmed_at: null },
    ...rest,
  }) as Entry;

const CHOSEN = [
  entry(1, 'entered'),
  entry(2, 'entered', { fee_paid_at: DAY }),
  entry(3, 'entered', { free: true }),
  entry(4, 'entered', { free: true, confirmed_at: DAY }),
  entry(5, 'accepted', { fee_paid_at: DAY }),
  entry(6, 'waiting', { fee_paid_at: DAY }),
  entry(7, 'refused'),
  entry(8, 'withdrawn', { fee_paid_at: DAY }),
];

describe('a plan', () => {
  it.each<[BulkDecision, number[], Record<string, number[]>]>([
    ['fee_paid', [1], { withdrawn: [8], refused: [7], paid: [2, 5, 6], free: [3, 4] }],
    ['fee_not_paid', [2, 6, 8], { accepted: [5], unpaid: [1, 3, 4, 7] }],
    ['accept', [2, 4, 6], { withdrawn: [8], accepted: [5], unpaid: [1, 7], unconfirmed: [3] }],
    ['waiting_list', [1, 2, 3, 4, 5, 7], { withdrawn: [8], waiting: [6] }],
    ['refuse', [1, 2, 3, 4, 5, 6], { withdrawn: [8], refused: [7] }],
    ['withdraw', [5], { not_accepted: [1, 2, 3, 4, 6, 7, 8] }],
  ])('to %s', (decision, concerned, left) => {
    const plan = planFor(decision, CHOSEN, true);
    const ids = (some: readonly Entry[]) => some.map((each) => each.player.id);
    expect(ids(plan.concerned)).toEqual(concerned);
    expect(Object.fromEntries(plan.left.map(([lack, some]) => [lack, ids(some)]))).toEqual(left);
  });

  it('is offered where it concerns somebody', () => {
    expect(decisionsForAll(CHOSEN, true)).toEqual(TOGETHER);
    expect(decisionsForAll([], true)).toEqual([]);
    expect(decisionsForAll([entry(8, 'withdrawn')], true)).toEqual([]);
    expect(decisionsForAll([entry(1, 'entered')], true)).toEqual([
      'fee_paid',
      'waiting_list',
      'refuse',
    ]);
  });

  it('of an event without a fee asks for none', () => {
    expect(decisionsForAll([entry(1, 'entered')], false)).toEqual([
      'accept',
      'waiting_list',
      'refuse',
    ]);
  });
});

const problem = (status: number, code: string, rest: Partial<Problem> = {}): Problem => ({
  ...{ type: 'about:blank', title: code, status, code, detail: code },
  ...rest,
});

interface Seen {
  asked: number[];
  waited: number[];
  steps: Run[];
}

interface World {
  /** What the server knows before it begins, and when. */
  known: Entry[] | Problem;
  now: string;
  paidAt: (id: number) => string;
}

/** Carries a decision out; `answers` says what the server makes of a player the n-th time. */
async function carried(
  start: Run,
  answers: (id: number, nth: number) => Problem | null,
  stop: (seen: Seen) => boolean = () => false,
  { known = [], now = DAY, paidAt = () => DAY }: Partial<World> = {},
) {
  const seen: Seen = { asked: [], waited: [], steps: [] };
  const stopper = new AbortController();
  const run = await carryOut(start, {
    decide: async (each): Promise<Decided> => {
      seen.asked.push(each.player.id);
      const nth = seen.asked.filter((id) => id === each.player.id).length;
      if (stop(seen)) stopper.abort();
      const refused = answers(each.player.id, nth);
      return refused
        ? { problem: refused }
        : { entry: { ...each, fee_paid_at: paidAt(each.player.id) } };
    },
    look: async () => (Array.isArray(known) ? { entries: known, now } : { problem: known }),
    own: 5,
    wait: async (seconds) => void seen.waited.push(seconds),
    onStep: (step) => void seen.steps.push(step),
    signal: stopper.signal,
  });
  const told = {
    done: run.done.map((each) => each.player.id),
    refused: run.refused.map((each) => [each.entry.player.id, each.problem.code]),
    rest: run.rest.map((each) => each.player.id),
  };
  return { run, told, ...seen };
}

const five = () =>
  begun(
    'fee_paid',
    [1, 2, 3, 4, 5].map((id) => entry(id, 'entered')),
  );

describe('a run', () => {
  it('goes through all, one after the other', async () => {
    const { run, told, asked, steps } = await carried(five(), () => null);
    expect(asked).toEqual([1, 2, 3, 4, 5]);
    expect(told).toEqual({ done: [1, 2, 3, 4, 5], refused: [], rest: [] });
    expect(run.done.every((each) => each.fee_paid_at)).toBe(true);
    expect(run).toMatchObject({ running: false, problem: null, all: 5 });
    expect(steps.map(({ done }) => done.length)).toEqual([1, 2, 3, 4, 5, 5]);
  });

  it('keeps refusals and goes on', async () => {
    const no = problem(409, 'fee_not_paid', { rule: 'TR-0.2' });
    const own = problem(403, 'forbidden');
    const { told, waited } = await carried(five(), (id) => (id === 2 ? no : id === 5 ? own : null));
    expect(told.refused).toEqual([
      [2, 'fee_not_paid'],
      [5, 'forbidden'],
    ]);
    expect(told.done).toEqual([1, 3, 4]);
    expect(waited).toEqual([]);
  });

  it.each([
    [403, 'forbidden'],
    [403, 'own_event'],
    [409, 'start_lists_published'],
    [409, 'event_cancelled'],
    [401, 'unauthenticated'],
  ])('ends with what holds for all: %i %s', async (status, code) => {
    const all = problem(status, code);
    const { run, told, asked } = await carried(five(), (id) => (id > 1 ? all : null));
    expect(asked).toEqual([1, 2]);
    expect(told).toEqual({ done: [1], refused: [], rest: [2, 3, 4, 5] });
    expect(run.problem).toBe(all);
  });

  it('tries again when the server says, and when it says nothing', async () => {
    const busy = problem(429, 'too_many_attempts', { retry_after_seconds: 42 });
    const changed = problem(409, 'changed_meanwhile');
    const { told, asked, waited, steps } = await carried(five(), (id, nth) => {
      if (id === 2 && nth === 1) return busy;
      return id === 3 && nth < 3 ? changed : null;
    });
    expect(told.done).toEqual([1, 2, 3, 4, 5]);
    expect(asked).toEqual([1, 2, 2, 3, 3, 3, 4, 5]);
    expect(waited).toEqual([42, 1, 3]);
    expect(steps.map(({ waiting }) => waiting).filter(Boolean)).toEqual([42, 1, 3]);
  });

  it('ends when the server cannot be reached, and goes on with the rest', async () => {
    const away = problem(503, 'unreachable');
    const first = await carried(five(), (id) => (id === 3 ? away : null));
    expect(first.told).toEqual({ done: [1, 2], refused: [], rest: [3, 4, 5] });
    expect(first.asked).toEqual([1, 2, 3, 3, 3, 3]);
    expect(first.run.problem).toBe(away);
    const second = await carried(resumed(first.run), () => null);
    expect(second.asked).toEqual([3, 4, 5]);
    expect(second.told.done).toEqual([1, 2, 3, 4, 5]);
    expect(second.run.problem).toBeNull();
  });

  it('ends with the session, which is not asked twice', async () => {
    const out = problem(401, 'unauthenticated');
    const { told, asked } = await carried(five(), (id) => (id === 2 ? out : null));
    expect(asked).toEqual([1, 2]);
    expect(told.rest).toEqual([2, 3, 4, 5]);
  });

  it('of one that changes all the time is a refusal', async () => {
    const { told } = await carried(five(), (id) =>
      id === 1 ? problem(409, 'changed_meanwhile') : null,
    );
    expect(told.refused).toEqual([[1, 'changed_meanwhile']]);
    expect(told.done).toEqual([2, 3, 4, 5]);
  });

  it('is stopped after the entry that is on its way', async () => {
    const { run, told } = await carried(
      five(),
      () => null,
      ({ asked }) => asked.length === 3,
    );
    expect(told).toEqual({ done: [1, 2, 3], refused: [], rest: [4, 5] });
    expect(run).toMatchObject({ running: false, problem: null });
  });

  it('is stopped while it waits, and the entry is tried later', async () => {
    const busy = problem(503, 'unavailable');
    const { told, run } = await carried(
      five(),
      (id) => (id === 2 ? busy : null),
      ({ asked }) => asked.length === 2,
    );
    expect(told).toEqual({ done: [1], refused: [], rest: [2, 3, 4, 5] });
    expect(run.problem).toBeNull();
  });

  it('of nobody is done at once', async () => {
    expect((await carried(begun('accept', []), () => null)).run.running).toBe(false);
  });
});

describe('a payment of somebody else', () => {
  const [BEFORE, START, LATER] = [
    '2026-11-20T09:00:00Z',
    '2026-11-20T10:00:00Z',
    '2026-11-20T10:00:07Z',
  ];
  const ids = (some: readonly Entry[]) => some.map((each) => each.player.id);
  const run = (from: Run, known: World['known'], paidAt: World['paidAt'] = () => START) =>
    carried(from, () => null, undefined, { known, now: START, paidAt });

  it('that the page has not heard of is not recorded again', async () => {
    const known = [entry(2, 'entered', { fee_paid_at: BEFORE }), entry(3, 'entered')];
    const { run: end, asked, told } = await run(five(), known);
    expect(asked).toEqual([1, 3, 4, 5]);
    expect(ids(end.already)).toEqual([2]);
    expect(end.already[0]?.fee_paid_at).toBe(BEFORE);
    expect(told).toEqual({ done: [1, 3, 4, 5], refused: [], rest: [] });
  });

  it('recorded while this runs is none of this run', async () => {
    const at: Record<number, string> = { 1: BEFORE, 2: LATER, 3: START, 4: LATER, 5: LATER };
    const { run: end, told } = await run(five(), [], (id) => at[id] ?? LATER);
    // Older than the run; older than a payment that was recorded before it was sent.
    expect(ids(end.already)).toEqual([1, 3]);
    expect(told.done).toEqual([2, 4, 5]);
  });

  it('is looked for again when it goes on', async () => {
    const from = resumed({ ...five(), running: false });
    const { run: end } = await run(from, [entry(5, 'entered', { fee_paid_at: BEFORE })]);
    expect(ids(end.already)).toEqual([5]);
  });

  it('nothing is recorded when nobody can say who has paid', async () => {
    const { told, asked, run: end } = await run(five(), problem(503, 'unreachable'));
    expect(asked).toEqual([]);
    expect(told.rest).toEqual([1, 2, 3, 4, 5]);
    expect(end).toMatchObject({ running: false, problem: { code: 'unreachable' } });
  });

  it('is no matter where nothing is paid', async () => {
    const accepted = begun('accept', [entry(1, 'entered', { fee_paid_at: BEFORE })]);
    const { told } = await run(accepted, problem(503, 'unreachable'), () => BEFORE);
    expect(told.done).toEqual([1]);
  });
});

it('a pause ends early when it is stopped', async () => {
  const stopper = new AbortController();
  const long = pause(3_600, stopper.signal);
  stopper.abort();
  await long;
  await pause(3_600, stopper.signal);
  await pause(0, new AbortController().signal);
});
