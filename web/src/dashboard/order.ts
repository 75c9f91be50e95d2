// Which games are shown, and in what order: pure functions for the page of my games.
import type { GameRow } from '../api/types';
import { plain } from '../format';
import { isMine } from '../games';
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
export function grouped(games: readonly GameRow[], sort: Sort): Group[] {
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

/** Those that await the reader, and those that await an opponent, as far as they are to be shown. */
export function split(games: readonly GameRow[], show: Show) {
  return {
    mine: show === 'theirs' ? [] : games.filter(isMine),
    theirs: show === 'mine' ? [] : games.filter((game) => !isMine(game)),
  };
}

/** From top to bottom as the page shows them. */
export function inOrder(games: readonly GameRow[], show: Show, sort: Sort): GameRow[] {
  const flat = (some: readonly GameRow[]) => grouped(some, sort).flatMap((group) => group.games);
  if (show === 'finished') return flat(games);
  const { mine, theirs } = split(games, show);
  return [...flat(mine), ...flat(theirs)];
}
