// Copies of notebooks for when there is no connection: those of the games that were looked at last.
import { expect, test, vi } from 'vitest';
import type { Session } from '../src/api/types';
import { keep, keepMe } from '../src/kept';

test('only so many are kept, and none of a game goes for them', async () => {
  const held = new Map<string, Response>();
  const cache = {
    match: (path: string) => Promise.resolve(held.get(path)?.clone()),
    put: (path: string, answer: Response) => Promise.resolve(held.set(path, answer)),
    keys: () => Promise.resolve([...held.keys()].map((url) => ({ url }))),
    delete: ({ url }: { url: string }) => Promise.resolve(held.delete(url)),
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
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
