// A text that somebody has typed, in which addresses of the web are links. Everything else stays text: no other kind of
// address is ever one.
import { WebAddress } from './WebAddress';

/** Up to a space, a quotation mark, an angle bracket, or a character that turns the direction of text. */
const ADDRESS = /(\bhttps?:\/\/[^\s<>"“”„«»\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+)/i;

/** What ends the sentence around an address, not the address. */
const ENDS = ".,;:!?…'’‘";
const OPENING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** How far an address goes; a bracket at its end belongs to it if it was opened in it. */
function addressIn(found: string): string {
  let address = found;
  for (;;) {
    const last = address.at(-1) ?? '';
    const opening = OPENING[last];
    const isAround = opening
      ? count(address, last) > count(address, opening)
      : last !== '' && ENDS.includes(last);
    if (!isAround) return address;
    address = address.slice(0, -1);
  }
}

/** A site as it is typed: what only looks like the end of its name (U+2044 for a slash) would be part of another's. */
const PLAIN_HOST = /^https?:\/\/[\p{L}\p{N}.-]+(?::\d+)?(?:[/?#]|$)/iu;

/** Whether it leads where it seems to: a name before an "@" would look like the site's own, too. */
function leadsThere(address: string): boolean {
  if (!PLAIN_HOST.test(address)) return false;
  try {
    const { hostname, username, password } = new URL(address);
    return hostname !== '' && username === '' && password === '';
  } catch {
    return false;
  }
}

/** A piece of a text; `url` where it is an address. */
export interface Piece {
  text: string;
  url: string | null;
}

/** The pieces of a text, in order; together they are the text. */
export function piecesOf(text: string): Piece[] {
  return text
    .split(ADDRESS)
    .flatMap((part, place): Piece[] => {
      if (place % 2 === 0) return [{ text: part, url: null }];
      const address = addressIn(part);
      if (!leadsThere(address)) return [{ text: part, url: null }];
      // Phones begin a line with a capital letter.
      const url = address.replace(/^https?/i, (scheme) => scheme.toLowerCase());
      return [
        { text: address, url },
        { text: part.slice(address.length), url: null },
      ];
    })
    .filter(({ text: piece }) => piece !== '');
}

export const Linked = ({ text }: { text: string }) => (
  <>
    {piecesOf(text).map(({ text: piece, url }) =>
      url === null ? (
        piece
      ) : (
        // Nothing before it turns it round.
        <bdi>
          <WebAddress url={url} />
        </bdi>
      ),
    )}
  </>
);
