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
  ...{ built_at: '2026-11-30T02:00:00Z', white: score(11, 5, 4, 2), black: score(0, 0, 0, 0) },
  openings: Array.from({ length: 10 }, (_, at) => ({
    ...{ family: `Opening ${at + 1}`, color: 'white' as const, score: score(1, 1, 0, 0) },
  })),
  opponents_total: 1,
  opponents: [
    { opponent: player(2, 2300), score: score(11, 5, 4, 2), last_ended_at: '2026-11-03T23:30:00Z' },
  ],
};

const NONE: ArchivedRecord = {
  ...RECORD,
  ...{ white: score(0, 0, 0, 0), openings: [], opponents_total: 0, opponents: [] },
};

const GAMES = { built_at: RECORD.built_at, found: 11, games: [], next: null };

let asked: URL[] = [];
/** Moves its place to the window. */
let scroll: () => void;
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
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        scroll = () => seen([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
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
  scroll();
  await pause();
}

it('is asked for when its place comes near the window, or the page is printed', async () => {
  render(h(PlayerRecord, { player: 1 }), box);
  await pause();
  expect(asked).toEqual([]);
  expect(box.children).toHaveLength(1);
  dispatchEvent(new Event('beforeprint'));
  await pause();
  expect(asked).toHaveLength(1);
  expect(box.querySelector('h2')?.textContent).toBe('Finished games');
});

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
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Opening 9'));
  expect(lines()).toHaveLength(12);
  expect(box.querySelector('button')).toBeNull();
});

it('leads to an opponent by the name, and to their games by the number of these', async () => {
  await show();
  const links = [
    ...(box.querySelector('[aria-labelledby=h-opponents]')?.querySelectorAll('a') ?? []),
  ];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/player/2',
    '/archive?player=1&opponent=2',
  ]);
  expect(links.at(-1)?.textContent?.replace(/[\u2068\u2069]/g, '')).toBe('11 – Games against A B2');
});

it('adds up: what the openings leave of all games stands below them', async () => {
  const opening = (
    family: string,
    color: 'white' | 'black',
    ...of: [number, number, number, number]
  ) => ({ family, color, score: score(...of) });
  const black = score(3, 1, 1, 1);
  const openings = [
    opening('Sicilian Defense', 'white', 6, 3, 2, 1),
    opening('English Opening', 'white', 4, 2, 1, 1),
    opening('Grünfeld Defense', 'black', 3, 1, 1, 1),
  ];
  answer = () => Response.json({ ...RECORD, black, openings });
  await show();
  const last = [...box.querySelectorAll('table')].map((table) =>
    [...table.querySelectorAll('tr')].at(-1),
  );
  expect(last[0]?.textContent).toContain('Other openings');
  expect(last[0]?.textContent).toContain('0 won, 1 drawn, 0 lost');
  expect(last[0]?.querySelector('a')).toBeNull();
  // Nothing is left.
  expect(last[1]?.textContent).toContain('Grünfeld Defense');
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
  answer = () => Response.json({ ...GAMES, score: score(11, 5, 4, 2) });
  const draw = async () => {
    render(h(YourScore, { key: asked.length, me: 1, player: player(2, 2300) }), box);
    await pause();
  };
  await draw();
  expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([
    '/api/archive/games?player=1&opponent=2&limit=1',
  ]);
  const link = box.querySelector('a');
  expect(link?.textContent.replace(/[\u2068\u2069]/g, '')).toBe(
    'Your score against A B2: +5 =4 −2',
  );
  expect(link?.getAttribute('href')).toBe('/archive?player=1&opponent=2');
  for (const nothing of [
    () => Response.json({ ...GAMES, found: 0, score: score(0, 0, 0, 0) }),
    () => problem(404, 'archive_not_built'),
  ]) {
    answer = nothing;
    await draw();
    expect(box.innerHTML).toBe('');
  }
});
