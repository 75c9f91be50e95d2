// The sections of an event that changes while they are asked for: the latest answer is the one that counts.
import { h, render } from 'preact';
import { afterEach, expect, it, vi } from 'vitest';
import type { EventView } from '../src/events/api';
import { useSections } from '../src/events/useSections';
import { session } from '../src/session';

// Nobody is signed in, and the server is not asked about it first.
session.value = null;

/** Requests that wait for their answer, in the order in which they were sent. */
let waiting: ((name: string | null) => Promise<void>)[] = [];

const settled = () => new Promise((done) => setTimeout(done, 50));

vi.stubGlobal(
  'fetch',
  () =>
    new Promise<Response>((answer) => {
      waiting.push(async (name) => {
        const counts = {
          not_started: 0,
          running: 1,
          in_adjudication: 0,
          finished: 0,
          cancelled: 0,
        };
        const sections = [{ id: 70, name, counts, leaders: [], players: [] }];
        const type = name === null ? 'application/problem+json' : 'application/json';
        const body = name === null ? { code: 'unavailable', status: 503 } : { sections };
        answer(
          new Response(JSON.stringify(body), {
            status: name === null ? 503 : 200,
            headers: { 'content-type': type },
          }),
        );
        await settled();
      });
    }),
);

const event = (id: number, version: number) =>
  ({
    ...{ id, version, phase: 'running', sections: [{ id: 70, name: '1' }] },
    announcement: { teams: null },
  }) as unknown as EventView;

function Names({ of }: { of: EventView }) {
  const { sections, problem } = useSections(of);
  return h('p', {}, problem ? problem.code : sections?.map(({ name }) => name).join());
}

const box = document.createElement('div');

/** Two parts of the page show them. */
async function show(id: number, version: number) {
  const of = event(id, version);
  render(h('div', {}, h(Names, { of }), h(Names, { of })), box);
  await settled();
}

afterEach(() => {
  render(null, box);
  waiting = [];
});

it('one request serves all parts that show the same version', async () => {
  await show(1, 1);
  expect(waiting).toHaveLength(1);
  await waiting[0]?.('new');
  await expect.poll(() => box.textContent).toBe('newnew');
});

it('another version is another request, and an older answer does not take its place', async () => {
  await show(2, 1);
  await show(2, 2);
  expect(waiting).toHaveLength(2);
  await waiting[1]?.('second');
  await expect.poll(() => box.textContent).toBe('secondsecond');
  await waiting[0]?.('first');
  expect(box.textContent).toBe('secondsecond');
});

it('an older answer is passed over while the newer one is on its way', async () => {
  await show(3, 1);
  await show(3, 2);
  await waiting[0]?.(null);
  expect(box.textContent).toBe('');
  await waiting[1]?.('second');
  await expect.poll(() => box.textContent).toBe('secondsecond');
});

it('an answer about another event is passed over', async () => {
  await show(4, 1);
  await show(5, 1);
  await waiting[1]?.('of five');
  await expect.poll(() => box.textContent).toBe('of fiveof five');
  await waiting[0]?.('of four');
  expect(box.textContent).toBe('of fiveof five');
});
