// Takes the first game of a PGN into the lines: what is new is added, nothing is replaced. Its moves are
// matched against the legal ones of each position, so that every variant is read by its own rules.
import type { Variant } from '../api/types';
import { ENGLISH, lettersOf } from '../board/letters';
import { readMove } from '../board/moveInput';
import { moveLabel } from '../game/ply';
import type { Rules } from '../rules/rules';
import { fitting } from './notebook/glyphs';
import { merged } from './notebook/merge';
import { EMPTY, MOVES_MAX, type Noted, type Notes } from './notebook/types';
import { type PgnMove, plainOf, readPgn } from './pgnText';

/** Why nothing of it can be taken. */
export type Refusal = 'empty' | 'position' | 'large';

/** A word that is no legal move where it stands; what follows it is left out. */
export interface Stop {
  /** "12." or "12…". */
  label: string;
  word: string;
}

export type Read = { refused: Refusal } | { notes: Notes; stops: Stop[] };

interface Game {
  variant: Variant;
  rules: Rules;
  initialFen: string;
}

/** A position without its counters. */
const positionOf = (rules: Rules, fen: string): string =>
  (rules.read(fen) ?? fen).split(' ', 4).join(' ');

export function readNotes(text: string, { variant, rules, initialFen }: Game): Read {
  const { tags, intro, moves, cut } = readPgn(text, MOVES_MAX);
  if (moves.length === 0 && !intro) return { refused: 'empty' };
  const start = positionOf(rules, tags.get('FEN') ?? rules.start);
  if (start !== positionOf(rules, initialFen)) return { refused: 'position' };
  if (cut) return { refused: 'large' };

  const stops: Stop[] = [];
  const letters = variant === 'makruk' ? lettersOf('en', variant) : ENGLISH;
  const linesOf = (fen: string, ply: number, all: readonly PgnMove[]): Noted[] => {
    const legal = all.length > 0 ? rules.legal(fen) : [];
    const lines: Noted[] = [];
    for (const { san, comment, glyphs, then } of all) {
      const reading = readMove(san, legal, letters, variant);
      if (!reading || !('ok' in reading)) {
        stops.push({ label: moveLabel(initialFen, ply + 1), word: san });
        continue;
      }
      const { uci, fen: after } = reading.ok;
      const next = linesOf(after, ply + 1, then);
      lines.push({ move: uci, comment, glyphs: fitting(glyphs), then: next });
    }
    return lines;
  };
  return { notes: { note: intro, lines: joined(linesOf(initialFen, 0, moves)) }, stops };
}

/** A move that stands twice is one: a variation may begin with the very move that it stands behind. */
function joined(lines: readonly Noted[]): Noted[] {
  const all = lines.map(({ move, comment, glyphs, then }) => {
    return { move, comment, glyphs, then: joined(then) };
  });
  return all.reduce<Noted[]>((found, each) => {
    const place = found.findIndex(({ move }) => move === each.move);
    const known = found[place];
    if (!known) return [...found, each];
    const [both] = merged(EMPTY, { note: '', lines: [known] }, { note: '', lines: [each] }).lines;
    return both ? found.with(place, both) : found;
  }, []);
}

/** What is there already, and what is brought. */
export const withBrought = (mine: Notes, brought: Notes, played: readonly string[]): Notes => ({
  ...merged(EMPTY, mine, { note: '', lines: laidOver(mine.lines, brought.lines) }, played),
  note: bothTexts(mine.note, brought.note, '\n\n'),
});

/** What is brought, with the texts that are there in its own: none of these is changed. */
const laidOver = (mine: readonly Noted[], brought: readonly Noted[]): Noted[] =>
  brought.map((each) => {
    const old = mine.find(({ move }) => move === each.move);
    const comment = bothTexts(old?.comment ?? '', each.comment, ' ');
    return { ...each, comment, then: laidOver(old?.then ?? [], each.then) };
  });

/**
 * The text that is there, and of what is brought what it does not say. In PGN a comment has neither lines nor a closing
 * brace: what was written with them comes back without, and says the same.
 */
function bothTexts(mine: string, brought: string, between: string): string {
  const [here, there] = [asInPgn(mine), asInPgn(brought)];
  if (!mine.trim()) return brought;
  if (here.includes(there)) return mine;
  if (!here || !there.includes(here)) return mine.trim() + between + brought;
  return there.replace(here, () => mine.trim());
}

/** The server parts its own tag in somebody's text by a space, so that nobody reads a time there. */
const asInPgn = (text: string): string =>
  plainOf(text.replaceAll('[ %ccsnt', '[%ccsnt').replaceAll('}', ')'));

export interface Gain {
  moves: number;
  comments: number;
  signs: number;
}

/** What there is in `after` that is not in `before`. */
export function gainOf(before: readonly Noted[], after: readonly Noted[]): Gain {
  const gain = { moves: 0, comments: 0, signs: 0 };
  for (const { move, comment, glyphs, then } of after) {
    const old = before.find((each) => each.move === move);
    const below = gainOf(old?.then ?? [], then);
    gain.moves += below.moves + (old ? 0 : 1);
    gain.comments += below.comments + (comment === (old?.comment ?? '') ? 0 : 1);
    gain.signs += below.signs + glyphs.filter((nag) => !old?.glyphs.includes(nag)).length;
  }
  return gain;
}
