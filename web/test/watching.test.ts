// What is said to those who only look at a game.
import { h, render } from 'preact';
import { beforeEach, expect, it } from 'vitest';
import type { Game } from '../src/api/types';
import { Conversation } from '../src/game/Conversation';
import { MoveList } from '../src/game/MoveList';
import type { Conversation as Writing } from '../src/game/useConversation';
import { addMessages } from '../src/i18n';
import { textsOf } from './texts';

beforeEach(() => addMessages('en', textsOf('en', 'game', 'texts', 'rare', 'claims', 'control')));

const ending = { reason: 'default', at: '2026-11-01T00:00:00Z' };
const game = (changes: object) =>
  ({ id: 1, me: null, ending: null, moves: [], messages: [], ...changes }) as unknown as Game;

function drawn(part: preact.ComponentChild): string {
  const box = document.createElement('div');
  render(part, box);
  return box.textContent ?? '';
}

it('a game that ended without a move is not told as one that waits for it', () => {
  const list = (of: Game) => drawn(h(MoveList, { game: of, ply: 0, onShow: () => undefined }));
  expect(list(game({}))).toContain('No move has been made yet.');
  expect(list(game({ ending }))).toContain('No move was made.');
});

it('messages that are not for a spectator are not said not to exist', () => {
  const props = { writing: {} as Writing, reload: () => Promise.resolve(null) };
  const seen = drawn(h(Conversation, { game: game({ ending }), ...props }));
  expect(seen).toContain('Messages between the players are not shown.');
  expect(seen).not.toContain('No messages');
});
