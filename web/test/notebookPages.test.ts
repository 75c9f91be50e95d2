// A notebook that is open on two pages of one browser, which share one place; and a browser that is full.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RETRY_MS, SAVE_MS } from '../src/analysis/notebook/sync';
import { Fake, KEY, move, open, problem, settle, stored } from './notebookServer';

type Page = ReturnType<typeof open>;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

/** One page is written on, and the other hears of it. */
async function type(on: Page, note: string, other: Page) {
  on.sync.change({ note });
  await stored();
  other.hear();
}

async function two(fake: Fake) {
  const pages = [open(fake), open(fake)] as const;
  await Promise.all(pages.map(({ sync }) => sync.open()));
  return pages;
}

describe('two pages', () => {
  test('that write in one field in turn without a connection do not multiply it', async () => {
    const fake = new Fake();
    const [one, other] = await two(fake);
    fake.trouble = problem(503, 'unreachable');
    await type(one, 'hello', other);
    expect(other.note()).toBe('hello');
    await type(other, 'hllo', one);
    await type(one, 'hllo!', other);
    await type(other, 'hlo!', one);
    expect([one.note(), other.note()]).toEqual(['hlo!', 'hlo!']);
    fake.trouble = null;
    await vi.advanceTimersByTimeAsync(2 * RETRY_MS);
    expect([fake.book.note, one.status(), other.status()]).toEqual(['hlo!', 'kept', 'kept']);
  });

  test('that hear late of each other lose nothing and repeat nothing', async () => {
    const fake = new Fake();
    const [one, other] = await two(fake);
    fake.trouble = problem(503, 'unreachable');
    await type(one, 'hello', other);
    // Not told: it finds that out when it writes itself.
    one.sync.change({ lines: [move('e2e4')] });
    await stored();
    other.sync.change({ note: 'hallo' });
    await stored();
    one.hear();
    for (const { sync } of [one, other]) {
      expect(sync.viewed().note).toBe('hallo');
      expect(sync.lines()).toEqual([move('e2e4')]);
    }
  });

  test('go on from what one of them has sent', async () => {
    const fake = new Fake();
    const [one, other] = await two(fake);
    await type(one, 'hello', other);
    await one.sync.flush();
    expect(localStorage.getItem(KEY)).toBeNull();
    // The reader is at the other already, before the browser tells that the first has sent it.
    other.sync.change({ note: 'hllo' });
    await stored();
    one.hear();
    expect(one.note()).toBe('hello');
    other.hear();
    await settle();
    expect(fake.book.note).toBe('hllo');
    one.hear();
    await settle();
    expect([one.note(), fake.book.note]).toEqual(['hllo', 'hllo']);
    expect([one.status(), other.status()]).toEqual(['kept', 'kept']);
  });

  test('do not take back what another device has written meanwhile', async () => {
    const fake = new Fake();
    const [one, other] = await two(fake);
    fake.book = { ...fake.book, version: 4, note: 'theirs' };
    await one.sync.open();
    other.sync.change({ lines: [move('e2e4')] });
    await stored();
    one.sync.change({ note: 'theirs, and mine' });
    await vi.advanceTimersByTimeAsync(SAVE_MS);
    expect(fake.book.note).toBe('theirs, and mine');
    expect(fake.book.moves).toMatchObject([{ move: 'e2e4' }]);
  });

  test('what one has heard of is sent, though the other has gone', async () => {
    const fake = new Fake();
    const [one, other] = await two(fake);
    await type(one, 'last words', other);
    one.sync.stop();
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    expect(fake.book.note).toBe('last words');
  });
});

describe('a browser that is full', () => {
  let isFull = false;
  beforeEach(() => {
    isFull = false;
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      clear: () => kept.clear(),
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => kept.delete(key),
      setItem: (key: string, value: string) => {
        if (isFull) throw new Error('QuotaExceededError');
        kept.set(key, value);
      },
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('keeps nothing, and what this page wrote before is not taken for another’s', async () => {
    const fake = new Fake();
    const page = open(fake);
    await page.sync.open();
    fake.trouble = problem(503, 'unreachable');
    page.sync.change({ note: 'foo' });
    await vi.advanceTimersByTimeAsync(SAVE_MS);
    expect([page.status(), page.sync.viewed().stored]).toEqual(['here', true]);
    isFull = true;
    for (const note of ['bar', 'baz']) {
      page.sync.change({ note });
      await stored();
    }
    expect(page.note()).toBe('baz');
    expect(page.sync.viewed().stored).toBe(false);
    fake.trouble = null;
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    expect(fake.book.note).toBe('baz');
    expect([page.status(), page.sync.viewed().stored]).toEqual(['kept', true]);
  });
});
