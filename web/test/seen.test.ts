// What is new in my games since their pages were last open on this device.
import { beforeEach, expect, it } from 'vitest';
import type { Color, Game, GameList, GameRow, Session } from '../src/api/types';
import { forget, goneFrom, hasNewMove, newMessages, noteList, seeGame } from '../src/seen';
import { session } from '../src/session';

const row = (id: number, ply: number, messages = 0, by: Color = 'black') =>
  ({ id, ply, messages, me: 'white', last: { by } }) as GameRow;
const list = (...games: GameRow[]) => ({ games, damaged: [] as number[] }) as unknown as GameList;
const opened = (id: number, ply: number, messages: number, ending: unknown = null) =>
  seeGame({ id, ply, messages: Array(messages), ending } as unknown as Game);
const signIn = (id: number) => {
  session.value = { me: { player: { id } } } as Session;
};

beforeEach(() => {
  session.value = null;
  localStorage.clear();
  signIn(2);
});

it('nothing is new in the first list', () => {
  expect(hasNewMove(row(1, 10))).toBe(false);
  noteList(list(row(1, 10, 3)));
  expect([hasNewMove(row(1, 10, 3)), newMessages(row(1, 10, 3))]).toEqual([false, 0]);
});

it('the opponent’s moves and messages are new until the game is opened', () => {
  noteList(list(row(1, 10, 3)));
  noteList(list(row(1, 12, 4)));
  expect([hasNewMove(row(1, 12, 4)), newMessages(row(1, 12, 4))]).toEqual([true, 1]);
  expect(hasNewMove(row(1, 11, 3, 'white'))).toBe(false);
  opened(1, 12, 4);
  expect([hasNewMove(row(1, 12, 4)), newMessages(row(1, 12, 4))]).toEqual([false, 0]);
});

it('a game that began later is new from its first move on', () => {
  noteList(list(row(1, 10)));
  noteList(list(row(1, 10), row(2, 0)));
  expect(hasNewMove(row(2, 1))).toBe(true);
});

it('what has gone is told until it was opened or put away', () => {
  noteList(list(row(1, 10), row(2, 10), row(3, 10), row(4, 10)));
  const now = { ...list(row(1, 10)), damaged: [4] };
  expect(goneFrom(now)).toEqual([2, 3]);
  opened(2, 11, 0, { reason: 'resignation' });
  expect(goneFrom(now)).toEqual([3]);
  forget([3]);
  expect(goneFrom(now)).toEqual([]);
});

it('each player of a device has their own', () => {
  noteList(list(row(1, 10)));
  signIn(3);
  expect(goneFrom(list())).toEqual([]);
  signIn(2);
  expect(goneFrom(list())).toEqual([1]);
});
