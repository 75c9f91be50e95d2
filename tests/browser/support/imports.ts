// Imports as the server would tell them, and the way through the wizard to what was played.
import type { Page, Route } from '@playwright/test';
import type { Json } from './events';
import { problem } from './leave';
import { openAs } from './people';

export const SENDER = {
  id: 160012,
  given_name: 'Tomáš',
  family_name: 'Novák',
  federation: 'CZE',
  title: null,
  rating: 2_300,
};

export function brought(id: number, more: object) {
  return {
    id,
    version: 1,
    state: 'waiting',
    origin: 'post',
    code: `CZE/${id}`,
    name: `Memorial ${id}`,
    organiser: 'CZE',
    rated: true,
    starts_at: '2025-01-10T00:00:00Z',
    by: SENDER,
    at: '2026-03-01T09:30:00Z',
    sections: [{ name: 'Final', players: 13, games: 78, finished: 78 }],
    teams: [],
    event: null,
    decided_by: null,
    decided_at: null,
    reason: null,
    suspended: [],
    may_decide: false,
    ...more,
  };
}

export function fault(file: string, line: number | null, code: string, more: Json = {}) {
  const detail = `The server’s own words about ${code}.`;
  return { file, line, column: null, code, rule: null, detail, severity: 'error', ...more };
}

/** What a dry run tells: of faults, or of what would be made. */
export function preview(faults: ReturnType<typeof fault>[], more: Json = {}) {
  const line = (place: number) => ({
    ...{ number: place, id: 160_011 + place, player: { ...SENDER, id: 160_011 + place } },
    ...{ rating: 2_400, place, half_points: 24 - place, wins: 9, quarter_sb: 300, games: 12 },
  });
  const players = Array.from({ length: 13 }, (_, place) => line(place + 1));
  return {
    can_import: !faults.some(({ severity }) => severity === 'error'),
    needs_approval: true,
    players: 13,
    games: 78,
    finished: 76,
    sections: [{ name: 'Final', games: 78, finished: 76, players }],
    teams: [],
    faults,
    fault_count: faults.length,
    ...more,
  };
}

/** What a dry run tells of a section of teams, with everything as long as it may be. */
export function previewTeams(name: string, teams: number, boards: number, division?: Json) {
  const player = (id: number) => ({ id, player: { ...SENDER, id } });
  const team = (number: number) => ({
    ...{ number, name: `Šachový klub Jezdec a střelec Horní Dolní ${number}`, federation: null },
    ...{ captain: SENDER, place: teams + 1 - number, half_points: 3 * number },
    ...{ match_points: number, games: boards * (teams - 1) },
    players: Array.from({ length: boards }, (_, at) => player(200_000 + 100 * number + at)),
  });
  const games = (boards * teams * (teams - 1)) / 2;
  const all = Array.from({ length: teams }, (_, at) => team(at + 1));
  return { name, division: division ?? null, games, finished: games - 1, teams: all };
}

/** Tomáš, acting for his federation: the demo has nobody who does. */
export async function openAsOfficial(page: Page, path: string) {
  await page.route('**/api/session', async (route: Route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch();
    if (response.status() !== 200) return route.fulfill({ response });
    const session = (await response.json()) as { me: { roles: string[] } };
    session.me.roles = ['player', 'federation'];
    return route.fulfill({ response, json: session });
  });
  await openAs(page, 'tomas', path);
}

export interface SentImport {
  request: string;
  dry_run: boolean;
  origin: string;
  announcement: Json;
  start_list: string;
  pgn?: string;
  results?: string;
}

/** Answers imports one after the other: a preview or an import, or a refusal; the last one stays. */
export async function mockImport(page: Page, answers: (Json | ReturnType<typeof problem>)[]) {
  const sent: SentImport[] = [];
  await page.route('**/api/imports', (route) => {
    if (route.request().method() !== 'POST') return route.fulfill({ json: { imports: [] } });
    sent.push(route.request().postDataJSON() as SentImport);
    const answer = answers[Math.min(sent.length, answers.length) - 1] ?? {};
    const refused = 'contentType' in answer;
    return route.fulfill(refused ? answer : { status: 200, json: answer });
  });
  return sent;
}

/** The same words in Czech. */
export const CZECH = {
  Next: 'Dál',
  'Friendly event': 'Přátelský turnaj',
  'Friendly match of two teams': 'Přátelský zápas dvou družstev',
  Name: 'Název',
  Code: 'Kód',
  'Tournament director': 'Rozhodčí turnaje',
  Start: 'Začátek',
};

/** From the presets to the last step, by the words of either language. */
export async function walkToGames(
  page: Page,
  words: Record<string, string> = {},
  { preset = 'Friendly event', name = 'Memorial of the Postman', code = 'CZE/MEM-1' } = {},
) {
  const label = (english: string) => words[english] ?? english;
  const next = page.getByRole('button', { name: label('Next'), exact: true });
  await page.getByRole('button', { name: label(preset) }).click();
  await page.getByLabel(label('Name'), { exact: true }).fill(name);
  await page.getByLabel(label('Code')).fill(code);
  await page.getByLabel(label('Tournament director')).fill('390044');
  await next.click();
  await next.click();
  await next.click();
  await next.click();
  await page.getByLabel(label('Start'), { exact: true }).fill('2025-01-10T12:00');
  await next.click();
}
