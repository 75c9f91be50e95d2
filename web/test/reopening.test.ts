// Final tables that are taken back: whether they are, and why they cannot be.
import { afterEach, expect, it, vi } from 'vitest';
import { problemText, refusal } from '../src/api/problem';
import type { Act } from '../src/events/api';
import { refusedReopening, takenBack } from '../src/events/reopening';
import { addMessages } from '../src/i18n';
import { player } from './player';
import { textsOf } from './texts';

afterEach(() => vi.unstubAllGlobals());

it('tables are taken back until they are confirmed again', () => {
  const after = (...acts: string[]) =>
    takenBack({ acts: acts.map((act, at) => ({ act, at: String(at) }) as unknown as Act) })?.at;
  expect(after('announced', 'published', 'finished')).toBeUndefined();
  expect(after('finished', 'reopened', 'deputy_named')).toBe('1');
  expect(after('finished', 'reopened', 'finished')).toBeUndefined();
  expect(after('finished', 'reopened', 'finished', 'reopened')).toBe('3');
  expect(after()).toBeUndefined();
});

it('what stands in the way has words of its own, beside those about a game', async () => {
  vi.stubGlobal('fetch', (request: Request) => {
    const known = request.url.endsWith('/api/players/7');
    const json = known ? { player: player(7, null) } : refusal('unknown_player', '');
    return Promise.resolve(Response.json(json, { status: known ? 200 : 404 }));
  });
  const told = async (code: string, about?: number) =>
    problemText(await refusedReopening({ ...refusal(code, 'Detail.'), player: about ?? null }));
  addMessages('en', textsOf('en', 'decisions', 'events'));
  expect(await told('not_finished')).toMatch(/^The tables of this event are not final/);
  expect(await told('season_decided')).toMatch(/the next one goes by it/);
  expect(await told('title_awarded', 7)).toMatch(/^A B7 has been awarded a title/);
  expect(await told('title_awarded', 8)).toMatch(/^8 has been awarded a title/);
  expect(await told('changed_meanwhile')).toMatch(/^Somebody has changed this/);
  addMessages('cs', textsOf('cs', 'decisions', 'events'));
  expect(await told('not_finished')).toMatch(/^Tabulky tohoto turnaje konečné nejsou/);
  expect(await told('title_awarded', 7)).toMatch(/titul.*A B7/);
});
