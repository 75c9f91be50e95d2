// The demo's people: signing in as them, and asking the server on their behalf.
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
} as const;

export type Who = keyof typeof PEOPLE;

/** Signs the browser in without the form, which has its own tests, and opens a page. */
export async function openAs(page: Page, who: Who, path: string) {
  await page.goto('/robots.txt');
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
  await page.goto(path);
}

/** The reader has chosen Czech on this device: the accounts of the demo's people are English. */
export async function inCzech(page: Page) {
  await page.addInitScript(() => {
    localStorage.setItem('posthorn-prefs', JSON.stringify({ lang: 'cs' }));
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
  legal: { uci: string }[];
  offer: { by: string } | null;
  conditional: { when: string; reply: string }[];
  count: { by: string; spoken: number } | null;
  referred: { claim: string } | null;
  ending: { reason: string } | null;
}

/** A player beside the browser: to look at what the server holds, or to make the other's moves. */
export class Player {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly token: string,
  ) {}

  static async signedIn(request: APIRequestContext, who: Who): Promise<Player> {
    const data = { email: PEOPLE[who], password: PASSWORD };
    const response = await request.post('/api/sign-in', { data });
    expect(response.status()).toBe(200);
    return new Player(request, ((await response.json()) as { access_token: string }).access_token);
  }

  async game(id: number): Promise<GameState> {
    const response = await this.request.get(`/api/games/${id}`, { headers: this.headers });
    expect(response.status()).toBe(200);
    return (await response.json()) as GameState;
  }

  async move(id: number, move: string) {
    const { ply } = await this.game(id);
    const { headers } = this;
    const data = { ply, move };
    const response = await this.request.post(`/api/games/${id}/moves`, { headers, data });
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

  private get headers() {
    return { authorization: `Bearer ${this.token}` };
  }
}
