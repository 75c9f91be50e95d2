// A handful of hand-drawn 24-pixel strokes; no icon library.
const STROKES = {
  board: 'M4 4h16v16H4zM4 12h16M12 4v16',
  pawn: 'M12 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM8.5 10.5h7M10.5 10.5c0 4-1 6-3 8M13.5 10.5c0 4 1 6 3 8M6 20.5h12',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  bars: 'M4 20h16M7 20v-6M12 20V5M17 20v-10',
  moon: 'M20 14.5A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.5z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5',
  first: 'M18 6l-8 6 8 6zM7 6v12',
  prev: 'M16 6l-9 6 9 6z',
  next: 'M8 6l9 6-9 6z',
  last: 'M6 6l8 6-8 6zM17 6v12',
  flip: 'M7 4v14M4 15l3 3 3-3M17 20V6M14 9l3-3 3 3',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  draw: 'M5 9h14M5 15h14',
  down: 'M12 4v12M7 11l5 5 5-5M5 20h14',
  print: 'M7 9V4h10v5M7 18H4V9h16v9h-3M7 14h10v6H7z',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4l3 2',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  settings: 'M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  back: 'M10 6l-6 6 6 6M4 12h16',
  left: 'M14.5 6l-6 6 6 6',
  right: 'M9.5 6l6 6-6 6',
  flag: 'M6 21V4h11l-2 4 2 4H6',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20c.8-3.6 3.7-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  people:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c.6-3.4 3.2-5 6.5-5s5.9 1.6 6.5 5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 15.4c2 .6 3.5 2.1 4 4.6',
  key: 'M8 10.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM11 12l8-8M16 7l3 3',
  help: 'M9 9a3 3 0 1 1 4.6 2.5c-1 .7-1.6 1.3-1.6 2.5M12 17.5v.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  eyeOff:
    'M4 4l16 16M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6 7.6A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21',
  out: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
  close: 'M6 6l12 12M18 6L6 18',
  warn: 'M12 4L2.5 20h19zM12 10v4.5M12 17.2v.3',
} as const;

export type IconName = keyof typeof STROKES;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      class="i"
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      stroke-width="1.75"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={STROKES[name]} />
    </svg>
  );
}
