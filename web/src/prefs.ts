// What the reader chose for this device: kept in the browser, never sent.
import { effect, signal } from '@preact/signals';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const BOARDS = ['airmail', 'walnut', 'green', 'contrast'] as const;
export const PIECES = ['cburnett', 'merida', 'celtic', 'kryukov'] as const;
export const COORDS = ['outside', 'inside', 'none'] as const;
/** How much of the room for the board it takes, in percent. */
export const SIZES = ['100', '90', '80', '70'] as const;
export const NOTATIONS = ['figurines', 'letters', 'english', 'numbers'] as const;
export const LISTS = ['boards', 'table'] as const;

export type PieceSet = (typeof PIECES)[number];

export interface Prefs {
  theme: (typeof THEMES)[number];
  board: (typeof BOARDS)[number];
  pieces: PieceSet;
  coords: (typeof COORDS)[number];
  size: (typeof SIZES)[number];
  notation: (typeof NOTATIONS)[number];
  /** How my games are shown. */
  list: (typeof LISTS)[number];
  /** The list of moves shows how long each took. */
  times: boolean;
  /** Unset until the reader has chosen or signed in; the browser's languages decide then. */
  lang?: string;
  /** Whether the account has not been told of it yet. */
  langUnsaved?: boolean;
  /** Whoever was here last was signed in: which page `/` is, before the server has said so. */
  member?: boolean;
}

// public/early.js reads the same key before the first paint.
const KEY = 'posthorn-prefs';

function stored(): Partial<Prefs> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Prefs>;
  } catch {
    return {};
  }
}

export const prefs = signal<Prefs>({
  theme: 'auto',
  board: 'airmail',
  pieces: 'cburnett',
  coords: 'outside',
  size: '100',
  notation: 'figurines',
  list: 'boards',
  times: false,
  ...stored(),
});

export function setPref(change: Partial<Prefs>) {
  prefs.value = { ...prefs.value, ...change };
}

effect(() => {
  const { theme, board, coords, size } = prefs.value;
  const { dataset } = document.documentElement;
  if (theme === 'auto') delete dataset.theme;
  else dataset.theme = theme;
  dataset.board = board;
  dataset.coords = coords;
  dataset.size = size;
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs.value));
  } catch {
    // Private mode without storage: the choice lasts as long as the page.
  }
});
