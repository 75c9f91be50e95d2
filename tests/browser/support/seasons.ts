// A season of a league as the server would tell it when its games are over, which takes two years.
import type { Page } from '@playwright/test';
import { DIRECTOR, type Json, NOW, announcement, event, mockEvents } from './events';
import { type Sent, problem } from './leave';

export const DIVISIONS = ['Champions', 'Challenger', 'Promotional'];
const SECTIONS = [
  ['Champions', 0, 0, 3],
  ['Challenger 1', 1, 2, 3],
  ['Challenger 2', 1, 2, 3],
  ['Promotional 1', 2, 2, 0],
  ['Promotional 2', 2, 2, 0],
] as const;
/** Teams in a section. */
const SIZE = 12;
const TOWNS = ['Poznań', 'Győr', 'Ústí nad Labem', 'Castrop-Rauxel', 'Reykjavík', 'København'];

/** What places 2 and 3 of the last section share. */
const placeOf = (section: number, at: number): number =>
  section === SECTIONS.length - 1 && at === 2 ? 2 : at + 1;

function teamAt(section: number, at: number) {
  const [name, division, up, down] = SECTIONS[section] ?? SECTIONS[0];
  const number = section * SIZE + at + 1;
  const place = placeOf(section, at);
  const shared = section === SECTIONS.length - 1 && (at === 1 || at === 2);
  const proposed = shared ? null : place <= up ? 'up' : place > SIZE - down ? 'down' : 'stays';
  return {
    ...{
      team: number,
      name: `${TOWNS[number % TOWNS.length]} ${number}`,
      section: name,
      division,
    },
    ...{ place, shared, proposed: proposed as string | null },
    ...{
      has_changed_all: false,
      decided: null as string | null,
      reason: null as string | null,
    },
  };
}

export type SeasonTeam = ReturnType<typeof teamAt>;

/** 60 teams in 5 sections; team 5 has changed everybody. */
export function season(changed: Json = {}) {
  const teams = SECTIONS.flatMap((_, section) =>
    Array.from({ length: SIZE }, (_, at) => teamAt(section, at)),
  ).map((team) =>
    team.team === 5 ? { ...team, has_changed_all: true, proposed: 'down' as string | null } : team,
  );
  return {
    ...{
      event: 7,
      event_name: 'League 2027',
      version: 9,
      divisions: DIVISIONS,
    },
    ...{ is_over: true, may_decide: false },
    ...{ decided_at: null as string | null, decided_by: null as object | null },
    teams,
    ...changed,
  };
}

export type Season = ReturnType<typeof season>;

/** The season after what was sent. */
function decided(old: Season, { moves }: { moves: { team: number }[] }): Season {
  const teams = old.teams.map((team) => {
    const move = moves.find((each) => each.team === team.team) as Json | undefined;
    const reason = (move?.reason ?? null) as string | null;
    return {
      ...team,
      decided: (move?.movement ?? null) as string | null,
      reason,
    };
  });
  return {
    ...old,
    version: old.version + 1,
    decided_at: NOW,
    decided_by: DIRECTOR,
    teams,
  };
}

/** `refusal`: the code with which the next decision is refused. */
export interface SeasonWorld {
  season: Season;
  refusal?: string | undefined;
}

/** Answers for the event and its season, and keeps what was sent. */
export async function mockSeason(page: Page, world: SeasonWorld): Promise<Sent[]> {
  const league = { divisions: DIVISIONS, follows: 6 };
  const sent = await mockEvents(page, {
    announces: true,
    event: event({
      phase: 'finished',
      publication: { at: NOW, seed: '9f'.repeat(32) },
      announcement: announcement({
        ...{
          name: 'League 2027',
          code: 'L/2027',
          kind: 'team_league',
          stage: 'league',
        },
        teams: {
          boards: 4,
          eligible: 'any',
          promotion: null,
          replacements: { most: null, once_a_board: false, naming_days: null },
          league,
        },
      }),
    }),
  });
  await page.route('**/api/events/7/season', async (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: world.season });
    const body = route.request().postDataJSON() as {
      moves: { team: number }[];
    };
    sent.push({ path: 'POST /api/events/7/season', body });
    const code = world.refusal;
    if (code) {
      world.refusal = undefined;
      return route.fulfill(problem(409, code));
    }
    world.season = decided(world.season, body);
    return route.fulfill({ json: world.season });
  });
  return sent;
}

/** Of places 2 and 3, which are shared, one would go up and one stay: nothing is told of them. */
function movementAt(place: number): string | null {
  if (place === 2) return null;
  if (place === 1) return 'up';
  return place > 9 ? 'down' : 'stays';
}

const tableLine = (at: number, place: number, shared: boolean) => ({
  ...{ team: at + 1, number: at + 1, name: `${TOWNS[at % TOWNS.length]} ${at + 1}`, place, shared },
  ...{ federation: null, captain: null, players: [], movement: movementAt(place) },
  ...{ half_points: 40 - place, match_points: 12 - place, matches: 8, games: 32, unfinished: 4 },
  board_half_points: [10, 10, 10, 10 - place],
});

/** A table of twelve teams in which the last place that goes up is shared with the first that does not. */
export async function mockTable(page: Page) {
  const places = [1, 2, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const section = {
    ...{ name: 'Challenger 1', division: 'Challenger', up: 2, down: 3, boards: [71, 72, 73, 74] },
    teams: places.map((place, at) => tableLine(at, place, place === 2)),
    matches: [],
  };
  const of = { event: 7, event_name: 'League 2027', now: NOW, by_boards: true, seed: null };
  await page.route('**/api/events/7/team-tables', (route) =>
    route.fulfill({ json: { ...of, sections: [section, { ...section, name: 'Challenger 2' }] } }),
  );
  const rights = { may_decide: false, may_enter: false, enters_for: null };
  await page.route('**/api/events/7/teams', (route) =>
    route.fulfill({ json: { version: 9, boards: 4, before: null, teams: [], ...rights } }),
  );
}
