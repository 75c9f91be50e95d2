// Notes out of a PGN: variations, signs and comments in, every variant by its own rules, and nothing guessed. And what
// stands beside the board to write them.
import { h, render } from 'preact';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { MoveNotes, tooLong } from '../src/analysis/MoveNotes';
import { NoteTools } from '../src/analysis/NoteTools';
import { type Read, gainOf, readNotes, withBrought } from '../src/analysis/bring';
import { withNoted } from '../src/analysis/notebook/inTree';
import type { Status } from '../src/analysis/notebook/sync';
import type { Noted, Notes } from '../src/analysis/notebook/types';
import type { NotebookOfGame } from '../src/analysis/notebook/useNotebook';
import { readPgn } from '../src/analysis/pgnText';
import { newTree } from '../src/analysis/tree';
import { type LineWalk, useLines } from '../src/analysis/useLines';
import type { Game } from '../src/api/types';
import { addMessages } from '../src/i18n';
import { loadRules } from '../src/rules';
import type { Variant } from '../src/rules/rules';
import { session } from '../src/session';
import { textsOf } from './texts';

const RULES = {
  chess: await loadRules('chess'),
  chess960: await loadRules('chess960'),
  makruk: await loadRules('makruk'),
};

function read(pgn: string, variant: Variant = 'chess', fen?: string): Read {
  const rules = RULES[variant];
  return readNotes(pgn, { variant, rules, initialFen: fen ?? rules.start });
}

function notesIn(pgn: string, variant?: Variant, fen?: string): Notes {
  const found = read(pgn, variant, fen);
  if ('refused' in found) throw new Error(found.refused);
  expect(found.stops).toEqual([]);
  return found.notes;
}

/** "e2e4$1{good} (e7e5 | c7c5)": each move with its signs and comment, and what may follow. */
const spelt = (lines: readonly Noted[]): string =>
  lines
    .map(({ move, comment, glyphs, then }) => {
      const signs = glyphs.map((nag) => `$${nag}`).join('');
      const said = comment && `{${comment}}`;
      const after = then.length > 1 ? ` (${spelt(then)})` : then.length ? ` ${spelt(then)}` : '';
      return move + signs + said + after;
    })
    .join(' | ');

const moves = (pgn: string, variant?: Variant, fen?: string) =>
  spelt(notesIn(pgn, variant, fen).lines);

describe('a PGN', () => {
  test('with variations in variations, signs and comments', () => {
    const pgn = `[Event "Club \\"A\\""]
[White "Novák"]

{A game of ours.} 1. e4 $1 {Best
by test.} e5 (1... c5 2. Nf3 (2. Nc3 $5 {closed} Nc6) 2... d6) (1... e6) 2. Nf3!? ; to the end
Nc6 $14 $146 3. Bb5 a6?? 1/2-1/2

[Event "Another"]

1. d4 *`;
    expect(moves(pgn)).toBe(
      'e2e4$1{Best by test.} (e7e5 g1f3$5{to the end} b8c6$14$146 f1b5 a7a6$4 | ' +
        'c7c5 (g1f3 d7d6 | b1c3$5{closed} b8c6) | e7e6)',
    );
    expect(notesIn(pgn).note).toBe('A game of ours.');
    expect(readPgn(pgn).tags.get('Event')).toBe('Club "A"');
  });

  test.each([
    ['1.e4 e5 2.Nf3', 'e2e4 e7e5 g1f3'],
    ['1. e4 1... e5', 'e2e4 e7e5'],
    ['e4 e5', 'e2e4 e7e5'],
    ['1. e2-e4 e7e5 2. Ng1f3', 'e2e4 e7e5 g1f3'],
    ['\uFEFF% a line to skip\n1. e4 *', 'e2e4'],
    ['1. e4 = e5 ± 2. Nf3 +- *', 'e2e4$10 e7e5$16 g1f3$18'],
    ['1. e4 ({quieter} 1. d4 {too}) 1... e5', 'e2e4 e7e5 | d2d4{quieter too}'],
    ['1. e4 {a} {b} e5', 'e2e4{a b} e7e5'],
    ['1. e4 e5 (1... e5 2. Nf3) 2. Nc3', 'e2e4 e7e5 (b1c3 | g1f3)'],
    ['1. e4 (1. d4', 'e2e4 | d2d4'],
    ['%a\n[Event "A"]\n% b\n[Site "?"]\n\n1. e4\n%c4\ne5', 'e2e4 e7e5'],
    ['1. e4 {100\n% sure} e5', 'e2e4{100 % sure} e7e5'],
  ])('as it may be written: %s', (pgn, expected) => expect(moves(pgn)).toBe(expected));

  test('castling, captures and promotions', () => {
    const fen = 'r3k2r/6P1/8/8/8/8/8/R3K2R w KQkq - 0 1';
    const tags = `[SetUp "1"]\n[FEN "${fen}"]\n\n`;
    expect(moves(`${tags}1. O-O O-O-O`, 'chess', fen)).toBe('e1g1 e8c8');
    expect(moves(`${tags}1. gxh8=N 0-0-0 *`, 'chess', fen)).toBe('g7h8n e8c8');
    expect(moves(`${tags}1. g8=Q+ Rxg8 *`, 'chess', fen)).toBe('g7g8q h8g8');
  });

  test('clocks and evaluations go, what else stands in comments stays', () => {
    const pgn = '1. e4 {[%clk 1:02:03] [%eval 0.3] main move [%cal Ge2e4]} e5 {[%emt 0:05]}';
    expect(moves(pgn)).toBe('e2e4{main move [%cal Ge2e4]} e7e5');
  });

  test('as Posthorn itself writes it brings the notes, and not the times', () => {
    const pgn = `[Event "Cup"]\n\n{Old theory.} 1.e4 {[%ccsnt 2026.10.04,16:33]} e5 {[%ccsnt 2026.10.07,15:57]}
(1...c5 {Sicilian}) 2.Nf3 {[%ccsnt 2026.10.10,15:21]} {Mine. Theirs.}
2...Nc6 {[%ccsnt 2026.10.13,14:45]} (2...d6 $6) 0-1`;
    expect(moves(pgn)).toBe('e2e4 (e7e5 g1f3{Mine. Theirs.} (b8c6 | d7d6$6) | c7c5{Sicilian})');
  });

  test('has the time and the comment of a move in one pair of braces', () => {
    const pgn = `1.e4 $1 {[%ccsnt 2026.01.01,00:00] Best by test.} e5 $14 {[%ccsnt 2026.01.02,00:00]
[ %ccsnt 2026.01.03,00:00] [%cal Ge2e4] [%csl Re5]} 2.Nf3 {[%ccsnt 2026.01.04,00:00]} *`;
    expect(moves(pgn)).toBe(
      'e2e4$1{Best by test.} ' + 'e7e5$14{[ %ccsnt 2026.01.03,00:00] [%cal Ge2e4] [%csl Re5]} g1f3',
    );
  });

  test('of Chess960 and of Makruk, each by its own rules', () => {
    const fen = 'bqnrkr2/pppp1pbp/5np1/4p3/4P3/5NP1/PPPP1PBP/BQNRKR2 w DFdf - 2 5';
    const tags = `[Variant "Chess960"]\n[FEN "${fen}"]\n\n`;
    expect(moves(`${tags}5. O-O O-O (5... Nb6) *`, 'chess960', fen)).toBe('e1f1 (e8f8 | c8b6)');
    // A met or a khon is no pawn: its letter counts.
    expect(moves('1. Sf2 Sf7 (1... Me7) 2. e4', 'makruk')).toBe('f1f2 (f8f7 e3e4 | d8e7)');
    const bia = '4k3/8/8/3P4/8/8/8/3K4 w - - 0 1';
    expect(moves(`[FEN "${bia}"]\n\n1. d6=M Kd8`, 'makruk', bia)).toBe('d5d6m e8d8');
  });

  test('stops where a word is no legal move, and goes on elsewhere', () => {
    const found = read('1. e4 e5 (1... Qxe4 2. Nf3) 2. Jf3 Nc6');
    expect(found).toMatchObject({
      stops: [
        { label: '2.', word: 'Jf3' },
        { label: '1…', word: 'Qxe4' },
      ],
    });
    if ('notes' in found) expect(spelt(found.notes.lines)).toBe('e2e4 e7e5');
  });

  test.each([
    ['', 'empty'],
    ['[Event "Nothing"]\n\n*', 'empty'],
    ['[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n1. e4', 'position'],
    ['[FEN "nonsense"]\n\n1. e4', 'position'],
  ])('is refused in words: %s', (pgn, refused) => {
    expect(read(pgn)).toEqual({ refused });
  });

  test('of more moves than there is room for is refused, and quickly', () => {
    const there = 'Nf3 Nf6 Ng1 Ng8 ';
    for (const pgn of [
      `${there.repeat(500)}Nf3`,
      there.repeat(10_000),
      `e4 ${'(e3) '.repeat(2_000)}`,
    ])
      expect(read(pgn)).toEqual({ refused: 'large' });
    const most = notesIn(there.repeat(500));
    const all = withBrought({ note: '', lines: [] }, most, []);
    expect(gainOf([], all.lines)).toEqual({ moves: 2_000, comments: 0, signs: 0 });
  });

  test('without its position is none of a game that starts from another', () => {
    const fen = 'bqnrkr2/pppp1pbp/5np1/4p3/4P3/5NP1/PPPP1PBP/BQNRKR2 w DFdf - 2 5';
    expect(read('1. e4 e5', 'chess960', fen)).toEqual({ refused: 'position' });
  });
});

describe('what is brought', () => {
  const mine: Notes = {
    note: 'My note.',
    lines: [{ move: 'e2e4', comment: 'mine', glyphs: [1], then: [] }],
  };

  test('is added, and replaces nothing', () => {
    const brought = notesIn('{Theirs.} 1. e4?? {theirs} e5 {a} (1... c5) *');
    const all = withBrought(mine, brought, ['e2e4', 'e7e5']);
    expect(all.note).toBe('My note.\n\nTheirs.');
    expect(spelt(all.lines)).toBe('e2e4$1{mine theirs} (e7e5{a} | c7c5)');
    expect(gainOf(mine.lines, all.lines)).toEqual({ moves: 2, comments: 2, signs: 0 });
    // A second time there is nothing new.
    expect(withBrought(all, brought, ['e2e4', 'e7e5'])).toEqual(all);
  });

  test.each([
    ['First.\nSecond.', 'First. Second.', 'First.\nSecond.'],
    ['A set {1, 2}; a line.', 'A set {1, 2); a line.', 'A set {1, 2}; a line.'],
    ['Look: [%cal Ge2e4]', 'Look: [%cal Ge2e4]', 'Look: [%cal Ge2e4]'],
    ['[%ccsnt 1] is a stamp', '[ %ccsnt 1] is a stamp', '[%ccsnt 1] is a stamp'],
    ['[%clk 1:00:00]', '[%clk 1:00:00]', '[%clk 1:00:00]'],
    ['First.\nSecond.', 'Before. First. Second. After.', 'Before. First.\nSecond. After.'],
    ['the', 'theory', 'theory'],
    ['$& ', 'a $& b', 'a $& b'],
    ['  ', 'theirs', 'theirs'],
  ])('says what is there only once: %j', (mine, exported, comment) => {
    const there: Notes = {
      note: mine,
      lines: [{ move: 'e2e4', comment: mine, glyphs: [], then: [] }],
    };
    // The server's comments have no closing brace.
    const text = `{${exported.replaceAll('}', ')')}}`;
    const all = withBrought(there, notesIn(`${text} 1. e4 ${text} *`), ['e2e4']);
    expect(all.note).toBe(comment);
    expect(all.lines.map((each) => each.comment)).toEqual([comment]);
  });

  test('leaves out the game itself', () => {
    const all = withBrought({ note: '', lines: [] }, notesIn('1. e4 e5 2. Nf3'), [
      'e2e4',
      'e7e5',
      'g1f3',
    ]);
    expect(all.lines).toEqual([]);
  });
});

describe('beside the board', () => {
  let box: HTMLElement;

  beforeAll(() => addMessages('en', textsOf('en', 'notes', 'texts')));
  beforeEach(() => {
    box = document.createElement('div');
    document.body.append(box);
  });
  afterEach(() => {
    render(null, box);
    box.remove();
    session.value = null;
    vi.unstubAllGlobals();
  });

  const drawn = () => new Promise((done) => setTimeout(done, 20));
  const noted = (move: string, comment = '', then: Noted[] = []): Noted => ({
    ...{ move, comment, glyphs: [], then },
  });
  const treeOf = (lines: readonly Noted[]) =>
    withNoted(newTree(RULES.chess.start), lines, RULES.chess);

  /** What is written of moves, with the keys that lead through them. */
  async function write(lines: readonly Noted[]): Promise<LineWalk> {
    let walk: LineWalk | undefined;
    function Page() {
      walk = useLines(RULES.chess, () => ({ tree: treeOf(lines), at: 1 }));
      return h(MoveNotes, { walk, initialFen: RULES.chess.start });
    }
    render(h(Page, {}), box);
    await drawn();
    if (!walk) throw new Error('nothing was drawn');
    return walk;
  }

  test('who walks to the start from a symbol has the focus there, and back among the symbols', async () => {
    const { back, ahead } = await write([noted('e2e4')]);
    box.querySelectorAll('button')[3]?.focus();
    back();
    await drawn();
    expect(document.activeElement?.textContent).toBe('Go to a move to write about it.');
    ahead();
    await drawn();
    expect(document.activeElement).toBe(box.querySelector('.signs button'));
    // Who is elsewhere stays there.
    (document.activeElement as HTMLElement).blur();
    back();
    await drawn();
    expect(document.activeElement).toBe(document.body);
  });

  test('the room left is told in a place that was there before', async () => {
    await write([noted('e2e4')]);
    const field = box.querySelector('textarea');
    const room = document.getElementById(field?.getAttribute('aria-describedby') ?? '');
    expect([room?.role, room?.textContent]).toEqual(['status', '']);
    if (field) field.value = 'x'.repeat(2_001);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    await drawn();
    expect(room?.textContent).toBe('2,001 of 2,000 characters');
    expect(room?.isConnected).toBe(true);
  });

  test('a comment that is too long is named, and one press away', async () => {
    const long = '♞'.repeat(2_001);
    const first = noted('g1f3', long);
    const lines = [
      noted('e2e4', '♞'.repeat(2_000), [noted('e7e5', '', [first])]),
      noted('d2d4', long),
    ];
    expect(tooLong(treeOf(lines))?.step?.san).toBe('Nf3');
    expect(tooLong(treeOf([noted('e2e4')]))).toBeNull();
    await write(lines);
    const link = box.querySelector<HTMLButtonElement>('[role=status] button');
    expect(link?.parentElement?.textContent.replace(/[\u2068\u2069]/g, '')).toBe(
      'Longer than 2,000 characters: Comment on 2.Nf3',
    );
    link?.click();
    await drawn();
    expect(document.activeElement).toBe(box.querySelector('textarea'));
    expect(box.querySelector('textarea')?.value).toBe(long);
    expect(box.querySelector('[role=status] button')).toBeNull();
  });

  const unreadable = {
    type: 'about:blank',
    title: '',
    status: 413,
    code: 'a',
    detail: 'Too much.',
  };
  test.each([
    [{ kind: 'kept' }, ''],
    [{ kind: 'untouched' }, ''],
    [{ kind: 'here' }, 'The file does not have what you wrote last. It is not on the server yet.'],
    [
      { kind: 'refused', problem: unreadable },
      'The file does not have what you wrote last. Too much.',
    ],
  ] satisfies [Status, string][])('a file tells what it lacks: %j', async (status, told) => {
    session.value = { me: { player: { id: 2 } }, access_token: 'a' } as never;
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('1.e4 *')));
    const saved = vi.fn();
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: vi.fn() }));
    const notebook = {
      ...{ note: '', status },
      sync: {
        flush: () => Promise.resolve(status.kind === 'kept'),
        viewed: () => ({ note: '', status }),
      },
    } as unknown as NotebookOfGame;
    const game = { id: 1, moves: [], initial_fen: RULES.chess.start } as unknown as Game;
    const tree = newTree(RULES.chess.start);
    const made = { onBring: vi.fn(), onTakeBack: vi.fn() };
    render(h(NoteTools, { game, rules: RULES.chess, notebook, tree, ...made }), box);
    [...box.querySelectorAll('button')].at(-1)?.click();
    await drawn();
    expect(saved).toHaveBeenCalled();
    expect(box.querySelector('[role=alert]')?.textContent ?? '').toBe(told);
  });
});
