// What is told before a reply to any move is added.
import { expect, test } from 'vitest';
import { outlookOfAny } from '../src/analysis/anyMove';
import { chessRules } from '../src/rules/chess';
import { makrukRules } from '../src/rules/makrukRules';

const rules = chessRules(false);

function after(...ucis: string[]): string {
  return ucis.reduce((fen, uci) => rules.play(fen, uci)?.fen ?? '', rules.start);
}

const look = (fen: string, reply: string, answered: readonly string[] = []) =>
  outlookOfAny(rules, 'chess', fen, reply, answered);

test('1.d4 g6, any, Bg7 falls to 2.Bh6', () => {
  const { tried, illegal, moves } = look(after('d2d4', 'g7g6'), 'f8g7');
  expect(moves).toBe(28);
  expect(illegal).toEqual([]);
  expect(tried).toHaveLength(1);
  expect(tried[0]).toMatchObject({
    when: { san: 'Bh6' },
    reply: { san: 'Bg7' },
    blow: { san: 'Bxg7' },
    lost: 'bishop',
    mate: false,
  });
});

test('what has a reply of its own is left aside', () => {
  const { tried } = look(after('d2d4', 'g7g6'), 'f8g7', ['c1h6']);
  expect(tried).toHaveLength(1);
  expect(tried[0]).toMatchObject({ reply: { san: 'Bg7' }, lost: null });
});

test('a mate comes first, and a retaken piece is no loss', () => {
  // 1.e4 e5 2.Bc4 Nc6, any, a6: 3.Qh5 is not answered, and 4.Qxf7 mates; 3.Bxf7+ and 3.Ba6 make it illegal.
  const { tried, illegal } = look(after('e2e4', 'e7e5', 'f1c4', 'b8c6'), 'a7a6');
  const mates = tried.filter(({ mate }) => mate);
  expect(mates.map(({ when }) => when.san).sort()).toEqual(['Qf3', 'Qh5']);
  expect(mates.map(({ blow }) => blow?.san)).toEqual(['Qxf7#', 'Qxf7#']);
  expect(tried.slice(0, 2)).toEqual(mates);
  expect(illegal.map(({ san }) => san)).toEqual(['Bxf7+', 'Ba6']);
});

test('a queen left where it is attacked is lost, and where nothing costs a piece one board is shown', () => {
  // Black has brought the queen out; whatever comes, the knight's pawn moves.
  const queen = look(after('e2e4', 'd7d5', 'e4d5', 'd8d5'), 'g7g6').tried;
  expect(queen[0]).toMatchObject({ when: { san: 'Nc3' }, blow: { san: 'Nxd5' }, lost: 'queen' });
  // 1.e4 e5, any, Nc6: the worst is a knight that can be taken back.
  const quiet = look(after('e2e4', 'e7e5'), 'b8c6').tried;
  expect(quiet).toHaveLength(1);
  expect(quiet[0]).toMatchObject({ reply: { san: 'Nc6' }, lost: null, mate: false, blow: null });
  // 1.Nf3 Nf6 2.Ng5 h6, any, g6: after 3.Nxf7 it should have been 3…Kxf7.
  const fork = look(after('g1f3', 'g8f6', 'f3g5', 'h7h6'), 'g7g6').tried;
  expect(fork[0]).toMatchObject({ when: { san: 'Nxf7' }, blow: { san: 'Nxd8' }, lost: 'queen' });
});

test('in Makruk a met is worth little', () => {
  const { tried } = outlookOfAny(makrukRules, 'makruk', makrukRules.start, 'e6e5', []);
  expect(tried).toHaveLength(1);
  expect(tried[0]).toMatchObject({ lost: null, mate: false });
});
