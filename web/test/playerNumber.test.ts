// A player is found by number or by name: what is asked of the server, and what the keys do.
import { h, render } from 'preact';
import { useState } from 'preact/hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addMessages } from '../src/i18n';
import { isNumber } from '../src/players/lookUp';
import { PlayerNumber } from '../src/teams/PlayerNumber';
import { isName } from '../src/teams/names';
import { player } from './player';
import { textsOf } from './texts';

let asked: string[] = [];
let box: HTMLElement;

const row = (id: number, status = 'active') => ({
  ...{ player: player(id, null), rating: 2400, games: 40, fixed: true, status },
  ...{ place: 1, change: null },
});

function answerTo(url: string): unknown {
  if (url.endsWith('/api/rating-lists'))
    return {
      lists: [
        { id: 'chess960-2027-1', pool: 'chess960' },
        { id: 'c-1', pool: 'chess' },
      ],
    };
  if (url.includes('/rating-lists/'))
    return { rows: [row(7), row(8, 'deceased'), row(9, 'inactive')], next: null };
  return { player: player(Number(url.split('/').pop()), null) };
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
const type = async (text: string) => {
  input().focus();
  input().dispatchEvent(new Event('focusin', { bubbles: true }));
  input().value = text;
  input().dispatchEvent(new Event('input', { bubbles: true }));
  await settled(320);
};
const press = async (key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  input().dispatchEvent(event);
  await settled(20);
  return event.defaultPrevented;
};

beforeEach(() => {
  addMessages('en', textsOf('en', 'events', 'teams'));
  asked = [];
  box = document.createElement('div');
  document.body.append(box);
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(new URL(request.url).pathname + new URL(request.url).search);
    return Promise.resolve(Response.json(answerTo(request.url)));
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
  expect(['No', 'Ло', '160012', 'N', '12 N', ''].map(isName)).toEqual([
    ...[true, true, false, false, true, false],
  ]);
});

it('finds by name in the newest list of chess whoever can play, and keys choose', async () => {
  await type('nov');
  expect(asked.at(-1)).toBe('/api/rating-lists/c-1?search=nov&inactive=true&limit=6');
  expect(options()).toHaveLength(2);
  expect(input().getAttribute('aria-expanded')).toBe('true');
  expect(box.querySelector('.field-hint')?.textContent).toBe('2 players found.');
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
  expect(asked.at(-1)).toBe('/api/players/7');
  expect(box.querySelector('.field-hint')?.textContent).toContain('(');
});

it('a number is looked up at once, and the list of names is not asked', async () => {
  await type('12');
  expect(asked).toEqual(['/api/players/12']);
  expect(options()).toEqual([]);
});
