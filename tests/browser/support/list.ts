// The list of my running games: the server's own, changed on its way to the browser.
import type { Page } from '@playwright/test';

type Json = Record<string, unknown>;

export interface Row extends Json {
  id: number;
  ply: number;
  me: 'white' | 'black';
  variant: string;
  your_move: boolean;
  messages: number;
  opponent: { given_name: string; family_name: string };
}

export interface List {
  games: Row[];
  now: string;
}

/** Shows the games as `change` makes them, each time that they are asked for. */
export async function showList(page: Page, change: (games: Row[], list: List) => Row[]) {
  await page.route('**/api/games?state=running', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as List;
    await route.fulfill({
      response,
      json: { ...list, games: change(list.games, list) },
    });
  });
}

/** Only these, in the reader's turn. */
export const picked =
  (...ids: number[]) =>
  (games: Row[]): Row[] =>
    games
      .filter(({ id }) => ids.includes(id))
      .map((game) => ({
        ...game,
        your_move: true,
        flag: null,
        draw_offered_by: null,
      }));
