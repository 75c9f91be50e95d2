// Which games are shown, and in what order: pure functions for the page of my games.
import type { GameRow, Variant } from '../api/types';
import { plain } from '../format';
import { isClaimable, isMine } from '../games';
import { t } from '../i18n';
import { sectionName } from '../sectionName';
import { newMessages } from '../seen';

export const SHOWS = ['running', 'mine', 'theirs', 'finished'] as const;
export type Show = (typeof SHOWS)[number];
export const SORTS = ['deadline', 'event'] as const;
export type Sort = (typeof SORTS)[number];

/** What else a game may be looked for by. */
export const KINDS = ['offer', 'unread', 'messages', 'claim', 'stopped'] as const;
export type Kind = (typeof KINDS)[number];
export const VARIANTS: readonly Variant[] = ['chess', 'chess960', 'makruk'];

export interface Wanted {
  text: string;
  variant: Variant | null;
  kind: Kind | null;
}

const IS: Record<Kind, (game: GameRow) => boolean> = {
  offer: (game) => game.draw_offered_by !== null && !game.ending,
  unread: (game) => newMessages(game) > 0,
  messages: (game) => game.messages > 0,
  claim: (game) => isClaimable(game) || game.stands === 'claim',
  stopped: ({ stands }) => stands !== null && stands !== 'claim',
};

export const isKind = (game: GameRow, kind: Kind): boolean => IS[kind](game);

export const isWanted = (game: GameRow, { text, variant, kind }: Wanted): boolean =>
  (!variant || game.variant === variant) && (!kind || isKind(game, kind)) && matches(game, text);

export interface Group {
  /** The event's name where the games are sorted by event. */
  event: string | null;
  games: GameRow[];
}

export function matches(game: GameRow, text: string): boolean {
  const wanted = plain(text.trim());
  if (!wanted) return true;
  const { opponent, section, variant } = game;
  const searched = [
    `${opponent.given_name} ${opponent.family_name} ${opponent.given_name}`,
    `${section.event_name} ${section.name}`,
    sectionName(section),
    String(game.id),
    t(`variant-${variant}`),
  ];
  return searched.some((candidate) => plain(candidate).includes(wanted));
}

/** What ends first comes first; a finished game stands by its end, the latest first. */
export function byTime(a: GameRow, b: GameRow): number {
  if (a.ending && b.ending) return Date.parse(b.ending.at) - Date.parse(a.ending.at);
  const last = Number.MAX_SAFE_INTEGER;
  // A flag that waits to be claimed has taken the place of what would have ended the game.
  const left = ({ ends_first: ends, flag }: GameRow) =>
    Date.parse(flag?.at ?? ends?.at ?? '') || last;
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
