// Conditional moves that were not saved yet, kept in this browser: a closed tab loses no evening's work.
import type { NewBranch as Branch } from '../api/types';
import type { Kept } from './tree';

export interface Work {
  /** The lines that older versions have kept here; they belong in the notebook now. */
  tree: Kept[];
  /** The position that the lines start from. */
  ply: number;
  /** Changes to the conditional moves that were not saved; null when there are none. */
  lines: Branch[] | null;
}

/** Two players may share a browser: neither sees what the other tried. */
const key = (player: number, game: number) => `posthorn-analysis-${player}-${game}`;

/** Null where the browser has nothing there, or lets nobody look. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What a text from the browser says; null when it is damaged. */
export function parsed<Value>(
  text: string | null,
  fits: (value: unknown) => value is Value,
): Value | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return fits(value) ? value : null;
  } catch {
    return null;
  }
}

export const readWork = (player: number, game: number): Work | null =>
  parsed(stored(key(player, game)), isWork);

/** Null when there is nothing to keep. */
export function writeWork(player: number, game: number, work: Work | null) {
  try {
    if (work) localStorage.setItem(key(player, game), JSON.stringify(work));
    else localStorage.removeItem(key(player, game));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export const isList = <Item>(
  value: unknown,
  fits: (item: unknown) => item is Item,
): value is Item[] => Array.isArray(value) && value.every(fits);

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isKept = (value: unknown): value is Kept =>
  isObject(value) && typeof value.m === 'string' && isList(value.c, isKept);

const isBranch = (value: unknown): value is Branch =>
  isObject(value) &&
  typeof value.when === 'string' &&
  typeof value.reply === 'string' &&
  isList(value.then, isBranch);

const isWork = (value: unknown): value is Work =>
  isObject(value) &&
  typeof value.ply === 'number' &&
  isList(value.tree, isKept) &&
  (value.lines === null || isList(value.lines, isBranch));
