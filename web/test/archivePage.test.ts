// The page of the archive: what it asks the server, what it shows of the answers, and what moves and filters do.
import { h, render } from 'preact';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ArchiveGames, ArchivePosition, ArchivedGame, Counts } from '../src/archive/types';
import { day } from '../src/format';
import { addMessages } from '../src/i18n';
import ArchivePage from '../src/pages/Archive';
import { go, path, query } from '../src/router';
import { session } from '../src/session';
import { player } from './player';
import { textsOf } from './texts';

const counts = (games: number, white_wins: number, draws: number): Counts => ({
  ...{ games, white_wins, draws, black_wins: games - white_wins - draws },
});

const game = (id: number): ArchivedGame => ({
  ...{ id, variant: 'chess', event: 7, kind: 'cup', reason: 'tablebase_win', moves: 31 },
  section: {
    ...{ id: 3, name: '2', event_name: 'Spring Cup', director: null },
    ...{ outside_laws: null, friendly: null },
  },
  ...{ white: player(1, 2500), black: player(2, 2300), white_rating: 2411, black_rating: null },
  ...{ white_halves: 2, black_halves: 0, ended_at: '2026-11-03T23:30:00Z' },
  opening: { eco: 'B90', name: 'Sicilian Defense' },
});

const GAMES: ArchiveGames = {
  ...{ built_at: '2026-11-30T02:00:00Z', found: 3, score: null },
  ...{ games: [game(10), game(11)], next: 'n2' },
};

const POSITION: ArchivePosition = {
  ...{
    built_at: GAMES.built_at,
    fen: '',
    variant: 'chess',
    opening: null,
    counts: counts(3, 1, 1),
  },
  moves: [
    { uci: 'e2e4', san: 'e4', counts: counts(2, 1, 1), average_rating: 2400, last_year: 2026 },
    { uci: 'g1f3', san: 'Nf3', counts: counts(1, 0, 0), average_rating: null, last_year: 2025 },
  ],
  years: [{ year: 2026, counts: counts(3, 1, 1) }],
  ratings: [{ from: 2400, counts: counts(3, 1, 1) }],
};

const problem = (status: number, code: string, detail: string) =>
  Response.json({ type: 'about:blank', title: '', status, code, detail }, { status });

let asked: URL[] = [];
let answers: (url: URL) => Response | undefined;
let box: HTMLElement;

const pause = (ms = 20) => new Promise((done) => setTimeout(done, ms));
/** What was asked for is here, however slow the machine is. */
async function settled() {
  await pause();
  await vi.waitFor(() => expect(box.querySelector('.skeleton, [aria-busy=true]')).toBeNull(), {
    timeout: 4_000,
    interval: 20,
  });
  // What follows from it: where the focus goes, and that rows are seen.
  await pause();
}
const text = (of: string) =>
  box
    .querySelector(of)
    ?.textContent.replace(/[\u2068\u2069]/g, '')
    .trim();
const button = (name: string) => {
  const found = [...box.querySelectorAll('button')].find((each) => each.textContent === name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
/** What was asked last of a route. */
const last = (what: string) =>
  Object.fromEntries(asked.findLast(({ pathname }) => pathname.endsWith(what))?.searchParams ?? []);

async function open(address: string) {
  go(address);
  render(h(ArchivePage, null), box);
  await settled();
}

beforeAll(() => {
  addMessages('en', textsOf('en', 'archive', 'game', 'games', 'texts'));
  session.value = null;
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
  answers = () => undefined;
  vi.stubGlobal('fetch', (request: Request) => {
    const url = new URL(request.url);
    asked.push(url);
    const other = answers(url);
    if (other) return Promise.resolve(other);
    const after = url.searchParams.get('after');
    if (url.pathname === '/api/archive/position') return Promise.resolve(Response.json(POSITION));
    return Promise.resolve(
      Response.json(after ? { ...GAMES, games: [game(12)], next: null } : GAMES),
    );
  });
  box = document.createElement('div');
  document.body.append(box);
});
afterEach(() => {
  render(null, box);
  box.remove();
  vi.unstubAllGlobals();
});

describe('the games', () => {
  it('are told with ratings at the start, result, opening, event and day in UTC', async () => {
    await open('/archive?player=1');
    expect(last('/games')).toEqual({ player: '1' });
    const [row] = box.querySelectorAll('.found tbody tr');
    const words = row?.textContent.replace(/\s+/g, ' ');
    for (const part of ['A B1 2411', '1–0', 'tablebase, won', 'B90', 'Spring Cup, Section 2'])
      expect(words).toContain(part);
    expect(words).toContain(day('2026-11-03'));
    expect(words).not.toContain('2300');
    expect(row?.querySelector('a')?.getAttribute('href')).toBe('/game/10');
    expect(text('.found-part [role=status]')).toBe('3 games found, 2 shown, the latest first.');
  });

  it('open at the position for which they were found', async () => {
    const fen = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';
    answers = ({ pathname }) =>
      pathname.endsWith('/position') ? Response.json({ ...POSITION, fen }) : undefined;
    await open('/archive?play=e4');
    await settled();
    const href = box.querySelector('.found tbody a')?.getAttribute('href') ?? '';
    expect(new URL(href, location.href).searchParams.get('at')).toBe(fen);
    expect(text('.line [aria-current]')).toBe('1.e4');
  });

  it('of a player come with what the player made of them', async () => {
    answers = ({ pathname }) =>
      pathname.endsWith('/games')
        ? Response.json({ ...GAMES, score: { games: 3, won: 2, drawn: 0, lost: 1 } })
        : undefined;
    await open('/archive?player=1');
    expect(text('.found-part [role=status]')).toContain('The player’s score: +2 =0 −1.');
  });

  it('come page by page, and the focus goes to the first new one', async () => {
    await open('/archive');
    button('Show more').click();
    await settled();
    expect(last('/games')).toEqual({ after: 'n2' });
    expect(box.querySelectorAll('.found tbody tr')).toHaveLength(3);
    expect(document.activeElement?.getAttribute('href')).toBe('/game/12');
    expect(() => button('Show more')).toThrow();
  });

  it('are saved as a file, of which it is told that it has not all', async () => {
    answers = ({ pathname }) =>
      pathname.endsWith('/games') ? Response.json({ ...GAMES, found: 1_001 }) : undefined;
    await open('/archive?eco=B9');
    expect(box.querySelector('[download]')?.getAttribute('href')).toBe('/api/archive/pgn?eco=B9');
    expect(text('.downloads')).toContain('The file has the latest 1,000.');
  });

  it('none found: that is told, and no file is offered', async () => {
    answers = ({ pathname }) =>
      pathname.endsWith('/games')
        ? Response.json({ ...GAMES, found: 0, games: [], next: null })
        : undefined;
    await open('/archive?eco=E99');
    expect(text('.empty')).toContain('No games match.');
    expect(box.querySelector('[download]')).toBeNull();
    await open('/archive?play=a2a3');
    await settled();
    expect(text('.empty')).toContain('No game went through this position.');
  });
});

describe('the board', () => {
  it('shows what was played, in words as well', async () => {
    await open('/archive');
    const rows = [...box.querySelectorAll('.explorer tbody tr')];
    expect(rows[0]?.textContent).toContain('White won 50%, drawn 50%, Black won 0%');
    expect(rows[1]?.textContent).toContain('–');
    expect(text('details .explorer tbody th')).toBe('2400–2599');
    expect(text('.explorer tfoot th')).toBe('Games with this position');
  });

  it('of another variant is told as such, and in Chess960 that there are other starts', async () => {
    answers = ({ pathname }) =>
      pathname.endsWith('/position')
        ? Response.json({ ...POSITION, counts: counts(0, 0, 0), moves: [], years: [], ratings: [] })
        : undefined;
    const part = () => text('[aria-labelledby=h-moves]');
    await open('/archive?eco=E99');
    expect(part()).toBe('What was played hereNo game reached this position.');
    await open('/archive?variant=chess960');
    await settled();
    expect(part()).toContain('Chess960');
    expect(part()).toContain('choose one below, “Start from another position”.');
    await open(
      `/archive?variant=chess960&fen=${encodeURIComponent('4k3/8/8/8/8/8/8/4K3 w - - 0 1')}`,
    );
    await settled();
    expect(part()).not.toContain('choose one');
  });

  it('plays a move of the table, keeps the old answers meanwhile, and goes back by key', async () => {
    await open('/archive?eco=B');
    button('e4').click();
    expect(query.value).toBe('?eco=B&play=e2e4');
    await pause();
    expect(box.querySelector('.found')?.getAttribute('aria-busy')).toBe('true');
    expect(box.querySelectorAll('.found tbody tr')).toHaveLength(2);
    await settled();
    expect(last('/position')).toEqual({ eco: 'B', play: 'e2e4' });
    expect(text('.line [aria-current]')).toBe('1.e4');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    await pause();
    expect(query.value).toBe('?eco=B');
    // What was taken back is there to go on with.
    expect(text('.line .ahead')).toBe('1.e4');
    button('1.e4').click();
    expect(query.value).toBe('?eco=B&play=e2e4');
  });

  it('of a position that is none keeps what was typed, and says so in the reader’s language', async () => {
    answers = () => problem(400, 'invalid_query', 'There are seven ranks.');
    await open('/archive?fen=nonsense');
    await settled();
    expect(text('[role=alert]')).toBe('This is not a legal position.');
    const field = box.querySelector<HTMLInputElement>('.fen input');
    expect(field?.value).toBe('nonsense');
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    expect(box.querySelector('.found')).toBeNull();
  });

  it('leads to the analysis board with its position', async () => {
    await open('/archive?fen=4k3%2F8%2F8%2F8%2F8%2F8%2F4P3%2F4K3+w+-+-+0+1&play=e2e4');
    const link = [...box.querySelectorAll('a')].find(({ pathname }) => pathname === '/analysis');
    const { searchParams } = new URL(link?.href ?? '');
    expect(searchParams.get('variant')).toBe('chess');
    expect(searchParams.get('fen')).toContain('4k3/8/8/8/4P3/8/8/4K3 b');
  });
});

describe('the filters', () => {
  const type = async (name: string, value: string) => {
    const field = box.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (!field) throw new Error(`no field ${name}`);
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await pause();
  };

  it('go into the address when they are sent, and the moves stay', async () => {
    await open('/archive?play=e2e4');
    await type('eco', ' B90 ');
    expect(query.value).toBe('?play=e2e4');
    button('Show games').click();
    await settled();
    expect(query.value).toBe('?eco=B90&play=e2e4');
    expect(text('.filters h2')).toBe('Filters (1)');
    expect(document.activeElement?.id).toBe('h-found');
    button('Clear the filters').click();
    await settled();
    expect(query.value).toBe('?play=e2e4');
    expect(box.querySelector<HTMLInputElement>('[name=eco]')?.value).toBe('');
  });

  it('show the family of an opening while it holds, and let it be taken away', async () => {
    await open('/archive?player=1&family=Ruy+Lopez&play=e2e4');
    const field = () => box.querySelector<HTMLSelectElement>('[name=family]');
    expect(field()?.value).toBe('Ruy Lopez');
    expect(field()?.selectedOptions[0]?.lang).toBe('en');
    for (const what of ['/games', '/position']) expect(last(what).family).toBe('Ruy Lopez');
    expect(box.querySelector('[download]')?.getAttribute('href')).toContain('family=Ruy+Lopez');
    await type('eco', 'C');
    button('Show games').click();
    await settled();
    expect(query.value).toBe('?player=1&family=Ruy+Lopez&eco=C&play=e2e4');
    const select = field();
    if (select) select.value = '';
    select?.dispatchEvent(new Event('change', { bubbles: true }));
    await pause();
    button('Show games').click();
    await settled();
    expect(query.value).toBe('?player=1&eco=C&play=e2e4');
    expect(field()).toBeNull();
  });

  it('are not sent with a range that ends before it begins', async () => {
    await open('/archive');
    await type('rating_from', '2400');
    await type('rating_to', '900');
    await type('from', '2026-01-31');
    await type('until', '2026-01-30');
    button('Show games').click();
    await settled();
    expect(query.value).toBe('');
    const told = [...box.querySelectorAll('.field-error')].map(({ textContent }) => textContent);
    expect(told).toEqual(['This is before the first day.', 'This is less than the lower limit.']);
    expect(box.querySelector<HTMLDetailsElement>('.form details')?.open).toBe(true);
    expect(document.activeElement?.getAttribute('name')).toBe('until');
  });

  it('take no name of which nobody was chosen', async () => {
    answers = ({ pathname }) =>
      pathname === '/api/players' ? Response.json({ players: [], more: false }) : undefined;
    await open('/archive');
    await type('player', 'Novák');
    button('Show games').click();
    await settled();
    expect(query.value).toBe('');
    expect(text('.field-error')).toContain('Choose one of the players');
  });
});

it('without an archive it is told when there will be one', async () => {
  answers = () => problem(404, 'archive_not_built', 'There is no archive yet.');
  await open('/archive');
  expect(path.value).toBe('/archive');
  expect(text('.empty h2')).toBe('There is no archive yet');
  expect(box.querySelector('form')).toBeNull();
});
