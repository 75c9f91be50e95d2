// Titles, norms and cases as the server would tell them, for pages whose routes answer from here.
import type { Page } from '@playwright/test';
import { DIRECTOR, NOW, person } from './events';
import type { Sent } from './leave';
import { problem } from './leave';

type Json = Record<string, unknown>;

export const AWARD = {
  ...{ award: 'GM', cycle: null, since: '2026-03-01T12:00:00Z' },
  ...{ grounds: 'norms', article: null },
};

export const NORMS = ['GM', 'SIM'].map((title, place) => ({
  ...{ title, section: 70 + place, section_name: String(place + 1) },
  ...{ event_name: 'Grandmaster Norm 2024', games: 12, games_counted: 13 },
  ...{
    grandmaster_games: 4,
    senior_games: 3,
    finished_at: '2025-11-02T12:00:00Z',
  },
}));

export function application(changed: Json = {}) {
  return {
    ...{
      case: 3,
      player: person(1),
      award: 'WCCC',
      cycle: 33,
      grounds: 'direct',
    },
    ...{ article: '10.2', mentor: null, died_on: null },
    ...{ reason: 'Winner of the Final 33, half a point ahead of the second.' },
    ...{ published_at: '2026-11-01T12:00:00Z', until: '2026-12-31T12:00:00Z' },
    ...{ objections: 1, may_object: true },
    ...changed,
  };
}

export const titles = () => ({
  now: NOW,
  open: [
    application(),
    application({
      ...{
        case: 4,
        player: DIRECTOR,
        award: 'IA',
        cycle: null,
        grounds: 'arbiter',
      },
      ...{
        article: null,
        mentor: 'Jan Bartholomäus-Lindqvist',
        may_object: false,
      },
    }),
  ],
  titles: [0, 1, 3, 4].map((place) => ({
    ...{ case: 10 + place, player: person(place) },
    award: {
      ...AWARD,
      award: place === 4 ? 'MKŠ' : (person(place).title ?? 'GM'),
    },
  })),
  next: null,
});

const step = (name: string, by: unknown, changed: Json = {}) => ({
  ...{
    step: name,
    at: '2026-11-01T12:00:00Z',
    by,
    reason: by ? 'Recommended.' : '',
  },
  ...{ approving: null, of: null, recommended_on: null, recommended_by: null },
  ...changed,
});

/** What takes a title away. */
const REVOKED = { step: 'revoke', majority: 'half', recommended_by: 'disciplinary_committee' };

/** A recommendation of the Executive Board. */
export const recommended = (at: string) => ({
  ...{ step: 'confirm', at, by: DIRECTOR, office: 'executive_board', recommends: true },
  ...{ approving: null, of: null, text: 'Recommended.' },
});

export function titleCase(changed: Json = {}) {
  return {
    ...{
      case: 5,
      version: 1,
      state: 'proposed',
      player: person(1),
      award: 'GM',
      cycle: null,
    },
    ...{
      grounds: 'norms',
      article: null,
      mentor: null,
      died_on: null,
      rule: 'TR-10.4',
    },
    ...{ decisions: [step('propose', null)], objections: [] },
    ...{ needs_publication: false, objections_until: null, needs_votes: false },
    ...{ said: [], waits_for: ['qualifications_commissioner'] },
    ...{ may_recommend: false, may_record_votes: false },
    ...{ may_decide: true, norms: NORMS, recorded_norms: [], directed: null },
    ...{ postal: null, won_section: null, approvals: [REVOKED] },
    sums: [
      {
        ...{
          title: 'GM',
          norms: 2,
          games: 26,
          grandmaster_games: 8,
          senior_games: 6,
        },
        suffices: true,
      },
    ],
    ...changed,
  };
}

export const published = () =>
  titleCase({
    ...{
      case: 6,
      version: 3,
      state: 'published',
      award: 'SIM',
      grounds: 'congress',
    },
    ...{ player: person(4), rule: 'TR-10.5', norms: [], sums: [] },
    ...{
      needs_publication: true,
      objections_until: '2026-11-20T12:00:00Z',
      needs_votes: true,
    },
    approvals: [{ step: 'confirm', majority: 'two_thirds', recommended_by: null }, REVOKED],
    ...{ waits_for: ['congress'], may_record_votes: true },
    decisions: [step('propose', DIRECTOR), step('publish', DIRECTOR)],
    objections: [{ at: NOW, by: person(2), text: 'Half of the games were lost on time.' }],
  });

export const ofArbiter = () =>
  titleCase({
    ...{
      case: 7,
      award: 'IA',
      grounds: 'arbiter',
      rule: 'TR-10.9',
      player: DIRECTOR,
    },
    ...{
      mentor: 'Jan Bartholomäus',
      norms: [],
      sums: [],
      needs_publication: true,
    },
    approvals: [{ step: 'confirm', majority: null, recommended_by: 'arbiter_committee' }, REVOKED],
    ...{ waits_for: ['arbiter_committee', 'qualifications_commissioner'], may_recommend: true },
    postal: { games: 1_204, since: '2021-02-01', reached: true },
    directed: { games: 2_412, since: '2021-02-01T00:00:00Z', reached: true },
  });

export interface TitleWorld {
  cases?: ReturnType<typeof titleCase>[];
  /** What the next decision is refused with. */
  refuse?: ReturnType<typeof problem> | undefined;
}

/** Answers as a server does; a decision makes the first case what it says. */
export async function mockTitles(page: Page, world: TitleWorld): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route(/\/api\/titles(\?|$)/, (route) => route.fulfill({ json: titles() }));
  await page.route(/\/api\/title-cases(\/|$)/, (route) => {
    const request = route.request();
    const { pathname: path } = new URL(request.url());
    const { cases = [] } = world;
    const number = Number(path.split('/')[3]);
    const known = cases.find(({ case: id }) => id === number) ?? titleCase();
    if (request.method() === 'GET') return route.fulfill({ json: number ? known : { cases } });
    const body = request.postDataJSON() as Json;
    sent.push({ path, body });
    const refused = world.refuse;
    world.refuse = undefined;
    const states: Record<string, string> = {
      confirm: 'confirmed',
      refuse: 'refused',
    };
    // What is in force stays so until it is revoked.
    const held = known.state === 'confirmed' && 'confirmed';
    const state = held || (states[String(body.step)] ?? 'published');
    const said = path.endsWith('/recommend')
      ? { office: 'arbiter_committee', recommends: body.recommends, approving: null, of: null }
      : { office: null, recommends: null, approving: body.approving, of: body.of };
    const line = { ...said, step: 'confirm', at: NOW, by: DIRECTOR, text: body.text };
    if (/\/(recommend|votes)$/.test(path)) {
      return route.fulfill(
        refused ?? {
          json: { ...known, version: known.version + 1, said: [line], waits_for: [] },
        },
      );
    }
    const json = path.endsWith('/object')
      ? application({ objections: 2, may_object: false })
      : {
          ...known,
          version: known.version + 1,
          state: body.step ? state : 'proposed',
          ...(held && {
            decisions: [...known.decisions, step(String(body.step), DIRECTOR, { at: NOW })],
          }),
        };
    return route.fulfill(refused ?? { json });
  });
  return sent;
}
