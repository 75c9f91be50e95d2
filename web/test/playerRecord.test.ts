// What the archive knows of a player: what is asked for, what is shown of it, and when nothing is.
import { h, render } from 'preact';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ArchivedRecord } from '../src/archive/types';
import { addMessages } from '../src/i18n';
import { PlayerRecord } from '../src/players/PlayerRecord';
import { YourScore } from '../src/players/YourScore';
import { player } from './player';
import { textsOf } from './texts';

const score = (games: number, won: number, drawn: number, lost: number) => ({
  ...{ games, won, drawn, lost },
});

const RECORD: ArchivedRecord = {
  ...{ built_at: '2026-11-30T02:00:00Z', white: score(12, 5, 4, 2), black: score(0, 0, 0, 0) },
  openings: Array.from({ length: 10 }, (_, at) => ({
    ...{ family: `Opening ${at + 1}`, color: 'white' as const, score: score(1, 1, 0, 0) },
  })),
  opponents_total: 1,
  opponents: [
    { opponent: player(2, 2300), score: score(12, 5, 4, 2), last_ended_at: '2026-11-03T23:30:00Z' },
  ],
};

const NONE: ArchivedRecord = {
  ...RECORD,
  ...{ white: score(0, 0, 0, 0), openings: [], opponents_total: 0, opponents: [] },
};

let asked: URL[] = [];
let answer: () => Response;
let box: HTMLElement;

const pause = () => new Promise((done) => setTimeout(done, 20));

beforeAll(() => {
  addMessages('en', textsOf('en', 'archive', 'ratings', 'texts'));
  // Happy-dom's parts of a table do not know their rows.
  Object.defineProperty(HTMLElement.prototype, 'rows', {
    configurable: true,
    get(this: HTMLElement) {
      return this.children;
    },
  });
});
beforeEach(() => {
  asked = [];
  answer = () => Response.json(RECORD);
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(new URL(request.url));
    return Promise.resolve(answer());
  });
  box = document.createElement('div');
  document.body.append(box);
});
afterEach(() => {
  render(null, box);
  box.remove();
  vi.unstubAllGlobals();
});

const problem = (status: number, code: string) =>
  Response.json({ type: 'about:blank', title: '', status, code, detail: code }, { status });

async function show() {
  render(h(PlayerRecord, { player: 1 }), box);
  await pause();
}

it('shows a colour that was played, the first openings, and the rest when they are asked for', async () => {
  await show();
  expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([
    '/api/archive/record?player=1',
  ]);
  expect([...box.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
    ...['Openings with White', 'Opponents (1)'],
  ]);
  const lines = () => [...(box.querySelector('table')?.querySelectorAll('tbody tr') ?? [])];
  expect(lines()).toHaveLength(9);
  expect(lines()[0]?.textContent).toContain('5 won, 4 drawn, 2 lost');
  expect(lines()[0]?.textContent).toContain('+5 =4 −2');
  expect(lines()[1]?.querySelector('a')?.getAttribute('href')).toBe(
    '/archive?player=1&color=white&family=Opening+1',
  );
  box.querySelector('button')?.click();
  await pause();
  expect(lines()).toHaveLength(11);
  expect(document.activeElement?.textContent).toBe('Opening 9');
  expect(box.querySelector('button')).toBeNull();
});

it('is nothing without games and without an archive, and tells of what failed', async () => {
  for (const nothing of [() => Response.json(NONE), () => problem(404, 'archive_not_built')]) {
    answer = nothing;
    await show();
    expect(asked).not.toHaveLength(0);
    expect(box.innerHTML).toBe('');
    render(null, box);
  }
  answer = () => problem(503, 'unavailable');
  await show();
  expect(box.querySelector('.failure')).not.toBeNull();
});

it('of two players is a line, where they have met', async () => {
  const draw = async () => {
    render(h(YourScore, { key: asked.length, me: 1, player: player(2, 2300) }), box);
    await pause();
  };
  await draw();
  expect(asked[0]?.search).toBe('?player=1&opponent=2');
  const link = box.querySelector('a');
  expect(link?.textContent.replace(/[\u2068\u2069]/g, '')).toBe(
    'Your score against A B2: +5 =4 −2',
  );
  expect(link?.getAttribute('href')).toBe('/archive?player=1&opponent=2');
  answer = () => Response.json(NONE);
  await draw();
  expect(box.innerHTML).toBe('');
});
