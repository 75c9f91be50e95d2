// What is kept for times without a connection goes with the session, whatever is still on its way.
import { expect, test, vi } from 'vitest';
import type { Session } from '../src/api/types';
import { clearKept, keep, keepMe, kept } from '../src/kept';

/** What a browser keeps, by the addresses. */
function stubCaches(): Map<string, Response> {
  const held = new Map<string, Response>();
  const cache = {
    match: (path: string) => Promise.resolve(held.get(path)?.clone()),
    put: (path: string, answer: Response) => Promise.resolve(held.set(path, answer)),
    keys: () => Promise.resolve([...held.keys()].map((url) => ({ url }))),
    delete: ({ url }: { url: string }) => Promise.resolve(held.delete(url)),
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  return held;
}

test('a sign-out clears at once what is kept, and nothing comes after it', async () => {
  const held = stubCaches();
  const quiet: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (done: () => void) => quiet.push(done));

  await keepMe({ player: { id: 7 } } as Session['me']);
  const list = keep(7, 'running', ['a game']);
  quiet.splice(0).forEach((done) => done());
  await list;
  expect((await kept(7, 'running'))?.value).toEqual(['a game']);

  const late = keep(7, 'game-1', 'a position');
  await clearKept();
  expect([...held.keys()]).toEqual([]);
  quiet.splice(0).forEach((done) => done());
  await late;
  expect([...held.keys()]).toEqual([]);
  vi.unstubAllGlobals();
});

test('of notebooks only so many are kept, and none of a game goes for them', async () => {
  const held = stubCaches();
  vi.stubGlobal('requestIdleCallback', (done: () => void) => done());
  await keepMe({ player: { id: 7 } } as Session['me']);
  await keep(7, 'game-1', 'a position');
  for (let game = 1; game <= 61; game += 1) await keep(7, `notebook-${game}`, 'notes');
  const names = [...held.keys()].map((url) => url.split('/').at(-1));
  expect(names).toHaveLength(62);
  expect(names).toContain('game-1');
  expect(names).toContain('notebook-61');
  expect(names).not.toContain('notebook-1');
  vi.unstubAllGlobals();
});
