// A server with one notebook, and the pages that have it open.
import { vi } from 'vitest';
import type { Answer, NewNotebook, Notebook } from '../src/analysis/notebook/api';
import { STORE_MS } from '../src/analysis/notebook/holding';
import { shelfOf } from '../src/analysis/notebook/store';
import { type Server, startSync } from '../src/analysis/notebook/sync';
import type { Noted } from '../src/analysis/notebook/types';
import type { Problem } from '../src/api/types';

export const KEY = 'posthorn-notebook-7-48206';
export const move = (uci: string, then: Noted[] = [], comment = ''): Noted => ({
  ...{ move: uci, comment, glyphs: [], then },
});
export const problem = (status: number, code: string): Problem => ({
  ...{ type: 'about:blank', title: code, detail: code, status, code },
});

/** A server with one notebook, as the real one answers. */
export class Fake implements Server {
  book: Notebook = { version: 0, changed_at: null, note: '', moves: [] };
  /** While it is set, nothing else is answered. */
  trouble: Problem | null = null;
  asked = 0;
  puts: NewNotebook[] = [];
  kept: Notebook | null = null;

  async ask(): Promise<Answer<Notebook>> {
    this.asked += 1;
    return this.trouble ? { error: this.trouble } : { data: structuredClone(this.book) };
  }
  async put(body: NewNotebook): Promise<Answer<Notebook>> {
    this.puts.push(body);
    if (this.trouble) return { error: this.trouble };
    if (body.version !== this.book.version) return { error: problem(409, 'notebook_changed') };
    this.book = { ...body, version: body.version + 1, changed_at: '2026-11-30T10:00:00Z' };
    return { data: structuredClone(this.book) };
  }
  async last(): Promise<Notebook | null> {
    return this.kept;
  }
}

interface Device {
  older?: Noted[];
  server?: Server | null;
  player?: number;
  played?: string[];
}

export function open(fake: Fake, device: Device = {}) {
  const { older = [], server = fake, player = 7, played = [] } = device;
  const onView = vi.fn();
  const onLines = vi.fn();
  let hear = () => {};
  const listen = (heard: () => void) => {
    hear = heard;
    return () => {};
  };
  const shelf = { ...shelfOf(player, 48206), listen };
  const sync = startSync({ server, shelf, played: () => played, older, onView, onLines });
  return {
    ...{ sync, onLines, status: () => sync.viewed().status.kind, note: () => sync.viewed().note },
    /** The browser tells that another page has changed the place that they share. */
    hear: () => hear(),
  };
}

/** Lets what is under way come to its end. */
export const settle = () => vi.advanceTimersByTimeAsync(0);
/** Until it is in the browser. */
export const stored = () => vi.advanceTimersByTimeAsync(STORE_MS);
