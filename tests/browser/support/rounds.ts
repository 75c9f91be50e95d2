// All rounds of a cup, as the server would tell them.
import type { Page } from '@playwright/test';
import { counts, leader, manyGlances } from './eventSections';
import { type Person, NOW, event, mockEvents, person } from './events';
import { problem } from './leave';

/** A match of two games with its points in halves, or one that is still to be played; one player has no opponent. */
export function match(id: number, players: Person[], points: [number, number] | null = null) {
  const games = players.length > 1 ? 2 : 0;
  const [one = 0, other = 0] = points ?? [];
  const place = (own: number, theirs: number) => (own >= theirs ? 1 : 2);
  const state = { shared: one === other, games: 2 };
  const [first, second] = players;
  return {
    ...{ id, name: String(id % 100), players },
    counts: points ? counts(games, 0) : counts(0, games),
    leaders:
      points && first && second
        ? [
            leader(first, place(one, other), one, state),
            leader(second, place(other, one), other, state),
          ].sort((a, b) => a.place - b.place)
        : [],
  };
}

export type Glance = ReturnType<typeof match>;

export const round = (at: number, sections: Glance[], changed: object = {}) => ({
  ...{ event: 6 + at, name: `Spring Cup, round ${at}`, phase: 'finished', system: 'knock_out' },
  ...{ goes_on_from: at > 1 ? 5 + at : null, starts_at: '2027-01-10T12:00:00Z', sections },
  ...changed,
});

export type Round = ReturnType<typeof round>;

/** Seven players: a tie that was decided, one without an opponent, a semi-final still level, and a final to come. */
export function smallCup(): Round[] {
  const [a, b, c, d, e, f, g] = Array.from({ length: 7 }, (_, at) => person(at)) as [
    ...[Person, Person, Person, Person, Person, Person, Person],
  ];
  return [
    round(1, [
      match(101, [a, b], [3, 1]),
      match(102, [c, d], [2, 2]),
      match(103, [e, f], [1, 3]),
      match(104, [g]),
    ]),
    round(2, [match(201, [a, d], [2, 2]), match(202, [f, g])], { phase: 'running' }),
    round(3, [], { phase: 'entries_closed' }),
  ];
}

/** 64 players; the first of each match has won, as far as `played` rounds. */
export function largeCup(played: number): Round[] {
  let players = Array.from({ length: 64 }, (_, at) => person(at));
  const rounds: Round[] = [];
  for (let at = 1; players.length > 1; at += 1) {
    const sections: Glance[] = [];
    for (let from = 0; from < players.length; from += 2) {
      const pair = players.slice(from, from + 2);
      sections.push(match(at * 100 + from / 2 + 1, pair, at <= played ? [3, 1] : null));
    }
    rounds.push(
      round(at, at <= played + 1 ? sections : [], at > played ? { phase: 'running' } : {}),
    );
    if (at > played + 1) Object.assign(rounds.at(-1) as Round, { phase: 'upcoming' });
    players = players.filter((_, place) => place % 2 === 0);
  }
  return rounds;
}

/** Four groups of four, and the semi-finals of those who have won them. */
export function groupsFirst(): Round[] {
  const groups = manyGlances(4, 4) as Glance[];
  const [a, b, c, d] = groups.map(({ players }) => players[0]) as [Person, Person, Person, Person];
  return [
    round(1, groups, { system: 'round_robin', name: 'Spring Cup, groups' }),
    round(2, [match(201, [a, b]), match(202, [c, d])], { phase: 'running' }),
    round(3, [], { phase: 'upcoming' }),
  ];
}

/** Event 7 is the first of these; none where there is no such event. Only the first `failures` answers are refusals. */
export async function mockRounds(page: Page, rounds: Round[] | null, failures = 0) {
  const [first, second] = rounds ?? [];
  const after = second ? [{ event: second.event, name: second.name, phase: second.phase }] : [];
  await mockEvents(page, {
    event: rounds
      ? event({ phase: first?.phase ?? 'running', rounds_after: after })
      : (undefined as never),
  });
  let left = failures;
  await page.route('**/api/events/7/rounds', (route) => {
    if (!rounds) return route.fulfill(problem(404, 'not_found'));
    left -= 1;
    if (left >= 0) return route.fulfill(problem(503, 'unavailable'));
    return route.fulfill({ json: { now: NOW, rounds, swiss: null } });
  });
}
