// Typed moves, spelling by spelling. The lists of legal moves stand in for the server's answer.
import { describe, expect, test } from 'vitest';
import type { Legal, Variant } from '../src/api/types';
import { waysOf } from '../src/board/castling';
import { lettersOf } from '../src/board/letters';
import { readMove } from '../src/board/moveInput';

const DIGITS: Readonly<Record<string, string>> = { q: '1', r: '2', b: '3', n: '4' };

/** A legal move as the server would send it; only what is compared is filled in. */
function move(san: string, uci: string): Legal {
  const promotion = uci[4] ?? null;
  const number = (square: string) => `${'abcdefgh'.indexOf(square[0] ?? '') + 1}${square[1]}`;
  const [from, to] = [uci.slice(0, 2), uci.slice(2, 4)];
  const iccf = number(from) + number(to) + (promotion ? DIGITS[promotion] : '');
  return { uci, from, to, promotion, san, iccf, fen: '', check: false };
}

const list = (moves: Record<string, string>): Legal[] =>
  Object.entries(moves).map(([san, uci]) => move(san, uci));

function read(text: string, legal: Legal[], language = 'en'): string | string[] | null {
  const reading = readMove(text, legal, lettersOf(language));
  if (!reading) return null;
  return 'ok' in reading ? reading.ok.san : reading.ambiguous.map(({ san }) => san);
}

const OPENING = list({
  e4: 'e2e4',
  Nf3: 'g1f3',
  Nc3: 'b1c3',
  a4: 'a2a4',
  'O-O': 'e1g1',
  'O-O-O': 'e1c1',
  Kf1: 'e1f1',
  Qa4: 'd1a4',
  'Bxb5+': 'c4b5',
  exd5: 'e4d5',
  exd6: 'e5d6',
  'Qh7#': 'h5h7',
});

describe('spellings of one move', () => {
  test.each([
    // SAN, and what hangs on to it
    ['Nf3', 'Nf3'],
    ['nf3', 'Nf3'],
    [' Nf3 ', 'Nf3'],
    ['12.Nf3', 'Nf3'],
    ['12. Nf3!?', 'Nf3'],
    ['12... Nf3', 'Nf3'],
    ['12. … Nf3', 'Nf3'],
    ['♘f3', 'Nf3'],
    ['♞\uFE0Ef3', 'Nf3'],
    ['e4', 'e4'],
    ['E4', 'e4'],
    ['Pe4', 'e4'],
    ['Qh7#', 'Qh7#'],
    ['Qh7++', 'Qh7#'],
    ['Qh7', 'Qh7#'],
    ['Bxb5', 'Bxb5+'],
    ['Bb5', 'Bxb5+'],
    ['B:b5+', 'Bxb5+'],
    ['B×b5', 'Bxb5+'],
    ['exd5', 'exd5'],
    ['ed5', 'exd5'],
    ['EXD5', 'exd5'],
    ['exd6 e.p.', 'exd6'],
    ['exd6ep', 'exd6'],
    // more squares than needed
    ['Ngf3', 'Nf3'],
    ['N1f3', 'Nf3'],
    ['Ng1f3', 'Nf3'],
    // long algebraic
    ['Ng1-f3', 'Nf3'],
    ['Ng1–f3', 'Nf3'],
    ['e2-e4', 'e4'],
    ['e4xd5', 'exd5'],
    ['Bc4xb5', 'Bxb5+'],
    // castling, with letters and noughts
    ['O-O', 'O-O'],
    ['0-0', 'O-O'],
    ['o-o', 'O-O'],
    ['OO', 'O-O'],
    ['0–0', 'O-O'],
    ['O-O-O', 'O-O-O'],
    ['0-0-0', 'O-O-O'],
    ['e1g1', 'O-O'],
    ['Ke1-g1', 'O-O'],
    ['5171', 'O-O'],
    ['5131', 'O-O-O'],
    // numbers
    ['7163', 'Nf3'],
    ['71-63', 'Nf3'],
    ['71 63', 'Nf3'],
    ['5254', 'e4'],
    // UCI
    ['g1f3', 'Nf3'],
    ['G1F3', 'Nf3'],
    ['e2e4', 'e4'],
    ['b1c3', 'Nc3'],
  ])('%s is %s', (text, san) => expect(read(text, OPENING)).toBe(san));

  test.each([
    [''],
    ['   '],
    ['N'],
    ['b1'],
    ['Xy9'],
    ['Ke2'],
    ['e5'],
    ['d5'], // exd5 without its file is no spelling of a capture
    ['ee4'],
    ['Kg1'], // castling is not a step of the king
    ['Kc1'],
    ['Nxf3'], // nothing is taken there: the board that was meant is another one
    ['Bg1f3'], // not a bishop
    ['e4=Q'],
    ['e4 (=)'], // a draw offer is never dropped in silence
    ['7162'],
    ['71631'],
    ['0-0-0-0'],
    ['Nf3 Nf6'],
  ])('"%s" is nothing', (text) => expect(read(text, OPENING)).toBeNull());
});

describe('castling by other squares', () => {
  const spelled = (text: string, legal: Legal[], variant: Variant) => {
    const reading = readMove(text, legal, lettersOf('en'), variant);
    return reading && 'ok' in reading ? reading.ok.uci : null;
  };
  test.each([
    ['e1h1', 'e1g1'],
    ['Ke1-h1', 'e1g1'],
    ['Ke1xa1', null], // nothing is taken
    ['5181', 'e1g1'],
    ['5111', 'e1c1'],
    ['e1a1', 'e1c1'],
    ['e1g1', 'e1g1'],
    ['Kh1', null],
  ])('in chess %s is %s', (text, uci) => expect(spelled(text, OPENING, 'chess')).toBe(uci));

  // King and rooks on b1, a1 and g1; the king can step to c1, and not to a1.
  const far = list({ 'O-O': 'b1g1', 'O-O-O': 'b1a1', Kc1: 'b1c1' });
  // King on f1, rooks on a1 and h1; g1 is a step.
  const near = list({ 'O-O': 'f1h1', 'O-O-O': 'f1a1', Kg1: 'f1g1' });
  test.each([
    [far, 'b1g1', 'b1g1'],
    [far, 'b1c1', 'b1c1'],
    [far, '2111', 'b1a1'],
    [near, 'f1g1', 'f1g1'],
    [near, '6171', 'f1g1'],
    [near, 'f1h1', 'f1h1'],
    [near, '6181', 'f1h1'],
    [near, 'f1c1', 'f1a1'],
    [near, 'Kf1c1', 'f1a1'],
    [near, '6131', 'f1a1'],
    [near, 'Kc1', null],
  ])('in Chess960, list %#: %s is %s', (legal, text, uci) =>
    expect(spelled(text, legal, 'chess960')).toBe(uci),
  );

  test('a king on its square of arrival has no second way', () => {
    const there = list({ 'O-O': 'g1h1', 'O-O-O': 'g1a1' });
    expect(waysOf(there, 'chess960').map(({ to }) => to)).toEqual(['h1', 'a1', 'c1']);
  });
  test('the rook of one castling on the square of the other', () => {
    const crossed = list({ 'O-O': 'b1c1', 'O-O-O': 'b1a1' });
    expect(waysOf(crossed, 'chess960').map(({ to, move }) => [to, move.san])).toEqual([
      ['c1', 'O-O'],
      ['a1', 'O-O-O'],
      ['g1', 'O-O'],
    ]);
  });
});

describe('the pawn on the b-file and the bishop', () => {
  const both = list({ bxc3: 'b2c3', Bxc3: 'd2c3' });
  test.each([
    ['bxc3', ['bxc3', 'Bxc3']],
    ['bc3', ['bxc3', 'Bxc3']],
    ['BXC3', ['bxc3', 'Bxc3']],
    ['Bxc3', 'Bxc3'],
    ['Bc3', 'Bxc3'],
    ['b2c3', 'bxc3'],
    ['b2xc3', 'bxc3'],
    ['bdxc3', 'Bxc3'],
    ['2233', 'bxc3'],
    ['4233', 'Bxc3'],
  ])('%s is %s', (text, expected) => expect(read(text, both)).toEqual(expected));

  test('a small letter is the bishop where no pawn can', () => {
    expect(read('bxc3', list({ Bxc3: 'd2c3' }))).toBe('Bxc3');
  });
  test('a capital is never the pawn', () => {
    expect(read('Bxc3', list({ bxc3: 'b2c3' }))).toBeNull();
  });
  test('two whole squares are those squares', () => {
    const moves = list({ Nc3: 'b1c3', Bc3: 'e1c3' });
    expect(read('b1c3', moves)).toBe('Nc3');
    expect(read('B1c3', moves)).toBe('Bc3');
    expect(read('B1C3', moves)).toEqual(['Nc3', 'Bc3']);
  });
});

describe('two pieces of one kind', () => {
  const knights = list({ Nbd2: 'b1d2', Nfd2: 'f3d2', R1e1: 'e3e1' });
  test.each([
    ['Nd2', ['Nbd2', 'Nfd2']],
    ['nd2', ['Nbd2', 'Nfd2']],
    ['Nbd2', 'Nbd2'],
    ['N1d2', 'Nbd2'],
    ['N3d2', 'Nfd2'],
    ['Nf3-d2', 'Nfd2'],
    ['nbd2', 'Nbd2'],
    ['2142', 'Nbd2'],
    ['Ncd2', null],
  ])('%s is %s', (text, expected) => expect(read(text, knights)).toEqual(expected));
});

describe('promotion', () => {
  const promotions = list({
    'd8=Q+': 'd7d8q',
    'd8=R+': 'd7d8r',
    'd8=B': 'd7d8b',
    'd8=N': 'd7d8n',
    'dxe8=Q': 'd7e8q',
    'dxe8=N': 'd7e8n',
  });
  const four = ['d8=Q+', 'd8=R+', 'd8=B', 'd8=N'];
  test.each([
    ['d8=Q', 'd8=Q+'],
    ['d8Q', 'd8=Q+'],
    ['d8Q+', 'd8=Q+'],
    ['d8q', 'd8=Q+'],
    ['d8(Q)', 'd8=Q+'],
    ['d8/R', 'd8=R+'],
    ['d8=b', 'd8=B'],
    ['d7d8n', 'd8=N'],
    ['d7-d8=N', 'd8=N'],
    ['47481', 'd8=Q+'],
    ['47484', 'd8=N'],
    ['4758 1', 'dxe8=Q'],
    ['dxe8Q', 'dxe8=Q'],
    ['de8N', 'dxe8=N'],
    ['d8', four],
    ['d7d8', four],
    ['4748', four],
    ['dxe8', ['dxe8=Q', 'dxe8=N']],
    ['d8=K', null],
    ['d8=X', null],
    ['47485', null],
  ])('%s is %s', (text, expected) => expect(read(text, promotions)).toEqual(expected));

  test("in the reader's own letters", () => {
    expect(read('d8D', promotions, 'cs')).toBe('d8=Q+');
    expect(read('d8=J', promotions, 'cs')).toBe('d8=N');
    expect(read('d8S', promotions, 'cs')).toBe('d8=B');
    expect(read('d8S', promotions, 'de')).toBe('d8=N');
    expect(read('d8V+', promotions, 'cs')).toBe('d8=R+');
  });
});

describe("the reader's own letters", () => {
  test.each([
    ['cs', 'Jf3', 'Nf3'],
    ['cs', 'jf3', 'Nf3'],
    ['cs', 'Jg1-f3', 'Nf3'],
    ['cs', 'Da4', 'Qa4'],
    ['cs', 'Sxb5+', 'Bxb5+'],
    ['cs', 'Kf1', 'Kf1'],
    ['cs', 'Nf3', 'Nf3'], // English letters stay good
    ['de', 'Sf3', 'Nf3'],
    ['de', 'Lxb5', 'Bxb5+'],
    ['pl', 'Sf3', 'Nf3'],
    ['pl', 'Gxb5', 'Bxb5+'],
    ['es', 'Cf3', 'Nf3'],
    ['es', 'Rf1', 'Kf1'],
  ])('%s: %s is %s', (language, text, san) => expect(read(text, OPENING, language)).toBe(san));

  test('English readers have no J', () => expect(read('Jf3', OPENING)).toBeNull());
  test('a letter with two meanings is asked back', () => {
    const moves = list({ Kf1: 'e1f1', Rf1: 'h1f1' });
    expect(read('Rf1', moves, 'es')).toEqual(['Kf1', 'Rf1']);
    expect(read('Rf1', moves)).toBe('Rf1');
  });
  test('the d-pawn and the Czech queen', () => {
    const moves = list({ dxe5: 'd4e5', Qxe5: 'h2e5' });
    expect(read('dxe5', moves, 'cs')).toEqual(['dxe5', 'Qxe5']);
    expect(read('Dxe5', moves, 'cs')).toBe('Qxe5');
    expect(read('dxe5', moves)).toBe('dxe5');
  });
});
