// Who has more, and what was taken.
import { describe, expect, test } from 'vitest';
import { balanceOf, takenIn } from '../src/game/men';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
/** 1. e4 d5 2. exd5 Qxd5 */
const EXCHANGE = [
  START,
  'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1',
  'rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',
  'rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2',
  'rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3',
];
const none = { queen: 0, rook: 0, bishop: 0, knight: 0, pawn: 0 };

describe('the balance', () => {
  test('is none where both have the same', () => expect(balanceOf(START)).toBeNull());

  test('a pawn', () =>
    expect(balanceOf(EXCHANGE[3] ?? '')).toEqual({
      ahead: 'white',
      by: 1,
      more: { ...none, pawn: 1 },
      less: none,
    }));

  test('a rook for a bishop and a pawn, on the side of Black', () =>
    expect(balanceOf('r3k3/p7/8/8/8/8/PP6/2B1K3 w - - 0 1')).toEqual({
      ahead: 'black',
      by: 1,
      more: { ...none, rook: 1 },
      less: { ...none, bishop: 1, pawn: 1 },
    }));

  test('as much of another kind', () =>
    expect(balanceOf('4k1n1/8/8/8/8/8/8/2B1K3 w - - 0 1')).toMatchObject({
      ahead: 'white',
      by: 0,
    }));
});

describe('what was taken', () => {
  test('on the way', () =>
    expect(takenIn(EXCHANGE)).toEqual({
      white: { ...none, pawn: 1 },
      black: { ...none, pawn: 1 },
    }));

  test('nothing by a position that begins with fewer men', () =>
    expect(takenIn(['4k3/8/8/8/8/8/8/R3K3 w Q - 0 1'])).toEqual({ white: none, black: none }));

  test('a promotion takes nothing, and one that takes takes one', () => {
    const before = '3rk3/2P5/8/8/8/8/8/4K3 w - - 0 1';
    expect(takenIn([before, '2Qrk3/8/8/8/8/8/8/4K3 b - - 0 1'])).toEqual({
      white: none,
      black: none,
    });
    expect(takenIn([before, '3Qk3/8/8/8/8/8/8/4K3 b - - 0 1'])).toEqual({
      white: { ...none, rook: 1 },
      black: none,
    });
  });

  test('castling of Chess960 takes nothing', () =>
    expect(takenIn(['4k3/8/8/8/8/8/8/4KR2 w F - 0 1', '4k3/8/8/8/8/8/8/5RK1 b - - 1 1'])).toEqual({
      white: none,
      black: none,
    }));
});
