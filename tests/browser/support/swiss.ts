// A Swiss tournament of seven players in four rounds, three of which have been paired, as the server would tell it.
import type { Page } from '@playwright/test';
import { counts, leader } from './eventSections';
import { type Json, type Person, NOW, announcement, event, mockEvents, person } from './events';
import { round } from './rounds';

export const SWISS = {
  ...{ name: 'Spring Swiss, round 1', kind: 'special', entry: 'open', unrated_level: null },
  ...{ system: 'swiss', games_each: 4, section_size: 2, fee: null },
  tie_breaks: ['buchholz_cut_one', 'buchholz', 'wins'],
};
export const swiss = (changed: Json = {}) => announcement({ ...SWISS, ...changed });

/** White, Black and White's points in halves, or how it is otherwise; alone: a bye. */
type Pair = [white: number, black?: number, halves?: 0 | 1 | 2 | null, flag?: string];
const PAIRS: Pair[][] = [
  [
    [0, 3, 2],
    [4, 1, 0],
    [2, 5, 1],
  ],
  // The last one has joined for the second round.
  [[1, 0, 1], [3, 2, 0, 'E'], [5, 6, 2], [4]],
  [[0, 2, null], [5, 1, 0], [6, 4, 2, 'D'], [3]],
];
/** Who leads, with place, score, Buchholz cut 1, Buchholz and wins. */
const ORDER = [
  [1, 1, 5, 6, 8, 2],
  [5, 2, 3, 8, 10, 1],
  [0, 3, 3, 5, 7, 1],
  [2, 4, 3, 3, 5, 1],
  [4, 5, 2, 7, 9, 0],
  [3, 6, 2, 6, 8, 0],
  [6, 7, 2, 3, 5, 1],
] as const;

/** The rounds, from the first one on. */
export const swissRounds = PAIRS.map((pairs, at) => {
  const sections = pairs.map(([white, black, halves = null], index) => {
    const players = [white, ...(black === undefined ? [] : [black])].map(person);
    const [one, two] = players as [Person, Person?];
    return {
      ...{ id: (at + 1) * 100 + index + 1, name: String(index + 1), players },
      counts: counts(halves === null ? 0 : 1, two && halves === null ? 1 : 0),
      leaders:
        two && halves !== null
          ? [leader(one, 1, halves, { games: 1 }), leader(two, 2, 2 - halves, { games: 1 })]
          : [],
    };
  });
  const last = at === PAIRS.length - 1;
  const name = `Spring Swiss, round ${at + 1}`;
  return round(at + 1, sections, { name, system: 'swiss', phase: last ? 'running' : 'finished' });
});

/** What a player did in a round. */
function cellOf(player: number, at: number) {
  const index = (PAIRS[at] ?? []).findIndex(([one, two]) => one === player || two === player);
  const pair = PAIRS[at]?.[index];
  if (!pair) return null;
  const [white, black, halves = null, flag = null] = pair;
  const section = (at + 1) * 100 + index + 1;
  if (black === undefined) return { section, opponent: null, color: null, half_points: 2, flag };
  const isWhite = white === player;
  return {
    ...{ section, opponent: person(isWhite ? black : white).id, flag },
    color: isWhite ? 'white' : 'black',
    half_points: halves === null || isWhite ? halves : 2 - halves,
  };
}

export const swissTable = {
  ...{ rounds: 4, events: [7, 8, 9], tie_breaks: SWISS.tie_breaks },
  lines: ORDER.map(([at, place, half_points, cut_one, all, wins]) => ({
    ...{ player: person(at), place, shared: false, half_points, wins, quarter_sb: 0 },
    buchholz: { all, cut_one, cut_two: 0, sum: 0 },
    cells: PAIRS.map((_, round) => cellOf(at, round)),
  })),
};

/** Event 7 is the first of these rounds; `list` has what is different. */
export async function mockStandings(page: Page, list: object = {}) {
  await mockEvents(page, { event: event({ announcement: swiss(), swiss_round: 1 }) });
  await page.route('**/api/events/7/rounds', (route) =>
    route.fulfill({ json: { now: NOW, rounds: swissRounds, swiss: swissTable, ...list } }),
  );
}

/** Names and numbers are set apart from the sentence by marks that nobody sees. */
export const says = (text: string) => {
  const words = text.split(/(?<=[ (“])|(?=[ ),:.”])/);
  return new RegExp(words.map((each) => each.replace(/[.()]/, '\\$&')).join('\\W?'));
};
