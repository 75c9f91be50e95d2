// Where a rating graph has its lines: a rating stands from the day of its list to the next one's.

/** A rating, with the day from which it counts. */
export interface Point {
  day: string;
  rating: number;
}
export interface Size {
  width: number;
  height: number;
}
interface Tick {
  at: number;
  text: string;
}
export interface Chart {
  /** The steps, as an SVG path. */
  path: string;
  ratings: Tick[];
  years: Tick[];
  left: number;
  right: number;
  bottom: number;
  /** The latest rating. */
  end: { x: number; y: number };
}

const MARGIN = { left: 44, right: 14, top: 14, bottom: 28 };
const QUARTER_MS = 91 * 86_400_000;
/** Ratings, so that a few points do not look like a cliff. */
const SPAN_MIN = 200;
const GRID = 50;
/** Pixels that the number of a year takes. */
const YEAR_WIDTH = 52;

/** The lowest and the highest rating of the scale, in whole steps of the grid. */
function scaleOf(ratings: readonly number[]): { low: number; high: number } {
  let low = Math.max(0, Math.floor((Math.min(...ratings) - 10) / GRID) * GRID);
  let high = Math.ceil((Math.max(...ratings) + 10) / GRID) * GRID;
  while (high - low < SPAN_MIN) {
    high += GRID;
    if (low > 0 && high - low < SPAN_MIN) low -= GRID;
  }
  return { low, high };
}

function everySo(low: number, high: number): number {
  const span = high - low;
  return span <= 300 ? GRID : span <= 600 ? 2 * GRID : 4 * GRID;
}

/** The last rating counts until today, and for a quarter at least. */
export function chartOf(list: readonly Point[], { width, height }: Size, today: number): Chart {
  const [left, right, bottom] = [MARGIN.left, width - MARGIN.right, height - MARGIN.bottom];
  const points = list.map(({ day, rating }) => ({ ms: Date.parse(day), rating }));
  const from = points[0]?.ms ?? 0;
  const until = Math.max(today, (points.at(-1)?.ms ?? 0) + QUARTER_MS);
  const { low, high } = scaleOf(points.map(({ rating }) => rating));
  const round = (value: number) => Math.round(value * 10) / 10;
  const x = (ms: number) => round(left + ((ms - from) / (until - from)) * (right - left));
  const y = (rating: number) =>
    round(bottom - ((rating - low) / (high - low)) * (bottom - MARGIN.top));

  const steps = points.map(({ ms, rating }, place) =>
    place ? `H${x(ms)}V${y(rating)}` : `M${x(ms)} ${y(rating)}`,
  );
  const step = everySo(low, high);
  const ratings: Tick[] = [];
  for (let rating = Math.ceil(low / step) * step; rating <= high; rating += step)
    ratings.push({ at: y(rating), text: String(rating) });
  return {
    path: `${steps.join('')}H${right}`,
    ...{ ratings, left, right, bottom },
    years: yearsOf(from, until, x, right - left),
    end: { x: right, y: y(points.at(-1)?.rating ?? low) },
  };
}

/** As many years as there is room for, evenly; the first list's own where no year begins. */
function yearsOf(from: number, until: number, x: (ms: number) => number, room: number): Tick[] {
  const first = new Date(from).getUTCFullYear();
  const starts = Array.from(
    { length: new Date(until).getUTCFullYear() - first + 1 },
    (_, place) => first + place,
  ).filter((year) => Date.UTC(year) >= from && Date.UTC(year) <= until);
  if (!starts.length) return [{ at: x(from), text: String(first) }];
  const every = Math.ceil((starts.length * YEAR_WIDTH) / room);
  return starts
    .filter((_, place) => place % every === 0)
    .map((year) => ({ at: x(Date.UTC(year)), text: String(year) }));
}
