// Files of text as programs write them: in UTF-8, in UTF-16 with its mark, or as Excel and older programs save them, in
// the encoding of their Windows. Which one that was no file says: it is guessed, and whoever chose the file can say
// better.
import { lang } from '../i18n';

/** What a file is taken for that says of itself nothing: that of central Europe, and that of the west. */
export type Guess = 'windows-1250' | 'windows-1252';

/** Why a file is not taken. */
export type Unreadable = 'large' | 'encoding' | 'gone';

/** `as`: what was guessed; null where the file says it. */
export type Read = { text: string; as: Guess | null } | { wrong: Unreadable };

export const otherThan = (guess: Guess): Guess =>
  guess === 'windows-1250' ? 'windows-1252' : 'windows-1250';

/** As programs name it when they save. */
export const guessText = (guess: Guess): string => guess.replace('w', 'W');

const CZECH = new Set('ěščřžůďťň');

/**
 * Whether bytes that mean one thing in central Europe and another in the west are Czech letters, or letters where the
 * west would have signs, more often than they are letters that no Czech writes and western names have.
 */
function looksCentral(bytes: Uint8Array<ArrayBuffer>): boolean {
  const central = new TextDecoder('windows-1250').decode(bytes);
  const western = new TextDecoder('windows-1252').decode(bytes);
  let weight = 0;
  for (let at = 0; at < central.length; at += 1) {
    const [here, there] = [central.charAt(at), western.charAt(at)];
    if (here === there || !/\p{L}/u.test(here)) continue;
    weight += CZECH.has(here.toLowerCase()) || !/\p{L}/u.test(there) ? 1 : -1;
  }
  return weight > 0;
}

/** Tabs and ends of lines are as low as bytes of texts go: what has lower ones is a workbook, or a picture. */
const isText = (bytes: Uint8Array): boolean => bytes.every((byte) => byte >= 9);

/** What bytes say; `asked` in place of a guess. Null: they are no text. */
export function decode(
  bytes: Uint8Array<ArrayBuffer>,
  asked?: Guess,
): { text: string; as: Guess | null } | null {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0);
  try {
    if (mark === 0xfffe || mark === 0xfeff) {
      const name = mark === 0xfffe ? 'utf-16le' : 'utf-16be';
      return { text: new TextDecoder(name, { fatal: true }).decode(bytes), as: null };
    }
    if (!isText(bytes)) return null;
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), as: null };
  } catch {
    if (!isText(bytes)) return null;
  }
  const central = lang.value === 'cs' || looksCentral(bytes);
  const as = asked ?? (central ? 'windows-1250' : 'windows-1252');
  return { text: new TextDecoder(as).decode(bytes), as };
}

/** A file's text, without a byte order mark; a file that is too large is not even read. */
export async function readText(file: Blob, bytesMax: number, asked?: Guess): Promise<Read> {
  if (file.size > bytesMax) return { wrong: 'large' };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return decode(bytes, asked) ?? { wrong: 'encoding' };
  } catch {
    // Moved or changed since it was chosen.
    return { wrong: 'gone' };
  }
}
