// The demo's people: signing in as them, and asking the server on their behalf.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type APIRequestContext, type Page, expect } from '@playwright/test';

export const PASSWORD = 'posthorn-demo';

export const PEOPLE = {
  tomas: 'tomas@posthorn.example',
  gabor: 'gabor@posthorn.example',
  jurgen: 'jurgen@posthorn.example',
  william: 'william@posthorn.example',
  kasia: 'kasia@posthorn.example',
  ivan: 'ivan@posthorn.example',
  stefan: 'stefan@posthorn.example',
  director: 'director@posthorn.example',
  organiser: 'organiser@posthorn.example',
  officer: 'officer@posthorn.example',
  delegate: 'federation@posthorn.example',
} as const;

export type Who = keyof typeof PEOPLE;

/** Signs the browser in without the form, which has its own tests, and opens a page. */
export async function openAs(page: Page, who: Who, path: string) {
  await page.goto('/robots.txt');
  await signIn(page, who);
  await page.goto(path);
}

async function signIn(page: Page, who: Who) {
  const status = await page.evaluate(
    async ([email, password]) => {
      const response = await fetch('/api/sign-in', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      return response.status;
    },
    [PEOPLE[who], PASSWORD],
  );
  expect(status).toBe(200);
}

/** The account is Czech as far as this page knows; on the server it stays English, for others share it. */
export async function inCzech(page: Page) {
  await page.addInitScript(() => {
    // What is chosen later on stays.
    if (!localStorage.getItem('posthorn-prefs'))
      localStorage.setItem('posthorn-prefs', JSON.stringify({ lang: 'cs' }));
    const ask = window.fetch;
    window.fetch = async (...request) => {
      const answer = await ask(...request);
      if (!answer.url.endsWith('/api/session') || answer.status !== 200) return answer;
      const session = (await answer.json()) as { me: { language: string } };
      session.me.language = 'cs';
      return Response.json(session);
    };
  });
}

/** What the tests read of a game. */
export interface GameState {
  ply: number;
  turn: 'white' | 'black';
  me: 'white' | 'black';
  deadline: string | null;
  moves: { uci: string; san: string; conditional: boolean }[];
  messages: { text: string }[];
  white: { leave: unknown[] };
  legal: { uci: string }[];
  offer: { by: string } | null;
  conditional: { when: string; reply: string }[];
  count: { by: string; spoken: number } | null;
  referred: { claim: string } | null;
  ending: { reason: string } | null;
}

/** Access tokens are good for a quarter of an hour; this leaves time for a test. */
const TOKEN_MS = 10 * 60_000;
const tokens = new Map<Who, { token: string; at: number }>();

/** A player beside the browser: to look at what the server holds, or to make the other's moves. */
// Another process, as after a test that fails, takes them up: each run begins with an empty folder.
const KEPT = new URL('../results/tokens.json', import.meta.url);
type Kept = { token: string; at: number };

/** To be called when the server's clock was moved: what was kept has expired there. */
export function forgetTokens() {
  tokens.clear();
  rmSync(KEPT, { force: true });
}

function keptTokens(): Partial<Record<Who, Kept>> {
  try {
    return JSON.parse(readFileSync(KEPT, 'utf8')) as Partial<Record<Who, Kept>>;
  } catch {
    return {};
  }
}

function keepToken(who: Who, kept: Kept) {
  mkdirSync(new URL('.', KEPT), { recursive: true });
  writeFileSync(KEPT, JSON.stringify({ ...keptTokens(), [who]: kept }));
}

export class Player {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly token: string,
  ) {}

  static async signedIn(request: APIRequestContext, who: Who): Promise<Player> {
    const known = tokens.get(who) ?? keptTokens()[who];
    if (known && Date.now() - known.at < TOKEN_MS) return new Player(request, known.token);
    const data = { email: PEOPLE[who], password: PASSWORD };
    const response = await request.post('/api/sign-in', { data });
    expect(response.status()).toBe(200);
    const { access_token: token } = (await response.json()) as {
      access_token: string;
    };
    tokens.set(who, { token, at: Date.now() });
    keepToken(who, { token, at: Date.now() });
    return new Player(request, token);
  }

  async game(id: number): Promise<GameState> {
    const response = await this.request.get(`/api/games/${id}`, {
      headers: this.headers,
    });
    expect(response.status()).toBe(200);
    return (await response.json()) as GameState;
  }

  async move(id: number, move: string) {
    const { ply } = await this.game(id);
    const { headers } = this;
    const data = { ply, move };
    const response = await this.request.post(`/api/games/${id}/moves`, {
      headers,
      data,
    });
    expect(response.status()).toBe(200);
  }

  /** Claims a draw of which no table tells, so that it waits for the director; once is enough. */
  async refer(id: number) {
    const { ply } = await this.game(id);
    const { headers } = this;
    const data = { ply, claim: 'tablebase_draw', move: null };
    // Several tests ask for it at the same time, and all but one are refused.
    await this.request.post(`/api/games/${id}/claims`, { headers, data });
    expect((await this.game(id)).referred?.claim).toBe('tablebase_draw');
  }

  get headers() {
    return { authorization: `Bearer ${this.token}` };
  }
}

/** As the server would sign an officer in. */
export async function asOfficer(page: Page) {
  await page.route('**/api/session', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.me.roles.push('officer');
    await route.fulfill({ response, json: body });
  });
}
