// What the server would make of an event when something is sent to it.
import { type Entry, type Json, NOW, type Person, type Proposal, type World } from './events';
import { norms } from './norms';

/** A decision changes the entry as the server would. */
export function decide(
  player: number,
  body: Json | null,
  { entries = [] }: World,
): Entry | undefined {
  const found = entries.find((each) => each.player.id === player);
  if (!found) return undefined;
  const state = {
    accept: 'accepted',
    waiting_list: 'waiting',
    refuse: 'refused',
    withdraw: 'withdrawn',
  }[String(body?.decision)];
  const deposit = { paid_at: NOW, refunded_at: null, forfeited_at: null };
  if (state) found.state = state;
  else if (body?.decision === 'confirm') found.confirmed_at = NOW;
  else if (body?.decision === 'deposit_paid') found.deposit = deposit;
  else if (body?.decision === 'deposit_forfeited')
    found.deposit = { ...deposit, forfeited_at: NOW };
  else if (body?.decision === 'fee_not_paid') found.fee_paid_at = null;
  else found.fee_paid_at = NOW;
  if (body?.reason) found.reason = body.reason as never;
  return found;
}

/** A proposal that is kept makes another event of its event. */
export function proposed(method: string, body: Json | null, world: World): Proposal | undefined {
  if (method !== 'GET' && world.event) world.event.version += 1;
  if (method === 'PUT' && world.proposal) {
    const wanted = body?.sections as { name: string; players: number[] }[];
    const { proposal: old } = world;
    const all = [...old.unplaced, ...old.sections.flatMap(({ players }) => players)];
    const placed = new Set(wanted.flatMap(({ players }) => players));
    world.proposal = {
      version: old.version + 1,
      sections: wanted.map(({ name, players }) => ({
        name,
        players: players.map((id) => all.find((each) => each.id === id) as Person),
        norms: [norms()],
      })),
      unplaced: all.filter(({ id }) => !placed.has(id)),
      team_sections: [],
      unplaced_teams: [],
      remarks: [],
    };
  }
  return world.proposal;
}
