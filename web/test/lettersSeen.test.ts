// Which conversations have letters that the reader has not looked at on this device.
import { beforeEach, expect, it } from 'vitest';
import type { Session } from '../src/api/types';
import { session } from '../src/session';
import type { Conversation, ConversationLine } from '../src/teams/api';
import { hasNewLetters, seeLetters } from '../src/teams/lettersSeen';

const line = (id: string, last_at: string | null) =>
  ({ with: { id }, count: 1, last_at }) as unknown as ConversationLine;
const look = (event: number, id: string, ...moments: string[]) =>
  seeLetters(event, { with: { id }, letters: moments.map((at) => ({ at })) } as Conversation);
const signIn = (id: number) => {
  session.value = { me: { player: { id } } } as Session;
};
const [FIRST, SECOND] = ['2027-03-01T12:00:00Z', '2027-03-02T12:00:00Z'];

beforeEach(() => {
  session.value = null;
  localStorage.clear();
  signIn(2);
});

it('letters are new until their conversation is looked at, and again with the next one', () => {
  expect(hasNewLetters(12, line('team-1', null))).toBe(false);
  expect(hasNewLetters(12, line('team-1', FIRST))).toBe(true);
  look(12, 'team-1', '2027-02-01T12:00:00Z', FIRST);
  expect(hasNewLetters(12, line('team-1', FIRST))).toBe(false);
  expect(hasNewLetters(12, line('team-1', SECOND))).toBe(true);
  // Another event has a conversation of the same name.
  expect(hasNewLetters(13, line('team-1', FIRST))).toBe(true);
});

it('a conversation without letters leaves no mark', () => {
  look(12, 'captains');
  expect(localStorage.length).toBe(0);
});

it('two who share a browser have marks of their own, which outlast a sign-out', () => {
  look(12, 'captains', FIRST);
  session.value = null;
  signIn(3);
  expect(hasNewLetters(12, line('captains', FIRST))).toBe(true);
  session.value = null;
  signIn(2);
  expect(hasNewLetters(12, line('captains', FIRST))).toBe(false);
});

it('of very many conversations those looked at longest ago are forgotten', () => {
  look(1, 'captains', FIRST);
  for (let event = 2; event <= 500; event += 1) look(event, 'captains', FIRST);
  look(1, 'captains', SECOND);
  look(501, 'captains', FIRST);
  expect(hasNewLetters(1, line('captains', SECOND))).toBe(false);
  expect(hasNewLetters(2, line('captains', FIRST))).toBe(true);
  expect(hasNewLetters(3, line('captains', FIRST))).toBe(false);
});

it('what another program has left in the browser is no trouble', () => {
  localStorage.setItem('posthorn-letters-seen-4', 'null');
  signIn(4);
  expect(hasNewLetters(12, line('captains', FIRST))).toBe(true);
  localStorage.setItem('posthorn-letters-seen-5', '{');
  signIn(5);
  look(12, 'captains', FIRST);
  expect(hasNewLetters(12, line('captains', FIRST))).toBe(false);
});
