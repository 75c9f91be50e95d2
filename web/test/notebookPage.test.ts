// A notebook on a page: it is asked for once each time when the connection comes back.
import { h, render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { useNotebook } from '../src/analysis/notebook/useNotebook';
import type { Game, Session } from '../src/api/types';
import { senders } from '../src/drafts';
import { session } from '../src/session';

const settled = () => new Promise((done) => setTimeout(done, 50));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('it is asked for once when the connection is back, and sent before a sign-out while it is open', async () => {
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return Response.json({ version: 0, changed_at: null, note: '', moves: [] });
  });
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  session.value = { access_token: 'one', me: { player: { id: 7 } } } as Session;
  const box = document.createElement('div');
  const Page = () => useNotebook({ id: 48206, moves: [] } as unknown as Game).note;
  render(h(Page, {}), box);
  await settled();
  expect([asked, [...senders.keys()]]).toEqual([1, ['notebook-7-48206']]);
  now.mockReturnValue(20_000);
  dispatchEvent(new Event('online'));
  await settled();
  expect(asked).toBe(2);
  render(null, box);
  await settled();
  expect(senders.size).toBe(0);
});
