// The analysis board's rules, by counting positions (perft) and by the spellings of single moves.
import { describe, expect, test } from 'vitest';
import { loadRules } from '../src/rules';
import type { Rules, Variant } from '../src/rules/rules';

const chess = await loadRules('chess');
const chess960 = await loadRules('chess960');
const makruk = await loadRules('makruk');

function perft(rules: Rules, fen: string, depth: number): number {
  const legal = rules.legal(fen);
  if (depth === 1) return legal.length;
  return legal.reduce((sum, { fen: after }) => sum + perft(rules, after, depth - 1), 0);
}

const counts = (rules: Rules, fen: string, upTo: number): number[] =>
  Array.from({ length: upTo }, (_, index) => perft(rules, fen, index + 1));

const sanOf = (rules: Rules, fen: string, uci: string) => rules.play(fen, uci)?.san;

const KIWIPETE = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';

describe('chess', () => {
  test.each([
    [chess.start, [20, 400, 8902]],
    [KIWIPETE, [48, 2039]],
    ['8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', [14, 191, 2812]],
    ['r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1', [6, 264]],
    ['rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8', [44, 1486]],
  ])('%s', (fen, expected) => expect(counts(chess, fen, expected.length)).toEqual(expected));

  test('castling is the king going two squares', () => {
    expect(chess.play(KIWIPETE, 'e1g1')).toMatchObject({ to: 'g1', san: 'O-O', iccf: '5171' });
    expect(chess.play(KIWIPETE, 'e1c1')).toMatchObject({ to: 'c1', san: 'O-O-O', iccf: '5131' });
    expect(chess.play(KIWIPETE, 'e1h1')).toBeNull();
  });

  test('a promotion has four moves, told apart by the piece', () => {
    const all = chess.legal('7k/P7/8/8/8/8/8/K7 w - - 0 1').filter(({ to }) => to === 'a8');
    expect(all.map(({ uci }) => uci)).toEqual(['a7a8q', 'a7a8r', 'a7a8b', 'a7a8n']);
    expect(all.map(({ iccf }) => iccf)).toEqual(['17181', '17182', '17183', '17184']);
    expect(all[0]).toMatchObject({ san: 'a8=Q+', promotion: 'q', check: true });
  });

  test('SAN names the file, else the rank, else both', () => {
    expect(sanOf(chess, '6k1/8/8/8/8/8/4K3/R6R w - - 0 1', 'a1d1')).toBe('Rad1');
    expect(sanOf(chess, 'R7/7k/8/8/8/8/8/R3K3 w - - 0 1', 'a1a4')).toBe('R1a4');
    expect(sanOf(chess, '8/7k/8/Q7/8/8/8/Q3Q2K w - - 0 1', 'a1e5')).toBe('Qa1e5');
  });

  test('an en passant square stands in the FEN only when the capture is legal', () => {
    expect(chess.play(chess.start, 'e2e4')?.fen).toContain(' b KQkq - 0 1');
    const fen = 'rnbqkbnr/ppp1pppp/8/8/3p4/8/PPPPPPPP/RNBQKBNR w KQkq - 0 3';
    expect(chess.play(fen, 'e2e4')?.fen).toContain(' b KQkq e3 0 3');
  });

  test.each([
    ['rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3', 'checkmate', true],
    ['7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', 'stalemate', false],
    ['7k/8/6K1/8/8/8/8/8 b - - 0 1', 'dead_position', false],
    [chess.start, null, false],
    ['4k3/8/8/8/8/8/8/4K2R b - - 0 1', null, false],
  ])('%s ends by %s', (fen, end, check) => {
    expect(chess.end(fen)).toBe(end);
    expect(chess.isCheck(fen)).toBe(check);
  });
});

describe('Chess960', () => {
  test.each([
    ['bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 0 1', [21, 528]],
    ['2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 0 1', [21, 807]],
    ['b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE - 0 1', [20, 479]],
    ['bnnqrbkr/pp1p2p1/2p1p2p/5p2/1P5P/1R6/P1PPPPP1/BNNQRBK1 w Ehe - 0 1', [33, 1022]],
    ['nnqrbb1r/pppppk2/5pp1/7p/1P6/3P2PP/P1P1PP2/NNQRBBKR w HD - 0 1', [30, 717]],
    ['n1qbrkbr/p1ppp2p/2n2pp1/1p6/1P6/2P3P1/P2PPP1P/NNQBRKBR w HEhe - 0 1', [22, 592, 14269]],
  ])('%s', (fen, expected) => expect(counts(chess960, fen, expected.length)).toEqual(expected));

  test('castling is the king onto its own rook, also where it is a step', () => {
    const fen = '4k3/8/8/8/8/8/8/5KR1 w G - 0 1';
    expect(chess960.play(fen, 'f1g1')).toMatchObject({
      to: 'g1',
      san: 'O-O',
      iccf: '6171',
      fen: '4k3/8/8/8/8/8/8/5RK1 b - - 1 1',
    });
    expect(sanOf(chess960, '4k3/8/8/8/8/8/8/R3K3 w Q - 0 1', 'e1a1')).toBe('O-O-O');
  });

  test('such rights are none in chess', () => {
    expect(chess.read('4k3/8/8/8/8/8/8/5KR1 w G - 0 1')).toBeNull();
    expect(chess960.read('4k3/8/8/8/8/8/8/5KR1 w G - 0 1')).not.toBeNull();
  });
});

describe('Makruk', () => {
  test.each([
    [makruk.start, [23, 529, 12012]],
    ['k7/4M~3/8/6M~1/8/8/4K3/6M1 w - 128 23 81', [18, 54, 903]],
    ['rns1ksnr/8/pp2pmpp/3p1p2/5P2/PP1PPNPP/2S1S3/RN1KM2R b - - 4 8', [25, 629]],
    ['2s5/2k1r3/M~2m2sp/2p1p3/1m~6/3SM1KP/8/2N4R w - - 1 31', [26, 627]],
    ['1nsmr3/1r2k1sM~/pppp3p/4p3/8/PPPP1P1P/3S2S1/R1N1K1MR w - - 3 16', [22, 549]],
    ['8/m7/2k3K1/6S1/P3S3/8/8/8 w - - 9 101', [17, 137]],
  ])('%s', (fen, expected) => expect(counts(makruk, fen, expected.length)).toEqual(expected));

  test('MAK-PROMOTION: a bia becomes a met on the sixth rank', () => {
    const fen = '3k4/8/3r4/4P3/8/8/8/4K3 w - - 7 40';
    expect(makruk.play(fen, 'e5e6m')).toMatchObject({
      san: 'e6=M',
      promotion: 'm',
      iccf: '55561',
      fen: '3k4/8/3rM~3/8/8/8/8/4K3 b - - 0 40',
    });
    expect(sanOf(makruk, fen, 'e5d6m')).toBe('exd6=M');
    expect(makruk.play(fen, 'e5e6')).toBeNull();
  });

  test('SAN has K M S N R, the file first, and says check and mate', () => {
    expect(sanOf(makruk, makruk.start, 'f1f2')).toBe('Sf2');
    expect(sanOf(makruk, makruk.start, 'e1f2')).toBe('Mf2');
    expect(sanOf(makruk, '4k3/8/8/8/8/8/8/N3N2K w - - 0 1', 'a1c2')).toBe('Nac2');
    expect(sanOf(makruk, '4k3/8/8/N7/8/8/8/N6K w - - 0 1', 'a1b3')).toBe('N1b3');
    expect(sanOf(makruk, '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', 'a1a8')).toBe('Ra8+');
    expect(sanOf(makruk, '4k3/1R6/8/8/8/8/8/R3K3 w - - 0 1', 'a1a8')).toBe('Ra8#');
  });

  test.each([
    ['R3k3/1R6/8/8/8/8/8/4K3 b - - 0 1', 'checkmate'],
    ['k7/2R5/8/8/8/8/8/1R2K3 b - - 0 1', 'stalemate'],
    ['k7/8/8/8/8/8/8/4K3 b - - 0 1', 'dead_position'],
    [makruk.start, null],
  ])('%s ends by %s', (fen, end) => expect(makruk.end(fen)).toBe(end));
});

describe('what is no position', () => {
  const KINGS = '4k3/8/8/8/8/8/8/4K3';
  test.each<[Variant, string]>([
    ['chess', ''],
    ['chess', 'nonsense'],
    ['chess', '8/8/8/8/8/8/8/8 w - - 0 1'],
    ['chess', '4k3/4R3/8/8/8/8/8/4K3 w - - 0 1'],
    ['chess', 'P3k3/8/8/8/8/8/8/4K3 w - - 0 1'],
    ['makruk', ''],
    ['makruk', KINGS],
    ['makruk', `${KINGS}/8 w - - 0 1`],
    ['makruk', `${KINGS} x - - 0 1`],
    ['makruk', `${KINGS} w - - -1 1`],
    ['makruk', '4k3/8/8/8/8/8/8/4K4 w - - 0 1'],
    ['makruk', '4k3/8/8/8/8/8/8/4Q2K w - - 0 1'],
    ['makruk', '4k3/8/8/8/8/8/8/8 w - - 0 1'],
    ['makruk', '4k3/4R3/8/8/8/8/8/4K3 w - - 0 1'],
    ['makruk', '4k3/8/P7/8/8/8/8/4K3 w - - 0 1'],
  ])('%s: "%s"', async (variant, fen) => {
    const rules = await loadRules(variant);
    expect(rules.read(fen)).toBeNull();
    expect(rules.play(fen, 'e1e2')).toBeNull();
  });

  test('nonsense has no moves, no check and no end', () => {
    for (const rules of [chess, makruk]) {
      expect(rules.legal('nonsense')).toEqual([]);
      expect(rules.isCheck('nonsense')).toBe(false);
      expect(rules.end('nonsense')).toBeNull();
    }
  });

  test('a position comes back as it went in', () => {
    const counting = 'k7/4M~3/8/6M1/8/8/4K3/8 w - 128 23 81';
    expect(makruk.read(counting)).toBe('k7/4M~3/8/6M1/8/8/4K3/8 w - - 0 81');
    for (const rules of [chess, chess960, makruk])
      expect(rules.read(rules.start)).toBe(rules.start);
  });
});
