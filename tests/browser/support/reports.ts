// A game by post, brought here for a test of what its players send.
import type { APIRequestContext } from '@playwright/test';
import { mark } from './mark';
import { Player } from './people';
import { expect } from './test';

type Json = Record<string, unknown>;

/** Their numbers, and that of the demo's director. */
const [JURGEN, IVAN, WILLIAM, DIRECTOR] = [80417, 160877, 210655, 390044];

/** The number of a game that Jürgen and Iván play by post, directed by the demo's director. */
export async function postalGame(request: APIRequestContext): Promise<number> {
  const { headers } = await Player.signedIn(request, 'officer');
  const { presets } = (await (await request.get('/api/events/presets', { headers })).json()) as {
    presets: { code: string; announcement: Json }[];
  };
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const own = mark();
  const announcement = {
    ...presets.find(({ code }) => code === 'friendly')?.announcement,
    code: `P/${own}`,
    name: `Postal match ${own}`,
    director: DIRECTOR,
    entries_open_at: day(-60),
    entries_close_at: day(-30),
    starts_at: day(-20),
    section_size: 3,
  };
  const data = {
    request: `import-${own}`,
    origin: 'post',
    announcement,
    start_list: `section,number,id\n1,1,${JURGEN}\n1,2,${IVAN}\n1,3,${WILLIAM}\n`,
    pgn: '',
    results: [
      'white,black,result',
      `${JURGEN},${IVAN},*`,
      `${IVAN},${WILLIAM},*`,
      `${WILLIAM},${JURGEN},*`,
      '',
    ].join('\n'),
  };
  const response = await request.post('/api/imports', { headers, data });
  expect(response.status(), await response.text()).toBe(201);
  const mine = await Player.signedIn(request, 'jurgen');
  const games = await request.get('/api/games', { headers: mine.headers });
  const rows = ((await games.json()) as { games: PostalRow[] }).games;
  const game = rows.find(
    ({ section, opponent }) => section.event_name === announcement.name && opponent.id === IVAN,
  );
  if (!game) throw new Error('the game by post is not there');
  return game.id;
}

interface PostalRow {
  id: number;
  opponent: { id: number };
  section: { event_name: string };
}
