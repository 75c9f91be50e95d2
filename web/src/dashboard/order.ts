// Which games are shown, and in what order: pure functions for the page of my games.
import type { GameRow } from '../api/types';
import { plain } from '../format';
import { sectionName } from '../sectionName';

export const SHOWS = ['running', 'mine', 'theirs', 'finished'] as const;
export type Show = (typeof SHOWS)[number];
export const SORTS = ['deadline', 'event'] as const;
export type Sort = (typeof SORTS)[number];

export interface Group {
  /** The event's name where the games are sorted by event. */
  event: string | null;
  games: GameRow[];
}

export function matches(game: GameRow, text: string): boolean {
  const { opponent, section } = game;
  const searched = [
    `${opponent.given_name} ${opponent.family_name} ${opponent.given_name}`,
    `${section.event_name} ${section.name}`,
    String(game.id),
  ];
  const wanted = plain(text.trim());
  return searched.some((candidate) => plain(candidate).includes(wanted));
}

/** The nearest deadline first; a finished game stands by its end, the latest first. */
export function byTime(a: GameRow, b: GameRow): number {
  if (a.ending && b.ending) return Date.parse(b.ending.at) - Date.parse(a.ending.at);
  const last = Number.MAX_SAFE_INTEGER;
  // A flag that waits to be claimed has taken the place of the deadline.
  const left = ({ deadline, flag }: GameRow) => Date.parse(deadline ?? flag?.at ?? '') || last;
  return left(a) - left(b) || a.id - b.id;
}

export const eventOf = ({ section }: GameRow): string => sectionName(section);

/** By deadline: one group. By event: one for each section, in the order of their names. */
export function grouped(games: GameRow[], sort: Sort): Group[] {
  const ordered = [...games].sort(byTime);
  if (sort === 'deadline') return ordered.length ? [{ event: null, games: ordered }] : [];
  const groups = new Map<string, GameRow[]>();
  for (const game of ordered) {
    const event = eventOf(game);
    groups.set(event, [...(groups.get(event) ?? []), game]);
  }
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b, undefined, { numeric: true }))
    .map(([event, members]) => ({ event, games: members }));
}
