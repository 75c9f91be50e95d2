// Events of teams: people beside the reader, and what is done through the API to come to the point.
import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { inspectAt } from './inspect';
import { mark } from './mark';
import { Player, type Who, inCzech, openAs } from './people';
import { expect } from './test';

export const DIRECTOR = '390044';
/** Players of the demo, by their numbers; nobody of them organises or directs. */
export const KASIA = '420318';
export const GABOR = '480231';
/** Has no account: whose leave and games other tests count is in no team. */
export const YILDIZ = '511019';

/** A code for each run and each place: events are kept, and tests run side by side. */
export const codeOf = (place: string) => `MATCH/${place}${mark()}`;

/** Somebody beside the organiser, in a browser of their own. */
export async function beside(
  browser: Browser,
  watch: (context: BrowserContext) => void,
  who: Who,
  path: string,
): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  watch(context);
  const page = await context.newPage();
  await openAs(page, who, path);
  return page;
}

/** The same page on a phone at night, in Czech. */
export async function inTheDark(
  browser: Browser,
  watch: (context: BrowserContext) => void,
  { who, path, where }: { who: Who | null; path: string; where: string },
  look: (page: Page) => Promise<void>,
) {
  const viewport = { width: 390, height: 844 };
  // The inspection brings a script of its own.
  const context = await browser.newContext({
    colorScheme: 'dark',
    viewport,
    reducedMotion: 'reduce',
  });
  watch(context);
  const page = await context.newPage();
  await inCzech(page);
  await (who ? openAs(page, who, path) : page.goto(path));
  await look(page);
  await inspectAt(page, where, 390, 1280);
  await context.close();
}

type Json = Record<string, unknown>;

/** Asks the server as somebody, and takes no refusal. */
export async function ask(
  request: APIRequestContext,
  who: Who,
  path: string,
  data?: Json,
): Promise<Json> {
  const { headers } = await Player.signedIn(request, who);
  const url = `/api/events${path}`;
  const response = await (data
    ? request.post(url, { headers, data })
    : request.get(url, { headers }));
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()) as Json;
}

/** Announces a friendly match of two boards, and tells its number. */
export async function announceMatch(
  request: APIRequestContext,
  code: string,
  name: string,
  changed: Json = {},
): Promise<number> {
  const { presets } = (await ask(request, 'organiser', '/presets')) as {
    presets: { code: string; announcement: Json }[];
  };
  const preset = presets.find((each) => each.code === 'team_match')?.announcement;
  const teams = { ...(preset?.teams as Json), boards: 2 };
  const own = { code, name, director: Number(DIRECTOR), teams };
  const announcement = { ...preset, ...own, ...changed };
  const { id } = await ask(request, 'organiser', '', { announcement });
  return id as number;
}

export interface Entry {
  who: Who;
  name: string;
  /** Their number. */
  captain: string;
  line: readonly string[];
}

export async function enter(
  request: APIRequestContext,
  event: number,
  { who, name, captain, line }: Entry,
) {
  const data = { name, captain: Number(captain), line_up: line.map(Number) };
  await ask(request, who, `/${event}/teams`, data);
}

/** The start lists of an event whose first `teams` are accepted. */
export async function publish(request: APIRequestContext, event: number, teams: number) {
  for (let team = 1; team <= teams; team += 1)
    await ask(request, 'organiser', `/${event}/teams/${team}`, { decision: 'accept' });
  const { version: proposal_version } = await ask(request, 'organiser', `/${event}/proposal`, {
    version: 0,
  });
  const { version } = await ask(request, 'organiser', `/${event}`);
  await ask(request, 'organiser', `/${event}/publish`, { version, proposal_version });
  await expect
    .poll(async () => (await ask(request, 'organiser', `/${event}`)).phase)
    .toBe('published');
}
