// What the game page decides by itself: counting, drafts, and what is left of a choice when the game
// has gone on.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isUncertain } from '../src/api/problem';
import type { Game, Legal, Move, Problem } from '../src/api/types';
import { parsePieces, position, squaresOf } from '../src/board/fen';
import { dropDraft, readDraft, writeDraft } from '../src/game/draft';
import { EMPTY, follow, isOutdated, restore } from '../src/game/moveState';
import { moveLabel, moveNumber, scoreRows } from '../src/game/ply';
import { plyOf } from '../src/game/useReplay';
import { utc } from '../src/format';
import { reasonText, score } from '../src/game/words';
import { has, addMessages } from '../src/i18n';
import { textsOf } from './texts';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

const legal = (san: string, uci: string): Legal => ({
  uci,
  from: uci.slice(0, 2),
  to: uci.slice(2, 4),
  promotion: null,
  san,
  iccf: '',
  fen: '',
  check: false,
});

const played = (ply: number, uci: string): Move =>
  ({ ply, uci, san: uci, by: ply % 2 ? 'white' : 'black' }) as Move;

function gameAt(ucis: string[], more: Partial<Game> = {}): Game {
  const moves = ucis.map((uci, index) => played(index + 1, uci));
  const may = {
    move: true,
    resign: true,
    offer_draw: true,
    accept_draw: false,
    decline_draw: false,
  };
  const game = { id: 7, ply: moves.length, moves, initial_fen: START, ending: null, may };
  return { ...game, legal: [legal('e4', 'e2e4'), legal('Nf3', 'g1f3')], ...more } as Game;
}

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe('counting', () => {
  test.each([
    [START, 1, '1.'],
    [START, 2, '1…'],
    [START, 45, '23.'],
    ['8/8/8/8/8/8/8/K1k5 b - - 0 40', 1, '40…'],
    ['8/8/8/8/8/8/8/K1k5 b - - 0 40', 2, '41.'],
  ])('%s: half-move %i is %s', (fen, ply, label) => expect(moveLabel(fen, ply)).toBe(label));

  test('a game that Black begins has a gap in its first row', () => {
    const initial_fen = '8/8/8/8/8/8/8/K1k5 b - - 0 40';
    expect(moveNumber(initial_fen, 1)).toEqual({ number: 40, by: 'black' });
    const [first, second] = scoreRows(gameAt(['c1c2', 'a1a2'], { initial_fen }));
    expect(first).toMatchObject({ number: 40, black: { uci: 'c1c2' } });
    expect(first?.white).toBeUndefined();
    expect(second).toMatchObject({ number: 41, white: { uci: 'a1a2' } });
  });
});

describe('the position that an address names', () => {
  const fens = ['8/8/8/8/8/8/8/1Kk5 b - - 1 1', '8/8/8/8/8/8/8/1K1k4 w - - 2 2'];
  const moves = [...fens, ...fens].map((fen, at) => ({ ...played(at + 1, ''), fen }));
  const named = (at: string) =>
    plyOf(`?${new URLSearchParams({ at })}`, gameAt([], { moves, ply: 4 }));

  test('by itself is found where it came up first, whatever its FEN counts', () => {
    expect(named('8/8/8/8/8/8/8/1K1k4 w - - 40 61')).toBe(2);
    expect(named('8/8/8/8/8/8/8/1K1k4 w - -')).toBe(2);
    expect(named(START)).toBe(0);
  });

  test('is none where it did not come up, or with another side to move', () => {
    expect(named('8/8/8/8/8/8/8/1K1k4 b - - 2 2')).toBeNull();
    expect(named('nonsense')).toBeNull();
    expect(named('')).toBeNull();
    expect(plyOf('', gameAt([]))).toBeNull();
  });

  test('by its half-move counts before', () => {
    expect(plyOf(`?ply=3&at=${START}`, gameAt([], { moves, ply: 4 }))).toBe(3);
    expect(plyOf('?ply=x', gameAt([]))).toBeNull();
  });
});

describe('the board', () => {
  test('a FEN becomes squares', () => {
    const pieces = parsePieces(START);
    expect(pieces.size).toBe(32);
    expect(pieces.get('b1')).toEqual({ color: 'white', role: 'knight', promoted: false });
    expect(pieces.get('d8')).toEqual({ color: 'black', role: 'queen', promoted: false });
    expect(parsePieces('8/8/8/3k4/8/8/8/4K3 w - - 0 1').get('e1')?.role).toBe('king');
  });
  test('places turn with the board', () => {
    expect(position('a8', 'white')).toEqual({ x: 0, y: 0 });
    expect(position('a8', 'black')).toEqual({ x: 7, y: 7 });
    expect(squaresOf('e7e8q')).toEqual(['e7', 'e8']);
  });
});

describe('drafts', () => {
  const draft = { ply: 4, uci: 'e2e4', offer: true, message: 'Hello' };

  test('come back for the same position', () => {
    writeDraft(7, draft);
    expect(readDraft(7, 4)).toEqual(draft);
    expect(readDraft(8, 4)).toBeNull();
  });
  test('keep only the message when the game has gone on', () => {
    writeDraft(7, draft);
    expect(readDraft(7, 6)).toEqual({ ply: 6, uci: null, offer: false, message: 'Hello' });
  });
  test('are gone when sent, and empty ones are not kept', () => {
    writeDraft(7, draft);
    dropDraft(7);
    expect(localStorage.length).toBe(0);
  });
  test('survive rubbish in the storage', () => {
    localStorage.setItem('posthorn-draft-7', '{"message":');
    expect(readDraft(7, 4)).toBeNull();
  });
  test('restore a move only if it is still legal', () => {
    writeDraft(7, { ...draft, ply: 0 });
    expect(restore(gameAt([]))).toMatchObject({ text: 'e4', offer: true, message: 'Hello' });
    const state = restore(gameAt([], { legal: [] }));
    expect(state).toMatchObject({ move: null, message: 'Hello' });
  });
});

describe('when the game has gone on', () => {
  const e4 = legal('e4', 'e2e4');
  const preview = { ply: 1 } as never;

  test('the choice is dropped and told, the message stays', () => {
    const old = { ...EMPTY, move: e4, text: 'e4', message: 'Hello' };
    const next = follow(old, gameAt(['d2d4', 'd7d5']));
    expect(next).toMatchObject({ move: null, message: 'Hello', news: { kind: 'moved-on' } });
  });
  test('nothing is told where nothing was chosen', () => {
    expect(follow({ ...EMPTY, message: 'Hi' }, gameAt(['d2d4']))).toMatchObject({
      message: 'Hi',
      news: null,
    });
  });
  test('our own move is no news', () => {
    const old = { ...EMPTY, step: 'sent', move: e4, sent: { ply: 1 } as never } as const;
    expect(follow(old, gameAt(['e2e4']))).toBe(old);
    expect(follow(old, gameAt(['e2e4', 'e7e5']))).toBe(EMPTY);
  });
  test('nor is the answer that was left in advance', () => {
    const sent = { ply: 1, answer: 'e5' } as never;
    const old = { ...EMPTY, step: 'sent', move: e4, sent } as const;
    expect(follow(old, gameAt(['e2e4', 'e7e5']))).toBe(old);
    expect(follow(old, gameAt(['e2e4', 'e7e5', 'g1f3']))).toBe(EMPTY);
  });
  test('a move without an answer that is in the game has arrived', () => {
    const old = { ...EMPTY, step: 'review', move: e4, preview, uncertain: true } as const;
    expect(follow(old, gameAt(['e2e4'])).news).toEqual({ kind: 'arrived' });
    expect(follow(old, gameAt(['d2d4'])).news).toEqual({ kind: 'moved-on' });
  });
});

test('refusals are sorted into outdated, uncertain and plain', () => {
  const problem = (code: string, status: number) => ({ code, status }) as Problem;
  expect(isOutdated(problem('already_moved', 409))).toBe(true);
  expect(isOutdated(problem('illegal_move', 422))).toBe(false);
  expect(isUncertain(problem('unreachable', 503))).toBe(true);
  expect(isUncertain(problem('message_too_long', 422))).toBe(false);
});

describe.each(['en', 'cs'])('messages in %s', (language) => {
  beforeEach(() => {
    addMessages(language, textsOf(language, 'game', 'texts', 'rare', 'claims', 'control'));
  });

  test('all names that are put together at run time exist', () => {
    const reasons = ['checkmate', 'stalemate', 'dead-position', 'resignation', 'agreement'];
    const names = [
      ...[...reasons, 'time-forfeiture', 'silence'].map((reason) => `game-end-${reason}`),
      ...['first', 'prev', 'next', 'last', 'flip', 'print'].map((tool) => `game-tool-${tool}`),
      ...['pawn', 'knight', 'bishop', 'rook', 'queen', 'king'].map((role) => `board-${role}`),
      ...['white', 'black', 'news-moved-on', 'news-arrived'].map((rest) => `game-${rest}`),
    ];
    expect(names.filter((name) => !has(name))).toEqual([]);
  });
  test('a result has a score, a reason and a moment', () => {
    const draw = { white_halves: 1, black_halves: 1 };
    expect(score(draw)).toBe('½–½');
    expect(score({ ...draw, white_halves: 2, black_halves: 0 })).toBe('1–0');
    const white = reasonText({ reason: 'resignation', by: 'white' });
    expect(white).not.toBe(reasonText({ reason: 'resignation', by: 'black' }));
    expect(utc('2026-12-03T06:40:00Z')).toBe('2026-12-03 06:40 UTC');
  });
});
