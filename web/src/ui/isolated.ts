// Names in the middle of a sentence: one that is written from the right keeps to itself, and nothing in one
// turns the words around it.

/** What turns the direction of text. Names from before the server refused it may have it. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const FROM_THE_RIGHT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

export function isolated(name: string): string {
  const still = name.replace(TURNING, '');
  return FROM_THE_RIGHT.test(still) ? `\u2068${still}\u2069` : still;
}
