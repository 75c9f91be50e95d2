// The sections of an event at a glance, as the server would tell them.
import { type Event, type Json, type Person, people } from './events';
import { section } from './section';

/** A section's table in short. */
export function glanceOf({ id, name, counts, players }: ReturnType<typeof section>) {
  const leaders = players
    .filter(({ games, place }) => games > 0 && place <= 3)
    .sort((a, b) => a.place - b.place)
    .map(({ player, place, shared, half_points, games }) => ({
      ...{ player, place, shared, half_points, games },
    }));
  return { id, name, counts, leaders, players: players.map(({ player }) => player) };
}

/** Each section of an event with seven players. */
export const glancesOf = ({ sections }: Pick<Event, 'sections'>) =>
  sections.map(({ id, name }) => glanceOf(section(7, false, { id, name })));

export const leader = (player: Person, place: number, half_points: number, changed: Json = {}) => ({
  ...{ player, place, half_points, shared: false, games: 8 },
  ...changed,
});

export const counts = (finished: number, running: number, not_started = 0) => ({
  ...{ finished, running, not_started, in_adjudication: 0, cancelled: 0 },
});

/** Sections from 70 on, in which everybody of `size` has a number of their own. */
export function manyGlances(sections: number, size: number) {
  const all = people(sections * size);
  const games = (size * (size - 1)) / 2;
  return Array.from({ length: sections }, (_, at) => {
    const players = all.slice(at * size, (at + 1) * size);
    const [first, second, third] = players as [Person, Person, Person];
    const finished = (at * 17) % (games + 1);
    return {
      ...{ id: 70 + at, name: String(at + 1), players },
      counts: counts(finished, games - finished),
      leaders: finished
        ? [
            leader(first, 1, 13, { shared: at % 3 === 1 }),
            leader(second, at % 3 === 1 ? 1 : 2, at % 3 === 1 ? 13 : 12, { shared: at % 3 > 0 }),
            leader(third, at % 3 === 2 ? 2 : 3, at % 3 === 2 ? 12 : 11, { shared: at % 3 === 2 }),
          ]
        : [],
    };
  });
}

/** The names that come with the event. */
export const namesOf = (glances: readonly { id: number; name: string }[]) =>
  glances.map(({ id, name }) => ({ id, name }));
