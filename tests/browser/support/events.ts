// Events, entries and sections as the server would tell them, for pages whose routes answer from here.
import type { Page, Route } from '@playwright/test';
import { decide, proposed } from './eventChanges';
import { glancesOf } from './eventSections';
import { type Sent, problem } from './leave';
import { noNorms, norms } from './norms';
import { paged } from './paged';
import type { section } from './section';

export { noNorms, norms } from './norms';
export { type Cell, SILLI_TIES, section, silliSection } from './section';

export const NOW = '2026-11-21T12:00:00Z';
export type Json = Record<string, unknown>;

export interface Person {
  id: number;
  given_name: string;
  family_name: string;
  federation: string;
  title: string | null;
  rating: number | null;
}

const FAMILIES = ['Novák', 'Szűcs', 'Pemberton', 'Müller-Hahn', 'Lewandowska', 'García', 'Løvberg'];
const GIVEN = ['Tomáš', 'Gábor', 'William', 'Jürgen', 'Katarzyna', 'Iván', 'Åse', 'Ştefan'];
const FEDERATIONS = ['CZE', 'HUN', 'ENG', 'GER', 'POL', 'ESP', 'NOR', 'ROU', 'GER'];
const TITLES = ['GM', 'SIM', null, 'IM', 'CCM', null];

const of = <Item>(list: readonly Item[], place: number): Item => list[place % list.length] as Item;

/** The player with number 160012 is the one whom the demo calls Tomáš Novák. */
export function person(place: number): Person {
  return {
    id: 160_012 + place,
    given_name: of(GIVEN, place),
    family_name: of(FAMILIES, place),
    federation: of(FEDERATIONS, place),
    title: of(TITLES, place),
    rating: place % 7 === 6 ? null : 2_500 - place * 7,
  };
}

export const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, place) => person(place));

export const DIRECTOR: Person = {
  id: 900_001,
  given_name: 'Eva',
  family_name: 'Rosenthal',
  federation: 'GER',
  title: null,
  rating: null,
};

export function announcement(changed: Json = {}) {
  return {
    code: 'M/C/2027-01',
    name: 'Master Class 2027, January',
    about: null as string | null,
    kind: 'promotion',
    entry: 'master_class',
    organiser: 'ICCF',
    director: DIRECTOR.id,
    rule_set: 'iccf',
    stage: null,
    variant: 'chess',
    medium: 'server',
    start_positions: { kind: 'usual' },
    time_control: '10 moves in 50 days double after 20',
    leave_days: 45,
    silence: 'forty_days',
    flag: 'server',
    draw_offers: { policy: 'free' },
    conditional_moves: 'tree',
    tie_breaks: ['wins', 'sonneborn_berger', 'direct_encounter'],
    visibility: { kind: 'finished' },
    rated: true,
    unrated_level: 2_200,
    norms: false,
    ladies: false,
    winner_alone_advances: false,
    outside_laws: null,
    norm_class: null,
    system: 'round_robin',
    section_size: 11,
    games_each: null,
    teams: null,
    previous_round: null as { event: number; advancing: number } | null,
    fee: { minor_units: 2_550, currency: 'EUR' },
    payment: null as string | null,
    entries_open_at: '2026-11-01T00:00:00Z',
    entries_close_at: '2026-12-15T00:00:00Z',
    starts_at: '2027-01-10T12:00:00Z',
    ends_at: null,
    ...changed,
  };
}

export function line(id: number, changed: Json = {}) {
  const { code, name, kind, entry, organiser, variant, rated, norms, ...rest } = announcement();
  const { entries_close_at, starts_at, ends_at, fee, medium } = rest;
  return {
    ...{
      id,
      code: `${code.slice(0, -2)}${id}`,
      name: `${name} ${id}`,
      kind,
      entry,
      organiser,
    },
    ...{ variant, rated, norms, medium, phase: 'entries_open', sections: 0 },
    ...{ entries_close_at, starts_at, ends_at, fee },
    ...changed,
  };
}

/** One of each phase, in each kind of chess, of several organisers. */
export const someLines = () => [
  line(7, { name: 'Master Class 2027, January' }),
  line(8, {
    name: 'Novoroční Makruk',
    organiser: 'CZE',
    variant: 'makruk',
    rated: false,
    fee: null,
  }),
  line(9, {
    name: 'Chess960 Open',
    variant: 'chess960',
    phase: 'upcoming',
    entry: 'open',
  }),
  line(10, {
    name: 'World Cup 27, Preliminaries',
    phase: 'running',
    sections: 24,
    kind: 'cup',
  }),
  line(11, {
    name: 'King’s Gambit',
    phase: 'published',
    starts_at: '2026-12-01T12:00:00Z',
  }),
  line(12, {
    name: 'Grandmaster Norm 2024',
    phase: 'finished',
    norms: true,
    sections: 1,
  }),
  line(13, { name: 'Spring Friendly', phase: 'cancelled' }),
];

const NOTHING = {
  change: false,
  see_entries: false,
  decide_entries: false,
  settle_deposits: false,
  enter_others: false,
  propose: false,
  replace_players: false,
  publish: false,
  finish: false,
  reopen: false,
  write_to_all: false,
  cancel: false,
  name_organisers: false,
  name_deputies: false,
  admit: false,
  confirm_qualification: false,
  fill_next_placed: false,
  fill_by_results: false,
};
export const EVERYTHING = Object.fromEntries(Object.keys(NOTHING).map((key) => [key, true]));

export function entry(place: number, state = 'accepted', changed: Json = {}) {
  return {
    player: person(place),
    at: '2026-11-05T10:00:00Z',
    state,
    fee_paid_at: state === 'accepted' ? '2026-11-09T10:00:00Z' : null,
    free: false,
    confirmed_at: null as string | null,
    deposit: null as object | null,
    grounds: null,
    reason: null,
    by: person(place).id as number | null,
    ...changed,
  };
}

export type Entry = ReturnType<typeof entry>;

/** The announcement's time control in parts. */
const STANDARD = { kind: 'moves_in_days', moves: 10, days: 50, double_after_days: 20 };

/** A section of the class below, as it stands for whoever asks. */
export const win = (section: number, lack: string | null, used_in: number | null = null) => ({
  section,
  name: String(section - 60),
  event: 'Higher Class 2026, May',
  holds: lack === null && used_in === null,
  lack,
  rule: lack === 'withdrawn_silently' ? 'TR-8.5' : lack === 'no_plus_score' ? 'TR-0.4' : null,
  used_in,
});

const act = (
  at: string,
  act: string,
  player: Person | null = null,
  reason: string | null = null,
) => ({
  ...{ at, by: DIRECTOR, act, player, reason, team: null, newcomer: null as Person | null },
});

export function event(changed: Json = {}) {
  return {
    id: 7,
    version: 3,
    now: NOW,
    phase: 'entries_open',
    announcement: announcement(),
    stage: null as string | null,
    next_stage: null as string | null,
    leads: [] as object[],
    remarks: [] as object[],
    round_before: null as Json | null,
    rounds_after: [] as Json[],
    swiss_round: null as number | null,
    time_control: STANDARD,
    director: DIRECTOR,
    organisers: [DIRECTOR],
    deputies: [] as Person[],
    publication: null as { at: string; seed: string } | null,
    sections: [] as { id: number; name: string }[],
    entries: { entered: 2, accepted: 19, waiting: 1 },
    my_entry: null as Entry | null,
    refusal: null as {
      code: string;
      detail: string;
      rule: string | null;
    } | null,
    wins: [] as ReturnType<typeof win>[],
    qualified: null as Json | null,
    may: { ...NOTHING },
    acts: [
      act('2026-10-20T08:00:00Z', 'announced'),
      act('2026-11-06T08:00:00Z', 'refused', person(3), 'The fee never came.'),
    ],
    acts_before: null as number | null,
    ...changed,
  };
}

export type Event = ReturnType<typeof event>;

/** Entries in all states. */
export const someEntries = (): Entry[] => [
  ...Array.from({ length: 19 }, (_, place) => entry(place)),
  entry(20, 'entered'),
  entry(21, 'entered', {
    fee_paid_at: '2026-11-10T00:00:00Z',
    grounds: {
      kind: 'section_winner',
      section: 61,
    },
  }),
  entry(22, 'waiting'),
  entry(23, 'refused', { reason: 'The fee never came.', by: DIRECTOR.id }),
  entry(24, 'withdrawn'),
];

export function proposal(sections: number, size: number, unplaced = 0) {
  const all = people(sections * size + unplaced);
  return {
    version: 5,
    sections: Array.from({ length: sections }, (_, index) => ({
      name: String(index + 1),
      players: all.filter((_, place) => place < sections * size && place % sections === index),
      norms: [index === 0 ? norms() : noNorms()],
    })),
    unplaced: all.slice(sections * size),
    ...{ team_sections: [], unplaced_teams: [], remarks: [] },
  };
}

export type Proposal = ReturnType<typeof proposal>;

/** The reader was here on 14 November, and on the 1st before that. */
export async function beenHere(page: Page) {
  await page.addInitScript(() => {
    if (localStorage.getItem('posthorn-section-70')) return;
    const visit = {
      since: '2026-11-01T00:00:00Z',
      last: '2026-11-14T00:00:00Z',
    };
    localStorage.setItem('posthorn-section-70', JSON.stringify(visit));
  });
}

export const PRESETS = [
  {
    code: 'open_class',
    announcement: announcement({ entry: 'open_class', section_size: 7 }),
    time_control: STANDARD,
  },
  {
    code: 'master_class',
    announcement: announcement({ director: 0 }),
    time_control: STANDARD,
  },
  {
    code: 'chess960',
    announcement: announcement({
      kind: 'special',
      entry: 'open',
      variant: 'chess960',
      start_positions: { kind: 'per_game' },
    }),
    time_control: STANDARD,
  },
  {
    code: 'lately_added',
    announcement: announcement({ name: 'Something new' }),
    time_control: STANDARD,
  },
];

/** What the routes answer with; tests change it while the page is open. */
export interface World {
  events?: unknown[];
  /** Whether the reader announces events. */
  announces?: boolean;
  event?: Event;
  entries?: Entry[];
  /** Who has entered and has no account yet, for officials. */
  without?: number[];
  proposal?: Proposal;
  section?: ReturnType<typeof section>;
  /** The event's sections at a glance, where they are not those of `section`. */
  glances?: unknown[];
}

/** Answers the routes of events from `world`, and keeps what was sent. */
export async function mockEvents(page: Page, world: World): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route(/\/api\/(events|sections)(\/|\?|$)/, async (route: Route) => {
    const request = route.request();
    const { pathname: path, searchParams: query } = new URL(request.url());
    if (request.method() !== 'GET')
      sent.push({
        path: `${request.method()} ${path}`,
        body: request.postDataJSON(),
      });
    const body = request.postDataJSON() as Json | null;
    const json = answer(path, request.method(), body, world, query);
    await route.fulfill(json === undefined ? problem(404, 'not_found') : { json });
  });
  return sent;
}

function listed({ events = [], announces = false }: World, query: URLSearchParams) {
  const { lines, next } = paged(events, query);
  return { now: NOW, events: lines, next, may_announce: announces };
}

const olderAct = () => ({
  ...event().acts[0],
  at: '2026-10-01T08:00:00Z',
  act: 'changed',
});

function answer(
  path: string,
  method: string,
  body: Json | null,
  world: World,
  query: URLSearchParams,
): unknown {
  const rest = /^\/api\/events\/\d+\/(.*)$/.exec(path)?.[1] ?? '';
  if (path === '/api/events/presets') return { presets: PRESETS };
  if (path === '/api/events') return method === 'GET' ? listed(world, query) : world.event;
  // Nobody has named a page with running games.
  if (/^\/api\/sections\/\d+\/pages$/.test(path)) return undefined;
  if (path.startsWith('/api/sections/')) return world.section;
  if (rest === 'acts') return { acts: [olderAct()], before: null };
  if (rest === 'entries' && method === 'GET') {
    const { lines, next } = paged(world.entries ?? [], query);
    return { version: 1, entries: lines, without_account: world.without ?? [], next };
  }
  if (rest === 'proposal') return proposed(method, body, world);
  if (rest === 'sections')
    return { now: NOW, sections: world.glances ?? glancesOf(world.event ?? event()) };
  const decided = /^entries\/(\d+)$/.exec(rest)?.[1];
  if (decided) return decide(Number(decided), body, world);
  return world.event;
}
