// A player is found by number or by name: what is asked of the server, and what the keys do.
import { h, render } from 'preact';
import { useState } from 'preact/hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addMessages } from '../src/i18n';
import { isNumber } from '../src/players/lookUp';
import { isName } from '../src/players/names';
import { PlayerField, PlayerNumber, playerFault } from '../src/players/PlayerNumber';
import { Form, type Values } from '../src/ui/Form';
import { player } from './player';
import { textsOf } from './texts';

let asked: string[] = [];
let box: HTMLElement;

/** What the server says of a search, and after how many milliseconds. */
let answers: (search: string) => { status: number; body: unknown; after?: number };

const found = (ids: number[], more = false) => ({
  status: 200,
  body: { players: ids.map((id) => player(id, 2400)), more },
});

async function answerTo(url: URL): Promise<Response> {
  if (url.pathname === '/api/players') {
    const { status, body, after = 0 } = answers(url.searchParams.get('search') ?? '');
    await settled(after);
    return Response.json(body, { status });
  }
  const id = Number(url.pathname.split('/').pop());
  const problem = { code: 'unknown_player', detail: 'Not found.', status: 404 };
  if (id === 404) return Response.json(problem, { status: 404 });
  return Response.json({ player: player(id, null) });
}

function Field() {
  const [value, setValue] = useState('');
  return h(PlayerNumber, { name: 'board-1', label: 'Board 1', value, onChange: setValue });
}

const input = () => {
  const found = box.querySelector('input');
  if (!found) throw new Error('no field');
  return found;
};
const options = () =>
  [...box.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
const settled = (ms: number) => new Promise((done) => setTimeout(done, ms));
const hint = () => box.querySelector('.field-hint')?.textContent;
const type = async (text: string, wait = 320) => {
  input().focus();
  input().dispatchEvent(new Event('focusin', { bubbles: true }));
  input().value = text;
  input().dispatchEvent(new Event('input', { bubbles: true }));
  await settled(wait);
};
const press = async (key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  input().dispatchEvent(event);
  await settled(20);
  return event.defaultPrevented;
};

beforeEach(() => {
  addMessages('en', textsOf('en'));
  answers = () => found([7, 9]);
  asked = [];
  box = document.createElement('div');
  document.body.append(box);
  vi.stubGlobal('fetch', (request: Request) => {
    const url = new URL(request.url);
    asked.push(url.pathname + url.search);
    return answerTo(url);
  });
  render(h(Field, null), box);
});
afterEach(() => {
  render(null, box);
  box.remove();
  vi.unstubAllGlobals();
});

it('tells numbers from names', () => {
  expect(['160012', ' 7 ', '07', 'x7', ''].map(isNumber)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(['No', 'Ло', '160012', 'N', '12 N', '12 No', ''].map(isName)).toEqual([
    ...[true, true, false, false, false, true, false],
  ]);
});

it('finds by name, and keys choose', async () => {
  await type('nov');
  expect(asked).toEqual(['/api/players?search=nov&limit=20']);
  expect(options()).toHaveLength(2);
  expect(input().getAttribute('aria-expanded')).toBe('true');
  expect(hint()).toBe('2 players found.');
  // Nobody is chosen yet: Enter is the form's.
  expect(await press('Enter')).toBe(false);
  expect(await press('ArrowUp')).toBe(true);
  expect(box.querySelector('[aria-selected=true]')?.textContent).toContain('9');
  expect(await press('ArrowDown')).toBe(true);
  expect(box.querySelector('[aria-selected=true]')?.textContent).toContain('7');
  expect(await press('Escape')).toBe(true);
  expect(options()).toEqual([]);
  expect(await press('Escape')).toBe(false);
  await press('ArrowDown');
  await press('Enter');
  expect(input().value).toBe('7');
  await settled(20);
  expect(options()).toEqual([]);
  // Who was chosen is known.
  expect(hint()).toBe('A B7 (CZE), 2400');
  expect(asked).toHaveLength(1);
});

it('a pause is one request, and what comes late is not shown', async () => {
  answers = (search) => ({
    ...found(search === 'no' ? [1] : [2]),
    after: search === 'no' ? 400 : 0,
  });
  await type('no', 300);
  await type('nov', 50);
  await type('nova', 320);
  expect(asked.map((each) => each.split('=')[1])).toEqual(['no&limit', 'nova&limit']);
  await settled(200);
  expect(options().join()).toContain('A B2');
});

it('tells of more, of nobody, and of a search that failed', async () => {
  answers = () => found([1, 2], true);
  await type('ab');
  expect(hint()).toBe('The first 2 found: type more of the name.');
  answers = () => found([]);
  await type('abc');
  expect(hint()).toBe('Nobody is found by this name.');
  answers = () => ({ status: 503, body: { code: 'unavailable', detail: '', status: 503 } });
  await type('abcd');
  expect(hint()).toContain('cannot be looked up');
  expect(options()).toEqual([]);
});

it('a number is looked up, the names are not, and one that nobody has is told at the field', async () => {
  await type('12');
  expect(asked).toEqual(['/api/players/12']);
  expect(options()).toEqual([]);
  expect(hint()).toBe('A B12 (CZE)');
  await type('404');
  const error = box.querySelector('.field-error');
  expect(error?.textContent).toBe('Nobody has this number.');
  // Beside the line of the hint, which keeps its place.
  expect(input().getAttribute('aria-describedby')?.split(' ')).toContain(error?.id);
});

it('a form takes a number at once, and no name of which nobody was chosen', async () => {
  const sent: Values[] = [];
  const onSend = (values: Values) => {
    sent.push(values);
    return Promise.resolve(undefined);
  };
  const check = ({ player: who }: Values) => playerFault('player', who);
  const field = h(PlayerField, { name: 'player', first: '3' });
  render(h(Form, { submit: 'Send', onSend, check, children: field }), box);
  const send = async () => {
    box.querySelector('form')?.requestSubmit();
    await settled(20);
  };
  await type('nov', 0);
  await send();
  expect(sent).toEqual([]);
  expect(box.querySelector('.field-error')?.textContent).toContain('Choose one of the players');
  await type('160012', 0);
  await send();
  expect(sent).toEqual([{ player: '160012' }]);
});
