// Which words are found for what went wrong.
import { afterEach, expect, it, vi } from 'vitest';
import { chunkProblem } from '../src/api/problem';

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
