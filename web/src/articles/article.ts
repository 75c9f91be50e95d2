// What the id of an article tells, and which article an id means.
import type { Article } from 'virtual:rules';

/** `RAT` of `RAT-9`. */
export const bookOf = (id: string): string => id.split('-', 1)[0] ?? '';

/** `LAW-6` of `LAW-6.10a`, `LAW-B` of `LAW-B.3.1`; none in books that have no chapters. */
export function chapterOf(id: string): string | null {
  return /^(?:LAW|TR|SKS)-(?:\d+|[A-Z])/.exec(id)?.[0] ?? null;
}

/** `LAW-A.14-A.20` reaches from 14 to 20, `TR-10.10f-i` from f to i, `LAW-B.3.4-5` from 4 to 5. */
function spans(range: string, id: string): boolean {
  const found = /^(.*?)(\d+|[a-z])-(?:.*[.A-Z])?(\d+|[a-z])$/.exec(range);
  if (!found) return false;
  const [, stem = '', first = '', last = ''] = found;
  if (!id.startsWith(stem)) return false;
  const [asked = ''] = /^(?:\d+|[a-z])/.exec(id.slice(stem.length)) ?? [];
  if (/\d/.test(first))
    return Number(first) <= Number(asked || NaN) && Number(asked) <= Number(last);
  return asked !== '' && first <= asked && asked <= last;
}

/** The article itself, or the one whose numbers include it. */
const holding = (id: string, ids: readonly string[]): string | undefined =>
  ids.find((each) => each === id) ?? ids.find((each) => spans(each, id));

/**
 * The article that an id means: itself, the one whose numbers include it, its first part, or the one that
 * it is a part of. None where there is nothing of the kind.
 */
export function nearest(id: string, ids: readonly string[]): string | null {
  const part = new RegExp(`^${id.replaceAll('.', '\\.')}(?:[.-]|(?<=\\d)[a-z])`);
  let found = holding(id, ids) ?? ids.find((each) => part.test(each));
  for (let whole = id; !found && whole.includes('-'); found = holding(whole, ids)) {
    const letterless = whole.replace(/(?<=\d)[a-z]+$/, '');
    whole = letterless === whole ? whole.replace(/[.-][^.-]*$/, '') : letterless;
  }
  return found ?? null;
}

/** Whether nothing of an article is missing here. */
export const isWhole = ({ standing, lacks }: Article): boolean =>
  standing !== 'missing' && lacks === '';

/** Whether an article says, in its id, its words, what it lacks or how it is read, all that is searched for. */
export function says({ id, text, lacks, readings }: Article, search: string): boolean {
  const words = [id, text, lacks, ...readings.map((each) => each.text)].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
}
