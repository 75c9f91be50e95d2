// A notebook on its way to the server and back: saved a while after the last change, merged with what
// another device has written, kept here while nobody answers.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RETRY_MS, SAVE_MS } from '../src/analysis/notebook/sync';
import { readWork, writeWork } from '../src/analysis/store';
import { Fake, KEY, move, open, problem, settle, stored } from './notebookServer';

const saved = () => vi.advanceTimersByTimeAsync(SAVE_MS);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe('saving', () => {
  test('comes a while after the last change, once', async () => {
    const fake = new Fake();
    const { sync, status } = open(fake);
    await sync.open();
    expect(status()).toBe('untouched');
    sync.change({ note: 'A' });
    await vi.advanceTimersByTimeAsync(SAVE_MS / 2);
    sync.change({ note: 'Ab', lines: [move('e2e4', [move('e7e5')], 'why not')] });
    expect(status()).toBe('saving');
    await vi.advanceTimersByTimeAsync(SAVE_MS / 2);
    expect(fake.puts).toEqual([]);
    await saved();
    expect(fake.puts).toEqual([
      {
        version: 0,
        note: 'Ab',
        moves: [
          { after: null, move: 'e2e4', comment: 'why not', glyphs: [] },
          { after: 0, move: 'e7e5', comment: '', glyphs: [] },
        ],
      },
    ]);
    expect(status()).toBe('kept');
    // The same again is no change.
    sync.change({ note: 'Ab' });
    await saved();
    expect(fake.puts).toHaveLength(1);
  });

  test('what is not on the server is in the browser, and only that', async () => {
    const fake = new Fake();
    const { sync } = open(fake);
    await sync.open();
    sync.change({ note: 'mine' });
    // Not at each letter, and at once when the page goes.
    expect(localStorage.getItem(KEY)).toBeNull();
    await stored();
    expect(localStorage.getItem(KEY)).toContain('mine');
    await saved();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('does not wait when the page goes', async () => {
    const fake = new Fake();
    const { sync } = open(fake);
    await sync.open();
    sync.change({ note: 'going' });
    void sync.flush();
    await settle();
    expect(fake.book.note).toBe('going');
    sync.change({ note: 'gone' });
    sync.close();
    await settle();
    expect(fake.book.note).toBe('gone');
  });

  test('what is written while it is on its way is sent after it', async () => {
    const fake = new Fake();
    const { sync, status } = open(fake);
    await sync.open();
    sync.change({ note: 'one' });
    const put = fake.put.bind(fake);
    fake.put = async (body) => {
      sync.change({ note: 'one two' });
      return put(body);
    };
    await sync.flush();
    fake.put = put;
    expect([status(), fake.book.note]).toEqual(['saving', 'one']);
    await saved();
    expect(fake.book.note).toBe('one two');
    expect(status()).toBe('kept');
  });
});

describe('another device', () => {
  test('what it wrote is there when the notebook is opened, and told to the lines', async () => {
    const fake = new Fake();
    fake.book = {
      ...{ version: 3, changed_at: '2026-11-30T09:00:00Z', note: 'theirs' },
      moves: [{ after: null, move: 'd2d4', comment: '', glyphs: [] }],
    };
    const { sync, onLines, note } = open(fake);
    await sync.open();
    expect(note()).toBe('theirs');
    expect(onLines).toHaveBeenCalledExactlyOnceWith([], [move('d2d4')]);
    expect(fake.puts).toEqual([]);
  });

  test('has written at the same time: both is kept, on both', async () => {
    const fake = new Fake();
    const [one, other] = [open(fake, { player: 7 }), open(fake, { player: 8 })];
    await Promise.all([one.sync.open(), other.sync.open()]);
    one.sync.change({ lines: [move('e2e4', [], 'one')] });
    await saved();
    other.sync.change({ note: 'other', lines: [move('d2d4')] });
    await saved();
    expect(fake.book).toMatchObject({ version: 2, note: 'other' });
    expect(fake.book.moves.map((each) => each.move)).toEqual(['d2d4', 'e2e4']);
    expect(other.status()).toBe('kept');
    expect(other.onLines).toHaveBeenCalledOnce();
    await one.sync.open();
    expect(one.sync.lines()).toEqual(other.sync.lines());
    expect(one.note()).toBe('other');
    // Both have the same now: nothing goes to and fro.
    const { length } = fake.puts;
    await other.sync.open();
    await one.sync.open();
    expect(fake.puts).toHaveLength(length);
  });

  test('that always comes first does not keep us asking for ever', async () => {
    const fake = new Fake();
    const { sync } = open(fake);
    await sync.open();
    fake.put = async (body) => {
      fake.puts.push(body);
      return { error: problem(409, 'notebook_changed') };
    };
    sync.change({ note: 'mine' });
    await saved();
    expect(fake.puts.length).toBeLessThan(10);
    expect(localStorage.getItem(KEY)).toContain('mine');
  });

  test('and another page of this browser share one place', async () => {
    const fake = new Fake();
    fake.trouble = problem(503, 'unreachable');
    const [one, other] = [open(fake), open(fake)];
    await Promise.all([one.sync.open(), other.sync.open()]);
    one.sync.change({ note: 'one' });
    await stored();
    other.sync.change({ lines: [move('e2e4')] });
    await stored();
    one.sync.change({ note: 'one, and more' });
    await stored();
    const { sync } = open(fake);
    expect(sync.viewed().note).toBe('one, and more');
    expect(sync.lines()).toEqual([move('e2e4')]);
  });
});

describe('when it cannot be kept', () => {
  test('it stays here, and is tried again by itself', async () => {
    const fake = new Fake();
    const { sync, status } = open(fake);
    await sync.open();
    fake.trouble = problem(503, 'unreachable');
    sync.change({ note: 'offline' });
    await saved();
    expect(status()).toBe('here');
    expect(localStorage.getItem(KEY)).toContain('offline');
    fake.trouble = null;
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    expect(status()).toBe('kept');
    expect(fake.book.note).toBe('offline');
  });

  test('a page that was closed meanwhile sends it the next time, with what has come since', async () => {
    const fake = new Fake();
    fake.trouble = problem(503, 'unreachable');
    const before = open(fake);
    await before.sync.open();
    before.sync.change({ note: 'offline' });
    before.sync.close();
    await settle();
    fake.trouble = null;
    fake.book = { ...fake.book, version: 5, note: 'theirs' };
    const { sync, note } = open(fake);
    expect(note()).toBe('offline');
    await sync.open();
    expect(fake.book).toMatchObject({ version: 6, note: 'offline\n\ntheirs' });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('what was sent last is shown without a connection', async () => {
    const fake = new Fake();
    fake.trouble = problem(503, 'unreachable');
    fake.kept = { version: 4, changed_at: null, note: 'read before', moves: [] };
    const { sync, note, status } = open(fake);
    await sync.open();
    expect([note(), status()]).toEqual(['read before', 'here']);
  });

  test('a refusal is told, and waits for the next change', async () => {
    const fake = new Fake();
    const { sync, status } = open(fake);
    await sync.open();
    fake.trouble = problem(422, 'notebook_too_large');
    sync.change({ note: 'too much' });
    await saved();
    expect(status()).toBe('refused');
    await vi.advanceTimersByTimeAsync(10 * RETRY_MS);
    expect(fake.puts).toHaveLength(1);
    fake.trouble = null;
    sync.change({ note: 'less' });
    await saved();
    expect([status(), fake.book.note]).toEqual(['kept', 'less']);
  });

  test('too many requests are no refusal', async () => {
    const fake = new Fake();
    const { sync, status } = open(fake);
    await sync.open();
    fake.trouble = { ...problem(429, 'too_many_requests'), retry_after_seconds: 30 };
    sync.change({ note: 'patient' });
    await saved();
    expect(status()).toBe('here');
    fake.trouble = null;
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    expect(fake.book.note).toBe('');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(fake.book.note).toBe('patient');
  });
});

describe('in this browser', () => {
  test('a visitor’s stays, and nobody is asked', async () => {
    const fake = new Fake();
    const visitor = { server: null, player: 0 };
    const { sync, status } = open(fake, visitor);
    await sync.open();
    sync.change({ lines: [move('e2e4')] });
    await saved();
    expect(status()).toBe('alone');
    expect(open(fake, visitor).sync.lines()).toEqual([move('e2e4')]);
    expect([fake.asked, fake.puts.length]).toEqual([0, 0]);
    sync.change({ lines: [] });
    await stored();
    expect(localStorage.length).toBe(0);
  });

  test('what an older version has left there is taken over', async () => {
    const fake = new Fake();
    fake.book = {
      ...fake.book,
      version: 2,
      moves: [{ after: null, move: 'e2e4', comment: 'theirs', glyphs: [] }],
    };
    const older = [move('e2e4', [move('c7c5')]), move('d2d4')];
    const { sync } = open(fake, { older, played: ['e2e4'] });
    // At once, so that the old place can be emptied.
    expect(localStorage.getItem(KEY)).toContain('d2d4');
    await sync.open();
    expect(sync.lines()).toEqual([move('e2e4', [move('c7c5')], 'theirs'), move('d2d4')]);
    expect(fake.book.version).toBe(3);
  });

  test.each([
    'x',
    '{}',
    '{"version":1,"base":{"note":"","moves":[]},"mine":{"note":1,"moves":[]}}',
  ])('damaged, it is as nothing: %s', (text) => {
    localStorage.setItem(KEY, text);
    expect(open(new Fake()).sync.viewed().note).toBe('');
  });

  test('unsaved conditional moves have their own place', () => {
    const lines = [{ when: 'e2e4', reply: 'e7e5', then: [] }];
    writeWork(7, 48206, { tree: [], ply: 4, lines });
    expect(readWork(7, 48206)).toEqual({ tree: [], ply: 4, lines });
  });
});
