// Tables of sections as the server would tell them: everybody against everybody, or in the Silli system.
import { DIRECTOR, type Json, NOW, people } from './events';
import { assumed, norms, progress } from './norms';

export interface Cell {
  game: number;
  color: 'white' | 'black';
  half_points: 0 | 1 | 2 | null;
  flag: string | null;
  ended_at: string | null;
  may_see: boolean;
}

interface Played {
  white: number;
  black: number;
  game: number;
  halves: 0 | 1 | 2 | null;
  flag: string | null;
  ended_at: string | null;
}

const cellOf = (game: Played, white: boolean): Cell => ({
  game: game.game,
  color: white ? 'white' : 'black',
  half_points:
    game.halves === null ? null : white ? game.halves : ((2 - game.halves) as Cell['half_points']),
  flag: game.flag,
  ended_at: game.ended_at,
  may_see: game.halves !== null,
});

/** Some results, some flags, some games in play, the same every time. */
function ended(mix: number): Pick<Played, 'halves' | 'flag' | 'ended_at'> {
  const halves = mix < 3 ? null : mix < 7 ? 1 : mix < 9 ? 2 : 0;
  return {
    halves,
    flag: halves === null ? null : mix === 9 ? 'E' : mix === 7 ? 'A' : null,
    ended_at: halves === null ? null : `2026-${mix > 5 ? '11' : '10'}-1${mix % 10}T08:00:00Z`,
  };
}

function played(size: number, double: boolean): Played[] {
  const games: Played[] = [];
  for (let a = 0; a < size; a += 1) {
    for (let b = a + 1; b < size; b += 1) {
      for (let round = 0; round < (double ? 2 : 1); round += 1) {
        const swapped = (a + b + round) % 2 === 1;
        games.push({
          ...{ white: swapped ? b : a, black: swapped ? a : b, game: 50_000 + games.length },
          ...ended((a * 7 + b * 13 + round * 5) % 11),
        });
      }
    }
  }
  return games;
}

/** Everybody has White against those at some distances in the order, and Black in the other direction. */
function playedBySilli(size: number, each: number): Played[] {
  const half = each / 2;
  const all = Math.floor((size - 1) / 2);
  return Array.from({ length: half }, (_, part) => {
    const distance = Math.floor(((2 * part + 1) * all) / each) + 1;
    return Array.from({ length: size }, (_, white) => ({
      ...{ white, black: (white + distance) % size, game: 50_000 + part * size + white },
      ...ended((white * 7 + part * 13) % 11),
    }));
  }).flat();
}

/** What the opponents have scored, and their opponents. */
function withBuchholz<Line extends { half_points: number; cells: Cell[][] }>(lines: Line[]) {
  const over = ({ cells }: Line) =>
    cells.flatMap((games, at) => games.filter((each) => each.half_points !== null).map(() => at));
  const sum = (scores: number[]) => scores.reduce((total, each) => total + each, 0);
  const scores = lines.map((line) =>
    over(line)
      .map((at) => lines[at]?.half_points ?? 0)
      .sort((a, b) => a - b),
  );
  return lines.map((line, place) => {
    const [all, cut_one, cut_two] = [0, 1, 2].map((cut) => sum(scores[place]?.slice(cut) ?? []));
    const theirs = over(line).map((at) => sum(scores[at] ?? []));
    return { ...line, buchholz: { all, cut_one, cut_two, sum: sum(theirs) } };
  });
}

function linesOf(size: number, games: Played[]) {
  const all = people(size);
  const lines = all.map((player, place) => {
    const cells: Cell[][] = all.map(() => []);
    for (const game of games) {
      if (game.white === place) cells[game.black]?.push(cellOf(game, true));
      if (game.black === place) cells[game.white]?.push(cellOf(game, false));
    }
    const done = cells.flat().filter((cell) => cell.half_points !== null);
    const half_points = done.reduce((sum, cell) => sum + (cell.half_points ?? 0), 0);
    return {
      number: place + 1,
      player,
      predecessors: [],
      assumed: player.rating === null ? assumed(place) : null,
      half_points,
      wins: done.filter((cell) => cell.half_points === 2).length,
      quarter_sb: half_points * 7 + place,
      prize: false,
      withdrew_silently: false,
      games: done.length,
      place: 0,
      shared: false,
      norms: norms().norms.map((norm) => progress(norm, half_points, cells.flat())),
      cells,
    };
  });
  const scores = lines.map((each) => each.half_points).sort((a, b) => b - a);
  for (const each of lines) {
    each.place = scores.indexOf(each.half_points) + 1;
    each.shared = scores.filter((score) => score === each.half_points).length > 1;
  }
  return withBuchholz(lines);
}

function tableOf(size: number, games: Played[], changed: Json) {
  const finished = games.filter((game) => game.halves !== null).length;
  return {
    id: 70,
    name: '1',
    event_name: 'Master Class 2027, January',
    event: 7 as number | null,
    stage: null as string | null,
    winner_alone_advances: false,
    director: DIRECTOR,
    starts_at: '2026-06-20T12:00:00Z',
    ends_at: null as string | null,
    tie_breaks: ['wins', 'sonneborn_berger', 'direct_encounter'],
    system: 'round_robin',
    visibility: { kind: 'finished' } as Json,
    seed: '9f'.repeat(32) as string | null,
    now: NOW,
    counts: {
      not_started: 0,
      running: games.length - finished,
      in_adjudication: 0,
      finished,
      cancelled: 0,
    },
    norms: [norms()],
    players: linesOf(size, games),
    ...changed,
  };
}

/** A section in play; `me` is among its players. */
export const section = (size = 11, double = false, changed: Json = {}) =>
  tableOf(size, played(size, double), changed);

export const SILLI_TIES = ['buchholz_cut_two', 'buchholz_cut_one', 'buchholz', 'wins'];

/** A section in play in which everybody meets `each` others. */
export const silliSection = (size: number, each: number, changed: Json = {}) =>
  tableOf(size, playedBySilli(size, each), {
    ...{ system: 'silli', seed: null, norms: [], tie_breaks: SILLI_TIES },
    event_name: 'Jubilee 2027',
    ...changed,
  });
