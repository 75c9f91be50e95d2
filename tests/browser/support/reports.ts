// A game by post, brought here for a test of what its players send.
import type { APIRequestContext } from '@playwright/test';
import { PASSWORD, PEOPLE, type Who } from './people';
import { expect } from './test';

type Json = Record<string, unknown>;

async function tokenOf(request: APIRequestContext, who: Who) {
  const data = { email: PEOPLE[who], password: PASSWORD };
  const response = await request.post('/api/sign-in', { data });
  expect(response.status()).toBe(200);
  return (await response.json()) as { access_token: string; me: { player: { id: number } } };
}

/** The number of a game that Tomáš and Gábor play by post, directed by the demo's director. */
export async function postalGame(request: APIRequestContext): Promise<number> {
  const officer = await tokenOf(request, 'officer');
  const headers = { authorization: `Bearer ${officer.access_token}` };
  const ids: number[] = [];
  for (const who of ['tomas', 'gabor', 'kasia', 'director'] as const)
    ids.push((await tokenOf(request, who)).me.player.id);
  const [tomas, gabor, kasia, director] = ids;
  const { presets } = (await (await request.get('/api/events/presets', { headers })).json()) as {
    presets: { code: string; announcement: Json }[];
  };
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const mark = String(Date.now() % 1_000_000_000);
  const announcement = {
    ...presets.find(({ code }) => code === 'friendly')?.announcement,
    code: `P/${mark}`,
    name: `Postal match ${mark}`,
    director,
    entries_open_at: day(-60),
    entries_close_at: day(-30),
    starts_at: day(-20),
    section_size: 3,
  };
  const data = {
    request: `import-${mark}`,
    origin: 'post',
    announcement,
    start_list: `section,number,id\n1,1,${tomas}\n1,2,${gabor}\n1,3,${kasia}\n`,
    pgn: '',
    results: [
      'white,black,result',
      `${tomas},${gabor},*`,
      `${gabor},${kasia},*`,
      `${kasia},${tomas},*`,
      '',
    ].join('\n'),
  };
  const response = await request.post('/api/imports', { headers, data });
  expect(response.status(), await response.text()).toBe(201);
  const mine = await tokenOf(request, 'tomas');
  const games = await request.get('/api/games', {
    headers: { authorization: `Bearer ${mine.access_token}` },
  });
  const rows = ((await games.json()) as { games: PostalRow[] }).games;
  const game = rows.find(
    ({ section, opponent }) => section.event_name === announcement.name && opponent.id === gabor,
  );
  if (!game) throw new Error('the game by post is not there');
  return game.id;
}

interface PostalRow {
  id: number;
  opponent: { id: number };
  section: { event_name: string };
}
