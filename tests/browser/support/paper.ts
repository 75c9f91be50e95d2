// Events that are over, for what is printed of them: a large one of players, and one of teams.
import type { Page } from '@playwright/test';
import { type Json, event, announcement, norms, people, person, section } from './events';
import { problem } from './leave';

const OVER = {
  phase: 'finished',
  approval: null,
  publication: { at: '2026-06-01T00:00:00Z', seed: '9f'.repeat(32) },
};

const act = (name: string, at: string) => ({
  ...{ at, act: name, by: null, player: null, reason: null, team: null, newcomer: null },
});

const ACTS = [
  act('announced', '2026-04-01T10:00:00Z'),
  act('published', '2026-06-01T10:00:00Z'),
  act('finished', '2026-11-15T10:00:00Z'),
];

type Line = ReturnType<typeof section>['players'][number] & {
  fide_title: null;
};

/** A table in which nothing is in play: what runs in the plain one is drawn. */
function finishedSection(id: number, size: number, changed: Json = {}) {
  const table = section(size, false, { id, norms: [norms()], ...changed });
  const lines = table.players as Line[];
  for (const line of lines) {
    line.fide_title = null;
    for (const cell of line.cells.flat()) {
      cell.game += id * 1_000;
      cell.ended_at = '2026-11-01T08:00:00Z';
      cell.half_points ??= 1;
    }
    line.half_points = line.cells.flat().reduce((sum, cell) => sum + (cell.half_points ?? 0), 0);
    line.games = size - 1;
  }
  const scores = lines.map((line) => line.half_points).sort((a, b) => b - a);
  for (const line of lines) {
    line.place = scores.indexOf(line.half_points) + 1;
    line.shared = scores.filter((score) => score === line.half_points).length > 1;
  }
  return table;
}

/** A name that has to be wrapped, and one that has no end. */
export const LONG = {
  given_name: 'Wolfgang Maximilian Konstantin',
  family_name: 'von Hohenzollern-Schwarzburg-Sondershausen und zu Rudolstadt-Leutenberg',
};

export interface Big {
  sections: number;
  size: number;
}

/** `sections` of `size` players; in the first one somebody has a very long name. */
export function bigEvent({ sections, size }: Big) {
  const names = Array.from({ length: sections }, (_, at) => ({
    id: 300 + at,
    name: String(at + 1),
  }));
  const tables = new Map(
    names.map(({ id, name }) => {
      const table = finishedSection(id, size, { name });
      const [first] = table.players;
      if (id === 300 && first) first.player = { ...first.player, ...LONG };
      return [id, table];
    }),
  );
  const whole = event({
    ...OVER,
    announcement: announcement({
      name: 'World Cup 27, Preliminaries',
      section_size: size,
    }),
    sections: names,
    acts: ACTS,
  });
  return { whole, tables };
}

const TEAMS = ['Lofoten Letters', 'Poșta Cluj', 'Kieler Briefschach', 'Schach über alle Grenzen'];

/** Four teams of `boards` boards; the second and the third share a place. */
export function teamEvent(boards: number) {
  const ids = Array.from({ length: boards }, (_, at) => 500 + at);
  const all = people(4 * boards);
  const teams = TEAMS.map((name, at) => ({
    ...{
      number: at + 1,
      team: at + 7,
      name,
      federation: at === 0 ? 'NOR' : null,
    },
    captain: person(at * boards),
    players: all.slice(at * boards, (at + 1) * boards),
    ...{ place: [1, 2, 2, 4][at], shared: at === 1 || at === 2 },
    ...{
      half_points: boards * 6 - ([0, 1, 1, 2][at] ?? 0),
      match_points: [6, 3, 3, 0][at],
    },
    ...{
      board_half_points: ids.map(() => 3),
      matches: 3,
      games: boards * 3,
      unfinished: 0,
    },
    movement: null,
  }));
  const pairs = [
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 3],
    [2, 4],
    [3, 4],
  ];
  const matches = pairs.map(([first, second]) => ({
    ...{ first, second, is_over: true, games: [] },
    ...{ first_half_points: boards + 1, second_half_points: boards - 1 },
  }));
  const table = {
    name: '1',
    division: null,
    up: 0,
    down: 0,
    boards: ids,
    teams,
    matches,
  };
  const tables = new Map(
    ids.map((id, at) => {
      const board = finishedSection(id, 4, {
        name: `board ${at + 1}`,
        norms: [],
      });
      board.players.forEach((line, team) => {
        line.player = teams[team]?.players[at] ?? line.player;
      });
      return [id, board];
    }),
  );
  const whole = event({
    ...OVER,
    announcement: announcement({
      name: 'Cup of the Postal Clubs',
      organiser: 'CZE',
      kind: 'team_league',
      teams: {
        boards,
        eligible: 'any',
        league: null,
        promotion: 'The winner enters the final.',
        replacements: { most: null, once_a_board: false, naming_days: null },
      },
    }),
    sections: ids.map((id, at) => ({ id, name: `board ${at + 1}` })),
    acts: ACTS,
  });
  const teamTables = {
    ...{ event: 7, event_name: 'Cup of the Postal Clubs', by_boards: true },
    ...{ now: whole.now, sections: [table], seed: null },
  };
  return { whole, tables, teamTables };
}

type World = ReturnType<typeof bigEvent> & {
  teamTables?: Json;
  prizes?: Json[];
};

/** Answers for an event that is over, and tells how many sections were asked for; `refuse`: the one that fails. */
export async function mockPaper(page: Page, world: World) {
  const seen = { now: 0, most: 0, asked: 0, refuse: 0 };
  await page.route(/\/api\/(events\/7|sections)(\/|\?|$)/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const id = /^\/api\/sections\/(\d+)$/.exec(pathname)?.[1];
    if (id) {
      seen.asked += 1;
      const refused = seen.asked === seen.refuse;
      seen.now += 1;
      seen.most = Math.max(seen.most, seen.now);
      await new Promise((done) => setTimeout(done, 5));
      seen.now -= 1;
      if (refused) return route.fulfill(problem(503, 'unavailable'));
      return route.fulfill({ json: world.tables.get(Number(id)) });
    }
    if (pathname.endsWith('/team-tables')) return route.fulfill({ json: world.teamTables });
    if (pathname.endsWith('/prizes'))
      return route.fulfill({
        json: { rule: 'TR-3.5', prizes: world.prizes ?? [] },
      });
    return route.fulfill({ json: world.whole });
  });
  return seen;
}

/** A page as the browser prints it: how many sheets, which way round, and whose letters are in it. */
export async function pdfOf(page: Page) {
  const bytes = await page.pdf({ preferCSSPageSize: true });
  const text = bytes.toString('latin1');
  const sizes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...size]) =>
    size.map((points) => Math.round(Number(points))),
  );
  return {
    pages: (text.match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length,
    /** Of the sheets, in points: A4 is 595 by 842. */
    sizes: [...new Set(sizes.map((size) => size.join(' × ')))],
    /** By name; a font that can vary has none, and is drawn in the file itself. */
    fonts: [...new Set([...text.matchAll(/\/BaseFont\s*\/\w{6}\+(\w+)/g)].map(([, name]) => name))],
    embedded: (text.match(/\/FontFile[23]\b|\/Subtype\s*\/Type3\b/g) ?? []).length,
    /** Fonts that stand in the file by their names alone. */
    named: (text.match(/\/FontDescriptor\b/g) ?? []).length > 0 && !/\/FontFile[23]\b/.test(text),
  };
}
