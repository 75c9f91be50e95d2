// The first letters of the pieces in the languages of the readers, for typing Jf3, Sf3 or Cf3.

/** English letters, the ones SAN is written in on the server's side. */
export type PieceLetter = 'K' | 'Q' | 'R' | 'B' | 'N' | 'P';
export type PieceLetters = Readonly<Record<string, PieceLetter>>;

export const ENGLISH: PieceLetters = { K: 'K', Q: 'Q', R: 'R', B: 'B', N: 'N', P: 'P' };

const LETTERS: Readonly<Record<string, PieceLetters>> = {
  cs: { K: 'K', D: 'Q', V: 'R', S: 'B', J: 'N', P: 'P' },
  de: { K: 'K', D: 'Q', T: 'R', L: 'B', S: 'N', B: 'P' },
  es: { R: 'K', D: 'Q', T: 'R', A: 'B', C: 'N', P: 'P' },
  pl: { K: 'K', H: 'Q', W: 'R', G: 'B', S: 'N' },
};

/** The letters of a language; English where we know none. */
export const lettersOf = (language: string): PieceLetters => LETTERS[language] ?? ENGLISH;
