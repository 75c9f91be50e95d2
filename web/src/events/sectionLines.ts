// What is told of a section among the others of its event: how far it is, who leads, and which come first.
import type { components } from '../api/schema';
import { progress } from '../section/table';

type Schemas = components['schemas'];

/** A section as the list of an event's sections has it. */
export type SectionGlance = Schemas['SectionGlance'];
export type SectionLeader = Schemas['SectionLeader'];

/** More sections than this take a line or two each, and those after them are shown when they are asked for. */
export const MANY = 12;
/** More players than this have a field to find one of them, also in a single section. */
const MANY_PLAYERS = 10;
/** Of the leaders that share their places so many are shown. */
export const LEADERS = 5;

/** How many play, and how many games there are and are over. */
export interface Sizes {
  players: number;
  done: number;
  all: number;
  /** Whether a game has been started. */
  begun: boolean;
}

export function sizesOf(sections: readonly SectionGlance[]): Sizes {
  const sizes = { players: 0, done: 0, all: 0, begun: false };
  for (const { counts, players } of sections) {
    const { done, all } = progress({ counts });
    sizes.players += players.length;
    sizes.done += done;
    sizes.all += all;
    sizes.begun ||= counts.not_started < all;
  }
  return sizes;
}

export const isOver = ({ done, all }: Sizes): boolean => all > 0 && done === all;

/** Whether it is a match of two, or a single player who has nobody to play. */
export const isMatch = ({ players }: Pick<SectionGlance, 'players'>): boolean =>
  players.length === 1 || players.length === 2;

/** The score of a player in half points; none before a game of theirs is over. */
export const scoreIn = (
  { leaders }: Pick<SectionGlance, 'leaders'>,
  player: number,
): number | undefined =>
  leaders.find((leader) => leader.player.id === player && leader.games > 0)?.half_points;

export const playsIn = ({ players }: SectionGlance, me: number | undefined): boolean =>
  players.some(({ id }) => id === me);

/** Whether there are too many players to be found by looking. */
export const isSearched = (sections: readonly SectionGlance[]): boolean =>
  sections.length > 1 || sizesOf(sections).players > MANY_PLAYERS;

/** Whoever has the first place in a table. */
export const firstOf = <Line extends { place: number; games: number }>(
  lines: readonly Line[],
): Line[] => lines.filter(({ place, games }) => place === 1 && games > 0);

/** Of many sections the first ones, and before them those of the reader's own that stand further down. */
export function linesShown<Line extends { id: number }>(
  lines: readonly Line[],
  mine: ReadonlySet<number>,
  most: number,
): Line[] {
  const own = lines.slice(most).filter(({ id }) => mine.has(id));
  return [...own, ...lines.slice(0, most)];
}
