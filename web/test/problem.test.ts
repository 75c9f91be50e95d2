// Which words are found for what went wrong.
import { afterEach, expect, it, vi } from 'vitest';
import { chunkProblem, problemText, refusal } from '../src/api/problem';
import { addMessages } from '../src/i18n';
import { isOfText } from '../src/reports/api';
import { textsOf } from './texts';

afterEach(() => vi.unstubAllGlobals());

it('a part of the page that is missing is a newer version only where the server answers', async () => {
  const answers = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer);
  answers(() => Promise.resolve(new Response()));
  expect((await chunkProblem()).code).toBe('chunk');
  answers(() => Promise.resolve(new Response('', { status: 502 })));
  expect((await chunkProblem()).code).toBe('unreachable');
  answers(() => Promise.reject(new TypeError('no connection')));
  expect((await chunkProblem()).code).toBe('unreachable');
});

it('the words that a page has of its own come before the usual ones', () => {
  addMessages('en', textsOf('en'));
  const refused = { ...refusal('changed_meanwhile', 'Detail.'), rule: 'TR-12' };
  expect(problemText(refused)).toMatch(/^Somebody has changed this.*\(TR-12\)$/);
  expect(problemText(refused, 'error-forbidden')).not.toMatch(/^Somebody/);
  expect(problemText(refused, 'no-such-words')).toBe(problemText(refused));
  expect(problemText(refusal('brand_new', 'Detail.'), 'no-such-words')).toBe('Detail.');
});

it('only what is wrong with the text of a report stands at its field', () => {
  const place = { file: 'pgn', line: 2, column: '3', code: 'illegal_move', reason: '' };
  expect(isOfText({ ...refusal('illegal_move', ''), errors: [{ ...place, rule: null }] })).toBe(
    true,
  );
  expect(isOfText(refusal('moves_missing', ''))).toBe(true);
  for (const code of ['not_your_game', 'in_adjudication', 'rate_limited', 'brand_new'])
    expect(isOfText(refusal(code, ''))).toBe(false);
});
