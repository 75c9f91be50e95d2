// Makruk and Chess960 as the pages see them: letters, roles, names, notation.
import { beforeEach, describe, expect, test } from 'vitest';
import type { Game, Legal, Variant } from '../src/api/types';
import { classOf, groundPieces, isBare, nameOf, parsePieces, roleOf } from '../src/board/fen';
import { lettersOf, pieceOf } from '../src/board/letters';
import { readMove } from '../src/board/moveInput';
import { inLetters, numbersOf, plainMove } from '../src/board/notation';
import { otherWriting, variantName } from '../src/game/words';
import { addMessages, t } from '../src/i18n';
import { setPref } from '../src/prefs';
import { textsOf } from './texts';

const MAKRUK = 'rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1';
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

describe('letters become roles in one place', () => {
  test.each([
    ['k', 'king'],
    ['M', 'queen'],
    ['s', 'bishop'],
    ['n', 'knight'],
    ['R', 'rook'],
    ['p', 'pawn'],
    ['Q', 'queen'],
    ['b', 'bishop'],
    ['x', null],
    ['~', null],
    ['', null],
  ])('%s is %s', (letter, role) => expect(roleOf(letter)).toBe(role));

  test('the Makruk start has the met to the right of White’s khun', () => {
    const pieces = parsePieces(MAKRUK);
    expect(pieces.size).toBe(32);
    expect(pieces.get('d1')).toEqual({ color: 'white', role: 'king', promoted: false });
    expect(pieces.get('e1')).toEqual({ color: 'white', role: 'queen', promoted: false });
    expect(pieces.get('d8')).toEqual({ color: 'black', role: 'queen', promoted: false });
    expect(pieces.get('c1')?.role).toBe('bishop');
  });

  test('a promoted met is turned over and moves no other piece', () => {
    const pieces = parsePieces('4k3/8/2M~1m~3/8/8/8/8/3K4 b - - 0 3');
    expect([...pieces.keys()]).toEqual(['e8', 'c6', 'e6', 'd1']);
    const met = pieces.get('c6');
    expect(met).toEqual({ color: 'white', role: 'queen', promoted: true });
    expect(met && classOf(met)).toBe('white queen turned');
    expect(pieces.get('e6')).toEqual({ color: 'black', role: 'queen', promoted: true });
  });

  test('chessground is told of all squares', () => {
    const ground = groundPieces('4k3/8/2M~5/8/8/8/8/3K4 b - - 0 3');
    expect(ground.size).toBe(64);
    expect([...ground.values()].filter(Boolean)).toHaveLength(3);
    expect(ground.get('c6')).toEqual({ color: 'white', role: 'queen turned' });
    expect(ground.get('a1')).toBeUndefined();
  });

  test('a bare khun is told from one with company', () => {
    const fen = '8/8/4k3/8/3K4/2N5/8/8 b - 128 10 40';
    expect(isBare(fen, 'black')).toBe(true);
    expect(isBare(fen, 'white')).toBe(false);
    expect(isBare('8/8/8/8/8/8/8/8', 'white')).toBe(false);
  });
});

describe.each(['en', 'cs'])('names in %s', (language) => {
  beforeEach(() => addMessages(language, textsOf(language, 'game')));

  test('every piece of every variant has a name in both colours', () => {
    const fens: [Variant, string][] = [
      ['chess', START],
      ['chess960', START],
      ['makruk', 'rnsmksnr/8/m~7/8/8/PPPPPPPP/8/RNSKMSNR'],
    ];
    for (const [variant, fen] of fens) {
      const names = [...parsePieces(fen).values()].map((piece) => nameOf(piece, variant));
      expect(new Set(names).size).toBe(variant === 'makruk' ? 7 : 6);
      for (const name of names) {
        const [white, black] = ['white', 'black'].map((color) => t(name, { color }));
        expect(white).not.toBe(name);
        expect(white).not.toBe(black);
      }
    }
  });
  test('a variant is named, chess is not', () => {
    const named = (variant: Variant, start_number: number | null = null) =>
      variantName({ variant, start_number } as Game);
    expect(named('chess')).toBe('');
    expect(named('makruk')).toBe('Makruk');
    expect(named('chess960')).toBe('Chess960');
    expect(named('chess960', 518)).toContain('518');
    expect(named('chess960', 0)).toContain('0');
  });
});

test('English names read as a sentence', () => {
  addMessages('en', textsOf('en', 'game'));
  const name = (square: string, fen: string) => {
    const piece = parsePieces(fen).get(square as 'e1');
    return piece ? t(nameOf(piece, 'makruk'), { color: piece.color }) : '';
  };
  expect(name('e1', MAKRUK)).toBe('white met');
  expect(name('g8', MAKRUK)).toBe('black ma');
});

describe('notation', () => {
  const knight = { san: 'Nf3', iccf: '7163' };
  test.each([
    ['figurines', 'cs', 'chess', 'Jf3'],
    ['letters', 'cs', 'chess', 'Jf3'],
    ['letters', 'en', 'chess', 'Nf3'],
    ['english', 'cs', 'chess', 'Nf3'],
    ['numbers', 'cs', 'chess', '7163'],
    ['letters', 'cs', 'makruk', 'Nf3'],
    ['letters', 'de', 'makruk', 'Nf3'],
    ['numbers', 'cs', 'makruk', '7163'],
  ] as const)('%s, %s, %s: %s', (choice, language, variant, text) =>
    expect(plainMove(knight, variant, { notation: choice, language })).toBe(text),
  );
  test('without a number the letters are shown', () => {
    const reader = { notation: 'numbers', language: 'cs' } as const;
    expect(plainMove({ san: 'Qd5' }, 'chess', reader)).toBe('Dd5');
  });
  test('the letters of Makruk are nobody’s own', () => {
    for (const language of ['en', 'cs', 'de', 'pl', 'es']) {
      expect(inLetters('Sxd2', lettersOf(language, 'makruk'))).toBe('Sxd2');
      expect(inLetters('exd6=M', lettersOf(language, 'makruk'))).toBe('exd6=M');
    }
  });
  test.each([
    ['e2e4', 'e4', 'chess', '5254'],
    ['e7e8q', 'e8=Q', 'chess', '57581'],
    ['e7e8n', 'e8=N+', 'chess960', '57584'],
    ['e1g1', 'O-O', 'chess', '5171'],
    ['f1h1', 'O-O', 'chess960', undefined],
    ['f1h1', 'Rh1', 'chess960', '6181'],
    ['e5e6m', 'e6=M', 'makruk', undefined],
    ['c1d2', 'Sd2', 'makruk', '3142'],
  ] as const)('%s (%s) in %s is %s', (uci, san, variant, numbers) =>
    expect(numbersOf(uci, san, variant)).toBe(numbers),
  );
  test('beside a number stand the letters, beside letters the number', () => {
    setPref({ notation: 'numbers' });
    expect(otherWriting(knight, 'chess')).toBe('Nf3');
    setPref({ notation: 'figurines' });
    expect(otherWriting(knight, 'chess')).toBe('7163');
  });
  test.each([
    ['O-O', 'K'],
    ['Md6+', 'M'],
    ['Sxd2', 'S'],
    ['exd6=M', 'P'],
    ['Qd1', 'Q'],
  ])('%s is moved by %s', (san, piece) => expect(pieceOf(san)).toBe(piece));
});

const move = (san: string, uci: string): Legal => {
  const number = (square: string) => `${'abcdefgh'.indexOf(square[0] ?? '') + 1}${square[1]}`;
  const [from, to] = [uci.slice(0, 2), uci.slice(2, 4)];
  const promotion = uci[4] ?? null;
  return { uci, from, to, promotion, san, iccf: number(from) + number(to), fen: '', check: false };
};

function read(text: string, legal: Legal[], variant: Variant, language = 'cs') {
  const reading = readMove(text, legal, lettersOf(language, variant));
  if (!reading) return null;
  return 'ok' in reading ? reading.ok.san : reading.ambiguous.map(({ san }) => san);
}

describe('typed moves', () => {
  const makruk = [
    move('Sd2', 'c1d2'),
    move('Me2', 'd1e2'),
    move('Nbd2', 'b1d2'),
    move('Nfd2', 'f3d2'),
    move('Kd2', 'd1d2'),
    move('e6=M', 'e5e6m'),
    move('exd6=M+', 'e5d6m'),
    move('Rh2', 'h1h2'),
  ];
  test.each([
    ['Sd2', 'Sd2'],
    ['sd2', 'Sd2'],
    ['Sc1-d2', 'Sd2'],
    ['c1d2', 'Sd2'],
    ['3142', 'Sd2'],
    ['Me2', 'Me2'],
    ['me2', 'Me2'],
    ['Kd2', 'Kd2'],
    ['Rh2', 'Rh2'],
    ['Nd2', ['Nbd2', 'Nfd2']],
    ['e6', 'e6=M'],
    ['e6=M', 'e6=M'],
    ['e6M', 'e6=M'],
    ['e5e6m', 'e6=M'],
    ['5556', 'e6=M'],
    ['exd6', 'exd6=M+'],
    ['exd6=M++', 'exd6=M+'],
    ['e6=Q', null], // there is no queen
    ['Qe2', null],
    ['Bd2', null],
    ['Jbd2', null], // Czech letters are for chess
  ])('Makruk: %s is %s', (text, expected) =>
    expect(read(text, makruk, 'makruk')).toEqual(expected),
  );

  const castling = [move('O-O', 'f1h1'), move('O-O-O', 'f1b1'), move('Kg1', 'f1g1')];
  test.each([
    ['0-0', 'O-O'],
    ['0-0-0', 'O-O-O'],
    ['O-O+', 'O-O'],
    ['f1h1', 'O-O'],
    ['Kf1-h1', 'O-O'],
    ['Kg1', 'Kg1'],
    ['f1g1', 'Kg1'],
    ['Kh1', null],
    ['Kc1', null],
  ])('Chess960: %s is %s', (text, expected) =>
    expect(read(text, castling, 'chess960')).toEqual(expected),
  );
});
