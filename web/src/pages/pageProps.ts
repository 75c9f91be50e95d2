// What every page is given.

export interface PageProps {
  /** What the path names: a game's number, a token. */
  id: string;
}
