// Whom and what a player follows, as the server would tell it.
import type { Page } from '@playwright/test';
import { type Person, people } from './events';
import type { problem } from './leave';

export interface Followed {
  players: Person[];
  events: { id: number; name: string }[];
}

export interface FollowedWorld {
  followed: Followed;
  /** What every request is refused with. */
  refuse?: ReturnType<typeof problem> | undefined;
}

const LONG = 'Vzpomínkový turnaj velmi dlouhého jména na počest všech korespondenčních šachistů 20';

export const followed = (players = 0, events = 0): Followed => ({
  players: people(players),
  events: Array.from({ length: events }, (_, place) => ({
    id: 7 + place,
    name: place ? `${LONG}${10 + (place % 20)}` : 'Master Class 2027, January',
  })),
});

/** Answers with what is followed, as it is changed; keeps what was asked and changed. */
export async function mockFollowed(page: Page, world: FollowedWorld): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/\/api\/followed(\/|$)/, async (route) => {
    const request = route.request();
    const [kind, id] = new URL(request.url()).pathname.split('/').slice(3);
    asked.push([request.method(), kind, id].filter(Boolean).join(' '));
    if (world.refuse) return route.fulfill(world.refuse);
    if (kind === 'players' || kind === 'events')
      change(world.followed, kind, Number(id), request.method() === 'PUT');
    await route.fulfill({ json: world.followed });
  });
  return asked;
}

function change(list: Followed, kind: 'players' | 'events', id: number, on: boolean) {
  const others = <Item extends { id: number }>(all: Item[]) => all.filter((it) => it.id !== id);
  if (kind === 'players')
    list.players = [
      ...others(list.players),
      ...people(200).filter((player) => on && player.id === id),
    ];
  else list.events = [...others(list.events), ...(on ? [{ id, name: `Event ${id}` }] : [])];
}
