// Texts that come from files: measured before they are sent, and found again line by line.
export { kilobytes } from '../ui/useTextFile';

const KB = 1_024;
/**
 * The server's limits, in bytes: of a text, of the games, of everything together, of results that come
 * later.
 */
export const TEXT_BYTES = KB * KB;
export const PGN_BYTES = 3 * KB * KB;
export const REQUEST_BYTES = 5 * KB * KB;
export const LATE_BYTES = 48 * KB;

export const bytesOf = (text: string): number => new Blob([text]).size;

/** Lines that say something. */
export const linesOf = (text: string): number =>
  text.split('\n').filter((line) => line.trim()).length;

/** Where a line, counted from 1, begins and ends in a text; its end where there is no such line. */
export function rangeOfLine(text: string, line: number): [start: number, end: number] {
  let start = 0;
  for (let before = 1; before < line; before += 1) {
    const end = text.indexOf('\n', start);
    if (end < 0) return [text.length, text.length];
    start = end + 1;
  }
  const end = text.indexOf('\n', start);
  return [start, end < 0 ? text.length : end];
}
