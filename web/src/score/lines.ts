// Which half-move is whose, how it is numbered and written: what a sheet's lines say.
import type { Color } from '../api/types';
import { day } from '../format';
import { moveLabel, moveNumber, other } from '../game/ply';
import { t } from '../i18n';
import type { Act, Line, LineBody, MyScores, Scores, Sheet } from './api';

/** "5." or "5…": a half-move of the game, counted from 1. */
export const labelOf = ({ start_fen: fen, base }: Scores, halfMove: number): string =>
  moveLabel(fen, halfMove - base);

/** The pieces with which a player has played; the other ones where the colours are reversed (LAW-7.1). */
export const piecesOf = ({ reversed }: Scores, of: Color): Color => (reversed ? other(of) : of);

/** Who makes a half-move, as the pairing has the colours. */
export const moverOf = (scores: Scores, halfMove: number): Color =>
  piecesOf(scores, moveNumber(scores.start_fen, halfMove - scores.base).by);

export const mySheet = (scores: MyScores): Sheet => scores[scores.me];

export const theirSheet = (scores: MyScores): Sheet => scores[other(scores.me)];

/** The half-move that comes next in a sheet. */
export const nextOf = ({ base }: Scores, { lines }: Sheet): number => base + lines.length + 1;

/** The position after the last line that is known of a sheet. */
export const fenOf = ({ start_fen: fen }: Scores, { lines }: Sheet): string =>
  lines.at(-1)?.fen ?? fen;

/** A line as it is sent once more. */
export const bodyOf = ({ san, draw_offered, arrived_on, sent_on }: Line): LineBody => ({
  move: draw_offered ? `${san} (=)` : san,
  arrived_on,
  sent_on,
});

/** The first day on which the move that a half-move answers can have arrived. */
export const earliestOf = (scores: Scores, lines: readonly Line[], halfMove: number): string =>
  lines[halfMove - scores.base - 2]?.sent_on ?? scores.starts_on;

/** What stands of a line, in a word. */
export type State = 'stands' | 'differs' | 'alone';

export function stateOf(scores: Scores, sheet: Sheet, { half_move: at }: Line): State {
  if (at <= scores.stands) return 'stands';
  const theirs = otherLine(scores, sheet, at);
  return theirs && !sameLine(theirs, sheet.lines[at - scores.base - 1]) ? 'differs' : 'alone';
}

/** The same half-move in the other sheet, as far as it may be read. */
export function otherLine(scores: Scores, sheet: Sheet, halfMove: number): Line | undefined {
  const theirs = sheet === scores.white ? scores.black : scores.white;
  return theirs.lines[halfMove - scores.base - 1];
}

/** What two players have written of a half-move differently. */
export const DETAILS = ['move', 'arrived', 'sent', 'draw'] as const;
export type Detail = (typeof DETAILS)[number];

export function differences(one: Line, two: Line): Detail[] {
  const found: Detail[] = [];
  if (one.uci !== two.uci) found.push('move');
  if (one.arrived_on !== two.arrived_on) found.push('arrived');
  if (one.sent_on !== two.sent_on) found.push('sent');
  if (one.draw_offered !== two.draw_offered) found.push('draw');
  return found;
}

const sameLine = (one: Line, two: Line | undefined): boolean =>
  !!two && differences(one, two).length === 0;

export const daysText = (days: number): string => t('score-days', { n: days });

/** 12 Jan 2027. */
export const dayText = (iso: string): string => day(iso);

/** Moves with their numbers, as a PGN has them; its result is for the reader to add. */
export function pgnOf(initialFen: string, sans: readonly string[]): string {
  const moves = sans.map((san, index) => {
    const { number, by } = moveNumber(initialFen, index + 1);
    if (by === 'white') return `${number}. ${san}`;
    return index === 0 ? `${number}... ${san}` : san;
  });
  return wrapped(moves.join(' '));
}

/** Lines of at most 80 characters, as PGN has them. */
function wrapped(text: string): string {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const row = rows.at(-1);
    if (row !== undefined && row.length + word.length < 80)
      rows[rows.length - 1] = `${row} ${word}`;
    else rows.push(word);
  }
  return rows.join('\n');
}

const ENDS: readonly Act['kind'][] = [
  'white_exceeded',
  'black_exceeded',
  'both_exceeded',
  'recorded',
];

/** Whether the director has ended the game. */
export const isEnded = ({ acts }: Scores): boolean => {
  const last = acts.at(-1);
  return last !== undefined && ENDS.includes(last.kind);
};

export const isMine = (scores: Scores): scores is MyScores => scores.me !== null;

/** The day that it is for the reader, as a date field has it. */
export function today(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
