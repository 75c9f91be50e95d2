// Texts that come from files: read as UTF-8 or refused, measured before they are sent, and found again
// line by line.

const KB = 1_024;
/**
 * The server's limits, in bytes: of a text, of the games, of everything together, of results that come
 * later.
 */
export const TEXT_BYTES = KB * KB;
export const PGN_BYTES = 3 * KB * KB;
export const REQUEST_BYTES = 5 * KB * KB;
export const LATE_BYTES = 48 * KB;

/** Why a file is not taken. */
export type Unreadable = 'large' | 'encoding' | 'gone';
type Read = { text: string } | { wrong: Unreadable };

export const bytesOf = (text: string): number => new Blob([text]).size;

/** Whole kilobytes, and never none. */
export const kilobytes = (bytes: number): number => Math.max(1, Math.round(bytes / KB));

/** A file's text, without a byte order mark; a file that is too large is not even read. */
export async function readText(file: Blob, bytesMax: number): Promise<Read> {
  if (file.size > bytesMax) return { wrong: 'large' };
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    // Moved or changed since it was chosen.
    return { wrong: 'gone' };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // UTF-16 in western letters is every other byte of it zero, and so is no text.
    return text.includes('\0') ? { wrong: 'encoding' } : { text };
  } catch {
    return { wrong: 'encoding' };
  }
}

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
