// What can go wrong between a notebook and the server, and what becomes of what was written.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serverOf } from '../src/analysis/notebook/api';
import { RETRY_MS, SAVE_MS } from '../src/analysis/notebook/sync';
import type { Session } from '../src/api/types';
import { session } from '../src/session';
import { Fake, move, open, problem, stored } from './notebookServer';

const saved = () => vi.advanceTimersByTimeAsync(SAVE_MS);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an answer', () => {
  test('that is none is not the end of all that comes after it', async () => {
    const fake = new Fake();
    const { sync, status } = open(fake);
    const ask = fake.ask.bind(fake);
    fake.ask = () => Promise.reject(new SyntaxError('Unexpected token <'));
    await sync.open();
    expect(status()).toBe('here');
    sync.change({ note: 'Portal' });
    fake.ask = ask;
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    expect([status(), fake.book.note]).toEqual(['kept', 'Portal']);
  });

  test('that was lost brings nothing back that was corrected since', async () => {
    const fake = new Fake();
    const { sync, note } = open(fake);
    await sync.open();
    const put = fake.put.bind(fake);
    fake.put = async (body) => {
      await put(body);
      return { error: problem(503, 'unreachable') };
    };
    sync.change({ note: 'foo', lines: [move('e2e4', [], 'foo')] });
    await saved();
    fake.put = put;
    expect(fake.book.note).toBe('foo');
    sync.change({ note: 'fo baz', lines: [move('e2e4', [], 'fo baz')] });
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    expect([note(), fake.book.note]).toEqual(['fo baz', 'fo baz']);
    expect(fake.book.moves).toMatchObject([{ comment: 'fo baz' }]);
  });

  test('that the page did not live to see, neither', async () => {
    const fake = new Fake();
    const before = open(fake);
    await before.sync.open();
    before.sync.change({ note: 'foo' });
    const put = fake.put.bind(fake);
    fake.put = async (body) => {
      await put(body);
      return new Promise(() => {});
    };
    before.sync.close();
    await stored();
    fake.put = put;
    fake.trouble = problem(503, 'unreachable');
    const { sync } = open(fake);
    await sync.open();
    sync.change({ note: 'fo baz' });
    await stored();
    fake.trouble = null;
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    expect(fake.book.note).toBe('fo baz');
  });
});

describe('a refusal', () => {
  test('of one notebook too many is told, and not asked for again and again', async () => {
    const fake = new Fake();
    const { sync, status } = open(fake);
    await sync.open();
    fake.trouble = problem(409, 'too_many_notebooks');
    sync.change({ note: 'one more' });
    await saved();
    expect(status()).toBe('refused');
    await vi.advanceTimersByTimeAsync(10 * RETRY_MS);
    expect(fake.puts).toHaveLength(1);
  });

  test('of somebody who is not signed in waits for them', async () => {
    const fake = new Fake();
    const { sync, status } = open(fake);
    await sync.open();
    fake.trouble = problem(401, 'unauthenticated');
    sync.change({ note: 'out' });
    await saved();
    expect(status()).toBe('out');
    await vi.advanceTimersByTimeAsync(10 * RETRY_MS);
    expect(fake.puts).toHaveLength(1);
    fake.trouble = null;
    await sync.open();
    expect([status(), fake.book.note]).toEqual(['kept', 'out']);
  });

  test('of an old token that could not be renewed passes', async () => {
    const fake = new Fake();
    const { sync, status } = open(fake);
    await sync.open();
    fake.trouble = problem(401, 'token_expired');
    sync.change({ note: 'soon' });
    await saved();
    expect(status()).toBe('here');
  });
});

test('a large notebook is sent less often', async () => {
  const fake = new Fake();
  const { sync } = open(fake);
  await sync.open();
  sync.change({ note: 'x'.repeat(150_000) });
  await saved();
  expect(fake.puts).toHaveLength(1);
  sync.change({ note: 'y'.repeat(150_000) });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(fake.puts).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fake.puts).toHaveLength(2);
});

test('an empty notebook that nobody has written to is not called kept', async () => {
  const fake = new Fake();
  const { sync, status } = open(fake);
  await sync.open();
  expect(status()).toBe('untouched');
  sync.change({ note: 'a' });
  await saved();
  sync.change({ note: '' });
  await saved();
  expect([status(), fake.book.version]).toEqual(['kept', 2]);
});

test.each([null, 8])('nothing is asked for one person while another is here: %s', async (id) => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  session.value = id === null ? null : ({ me: { player: { id } } } as Session);
  const { ask, put } = serverOf(7, 48206);
  const body = { version: 0, note: 'mine', moves: [] };
  for (const { data, error } of [await ask(), await put(body)])
    expect([data, error?.code]).toEqual([undefined, 'unauthenticated']);
  expect(fetch).not.toHaveBeenCalled();
});
