// Reads the first game of a PGN text: its tags, and its moves as they are written, with variations, signs
// and comments. Which move is meant is found out by whoever knows the position, so that every variant can
// be read, and a word that is no move stops its line instead of being taken for another.
import { OF_MOVE, OF_POSITION } from './notebook/glyphs';

export interface PgnMove {
  /** As it was written. */
  san: string;
  comment: string;
  glyphs: number[];
  /** The first goes on, the others are variations. */
  then: PgnMove[];
}

export interface PgnText {
  tags: ReadonlyMap<string, string>;
  /** What was written before the first move. */
  intro: string;
  moves: PgnMove[];
  /** There are more moves than were asked for, and these are only the first of them. */
  cut: boolean;
}

const TAG = /\s*(?:%[^\n]*\n\s*)*\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]/y;
/** A line that begins with `%` is not for us; within a comment it is somebody's text. */
const WORD =
  /^%.*|\{([^}]*)\}?|;([^\n]*)|([()])|\$(\d{1,3})|(1-0|0-1|1\/2-1\/2|\*)(?=[\s(){};]|$)|([^\s(){};$]+)/gm;

/** Signs as they are typed. */
const TYPED: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...OF_MOVE, ...OF_POSITION].map(([nag, sign]) => [sign, nag])),
  ...{ '+=': 14, '=+': 15, '+/-': 16, '-/+': 17, '+-': 18, '-+': 19, N: 146 },
};

/** What clocks, servers and engines have written into comments; the rest of a comment is somebody's text. */
const COMMANDS = /\[%(?:clk|emt|egt|mct|eval|evp|cc[a-z]+)\b[^\]]*\]/g;

const joined = (a: string, b: string): string => (a && b ? `${a} ${b}` : a || b);

/** A comment in one line, as PGN has it. */
export const plainOf = (comment: string): string =>
  comment.replace(COMMANDS, ' ').replace(/\s+/g, ' ').trim();

/** Where the next move of a line goes. */
interface Place {
  after: PgnMove;
  /** What the last move of the line followed; a variation replaces that move. */
  before: PgnMove;
  /** Written in a variation before its first move. */
  waiting: string;
  /** Whether a comment now is about `after`. */
  begun: boolean;
}

/** Reads no more than `most` moves: what is far too long is not worth the time. */
export function readPgn(text: string, most = Infinity): PgnText {
  const source = text.replace(/^\uFEFF/, '');
  const { tags, rest } = readTags(source);
  const root: PgnMove = { san: '', comment: '', glyphs: [], then: [] };
  const open: Place[] = [];
  let count = 0;
  // What stands before the first move is written of the game, which is the root's here.
  let place: Place = { after: root, before: root, waiting: '', begun: true };
  for (const [, braced, line, bracket, nag, result, word] of rest.matchAll(WORD)) {
    const comment = braced ?? line;
    if (comment !== undefined) note(place, plainOf(comment));
    else if (bracket === '(') {
      open.push(place);
      place = { after: place.before, before: place.before, waiting: '', begun: false };
    } else if (bracket) place = open.pop() ?? place;
    else if (nag) sign(place, Number(nag));
    else if (result) {
      if (open.length === 0) break;
    } else if (word?.startsWith('[') && open.length === 0) break;
    else {
      const next = afterWord(place, word ?? '');
      if (next !== place) count += 1;
      if (count > most) break;
      place = next;
    }
  }
  return { tags, intro: root.comment, moves: root.then, cut: count > most };
}

function readTags(source: string): { tags: Map<string, string>; rest: string } {
  const tags = new Map<string, string>();
  let end = 0;
  TAG.lastIndex = 0;
  for (let found = TAG.exec(source); found; found = TAG.exec(source)) {
    tags.set(found[1] ?? '', (found[2] ?? '').replace(/\\(.)/g, '$1'));
    end = TAG.lastIndex;
  }
  return { tags, rest: source.slice(end) };
}

/** Before a variation's first move it is about that move. */
function note(place: Place, text: string) {
  if (place.begun) place.after.comment = joined(place.after.comment, text);
  else place.waiting = joined(place.waiting, text);
}

function sign({ after, begun }: Place, nag: number) {
  if (begun && nag > 0 && nag < 256 && !after.glyphs.includes(nag)) after.glyphs.push(nag);
}

function afterWord(place: Place, word: string): Place {
  const bare = word.replace(/^\d+(?:\.+|…)/, '').replace(/^(?:\.+|…)/, '');
  if (!bare || /^\d{1,3}$/.test(bare) || /^e\.?p\.?$/i.test(bare)) return place;
  const alone = TYPED[bare];
  if (alone !== undefined) {
    sign(place, alone);
    return place;
  }
  const [, san = bare, mark = ''] = /^(.+?)([!?]{1,2})$/.exec(bare) ?? [];
  const move: PgnMove = { san, comment: place.waiting, glyphs: [], then: [] };
  place.after.then.push(move);
  const next = { after: move, before: place.after, waiting: '', begun: true };
  const nag = TYPED[mark];
  if (nag !== undefined) sign(next, nag);
  return next;
}
