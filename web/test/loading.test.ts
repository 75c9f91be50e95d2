// What pages load and keep: a failure is not the end of it, and what was changed meanwhile is not lost.
import { h, render } from 'preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCase } from '../src/desk/useCase';
import { useEvent } from '../src/events/useEvent';
import { askAhead, askGame } from '../src/game/ahead';
import { useProposal } from '../src/organise/useProposal';
import { session } from '../src/session';

const MOMENT_MS = 20;

/** What the server answers, by path; nothing is no connection. */
let answers: Record<string, unknown> = {};
let asked: string[] = [];
/** While set, a request with PUT waits for it. */
let gate: Promise<void> | null = null;

beforeEach(() => {
  answers = {};
  asked = [];
  gate = null;
  session.value = null;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    if (request.method === 'PUT') await gate;
    const answer = answers[pathname];
    if (answer === undefined) throw new TypeError('no connection');
    return Response.json(answer);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = () => vi.advanceTimersByTimeAsync(MOMENT_MS);

/** A hook as a page uses it, with what it says now. */
function used<Value>(hook: () => Value): { now: Value } {
  const seen = {} as { now: Value };
  function Page() {
    seen.now = hook();
    return null;
  }
  render(h(Page, null), document.createElement('div'));
  return seen;
}

it('an event whose games are being made is asked for again after a failure', async () => {
  answers['/api/events/7'] = { id: 7, phase: 'publishing' };
  const page = used(() => useEvent(7));
  await settled();
  expect(page.now.event?.phase).toBe('publishing');
  answers = {};
  for (const tries of [2, 3]) {
    await vi.advanceTimersByTimeAsync(3_000);
    await settled();
    expect(asked).toHaveLength(tries);
    expect(page.now.problem?.code).toBe('unreachable');
  }
  answers['/api/events/7'] = { id: 7, phase: 'published' };
  await vi.advanceTimersByTimeAsync(3_000);
  await settled();
  expect(page.now.event?.phase).toBe('published');
  expect(page.now.problem).toBeNull();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveLength(4);
});

const player = (id: number) => ({
  ...{ id, rating: 2_000 + id, federation: 'CZE', title: null },
  ...{ given_name: 'A', family_name: `B${id}` },
});

it('players who are moved while the proposal is being saved stay where they were put', async () => {
  const [a, b, c] = [player(1), player(2), player(3)];
  const proposal = (version: number, first: unknown[], second: unknown[]) => ({
    version,
    sections: [
      { name: '1', players: first },
      { name: '2', players: second },
    ],
    unplaced: [],
    team_sections: [],
    unplaced_teams: [],
    remarks: [],
  });
  const path = '/api/events/7/proposal';
  answers[path] = proposal(1, [c, b, a], []);
  const page = used(() => useProposal(7, async () => undefined));
  await settled();
  page.now.move(a, 1);
  await settled();

  let open = () => {};
  gate = new Promise((done) => {
    open = done;
  });
  const saving = page.now.save();
  await settled();
  page.now.move(b, 1);
  answers[path] = proposal(2, [c, b], [a]);
  open();
  expect(await saving).toBeNull();
  await settled();
  expect(page.now.proposal).toEqual(proposal(2, [c], [b, a]));
  expect(page.now.changed, 'the last move is still to be saved').toBe(true);

  answers[path] = proposal(3, [c], [b, a]);
  expect(await page.now.save()).toBeNull();
  await settled();
  expect(page.now.changed).toBe(false);
});

it('a case says that its decisions could not be loaded, and loads them again', async () => {
  answers['/api/cases/12'] = { id: 12, version: 1, decision: 3, section: { id: 70 } };
  const page = used(() => useCase(12));
  await settled();
  await settled();
  expect(page.now.item?.id).toBe(12);
  expect(page.now.missing?.code).toBe('unreachable');
  answers['/api/sections/70/decisions'] = { decisions: [{ id: 3, case: 12 }] };
  await page.now.loadDecisions();
  await settled();
  expect(page.now.missing).toBeNull();
  expect([page.now.appealed?.id, page.now.answering.length]).toEqual([3, 1]);
});

it('what is asked ahead is a first game’s, once, and while it is fresh', async () => {
  const calls = async (...ids: number[]) => {
    asked = [];
    for (const id of ids) await askGame(id);
    return asked.length;
  };
  answers['/api/games/7'] = { id: 7 };
  answers['/api/games/8'] = { id: 8 };
  askAhead(7);
  await settled();
  expect(await calls(7), 'it is there').toBe(0);
  expect(await calls(7), 'and asked for when it is wanted again').toBe(1);
  askAhead(7);
  expect(await calls(8, 7), 'another came first').toBe(2);
  askAhead(7);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(await calls(7), 'it is old').toBe(1);
});
