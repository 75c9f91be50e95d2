// A player's private notebook of a game: a note on the whole, and of the moves those on which something
// hangs. The server keeps a flat list; here it is the tree that it means.

/** A move with what was written of it, and the moves after it; the first of them is the main line. */
export interface Noted {
  /** In UCI. */
  move: string;
  comment: string;
  /** Numeric annotation glyphs, as PGN counts them. */
  glyphs: readonly number[];
  then: readonly Noted[];
}

export interface Notes {
  note: string;
  lines: readonly Noted[];
}

export const EMPTY: Notes = { note: '', lines: [] };

/** The server's limits, in characters. */
export const NOTE_MAX = 10_000;
export const COMMENT_MAX = 2_000;
export const MOVES_MAX = 2_000;
export const GLYPHS_MAX = 8;
