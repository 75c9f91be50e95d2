// Sections being put together: moving players between them, and what tells whether they are balanced.
import type { Player } from '../api/types';
import type { components } from '../api/schema';
import type { Played, Proposal } from '../events/api';
import { t } from '../i18n';
import { sectionText } from '../sectionName';
import { MATCH_SIZES, gamesOfMatch, isKnockOut } from './knockOut';
import { isSilli, silliSizes } from './silli';
import { isSwiss } from './swiss';

type Schemas = components['schemas'];

export type SectionDivision = Schemas['SectionDivision'];
/** What the server is asked to put together. */
export type Make = Omit<Schemas['MakeProposal'], 'version'>;

/** What a section can have. */
export const PLAYERS_MIN = 2;
export const PLAYERS_MAX = 31;

/** Without a section: the place of those who have none. */
export const UNPLACED = -1;

/** In a Scheveningen match the first half of a section plays the second; in a Swiss tournament the first has White. */
export type Side = 'first' | 'second';

/** Of `players` in a section, how many are on its first side. */
export const firstSide = (players: number): number => Math.ceil(players / 2);

/** The same proposal with a player in another section or on another side, or in none. */
export function moved(proposal: Proposal, player: Player, to: number, side?: Side): Proposal {
  const without = (players: readonly Player[]) => players.filter(({ id }) => id !== player.id);
  const joined = (players: readonly Player[]) => {
    const others = without(players);
    if (!side) return byRating([...others, player]);
    return side === 'first' ? [player, ...others] : [...others, player];
  };
  return {
    ...proposal,
    sections: proposal.sections.map((section, index) => ({
      ...section,
      players: index === to ? joined(section.players) : without(section.players),
    })),
    unplaced:
      to === UNPLACED
        ? byRating([...without(proposal.unplaced), player])
        : without(proposal.unplaced),
  };
}

/** The strongest first, players without a rating last. */
export const byRating = (players: readonly Player[]): Player[] =>
  [...players].sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || a.id - b.id);

/** The average rating of those who have one, to a whole point; null where nobody has. */
export function average(players: readonly Player[]): number | null {
  const ratings = players.flatMap(({ rating }) => (rating === null ? [] : [rating]));
  if (!ratings.length) return null;
  return Math.round(ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length);
}

/** How many players each federation has, the most first. */
export function byFederation(players: readonly Player[]): [federation: string, players: number][] {
  const counts = new Map<string, number>();
  for (const { federation } of players) counts.set(federation, (counts.get(federation) ?? 0) + 1);
  return [...counts].sort(([a, n], [b, m]) => m - n || a.localeCompare(b));
}

/**
 * How many can play in a section: in the Silli system more than there are games for each, in a knock-out and in a Swiss
 * tournament two at most.
 */
export type Sizes = readonly [min: number, max: number];
export function sizesFor(played: Played): Sizes {
  if (isKnockOut(played) || isSwiss(played)) return MATCH_SIZES;
  return isSilli(played) ? silliSizes(played.games_each ?? 0) : [PLAYERS_MIN, PLAYERS_MAX];
}

/** "11, 11 10" → the sizes; null where something else stands there. */
export function sizesIn(
  text: string,
  [min, max]: Sizes = [PLAYERS_MIN, PLAYERS_MAX],
): number[] | null {
  const parts = text.trim().split(/[\s,;+]+/);
  const sizes = parts.map(Number);
  return sizes.every((size) => Number.isInteger(size) && size >= min && size <= max) ? sizes : null;
}

/** Games of a section. */
export function games(players: number, { system, games_each: each }: Played): number {
  if (system === 'silli') return (players * (each ?? 0)) / 2;
  if (system === 'knock_out') return gamesOfMatch(players, each ?? 0);
  if (system === 'swiss') return gamesOfMatch(players, 1);
  if (system === 'scheveningen') return (players / 2) ** 2;
  return ((players * (players - 1)) / 2) * (system === 'double_round_robin' ? 2 : 1);
}

/** Games of all sections together. */
export const gamesIn = ({ sections }: Proposal, played: Played): number =>
  sections.reduce((sum, { players }) => sum + games(players.length, played), 0);

/** What has to be mended before the start lists can be published; the server asks the same. */
export function obstacles({ sections, unplaced }: Proposal, played: Played): string[] {
  const found: string[] = [];
  const namesOf = (wrong: (players: number) => boolean) =>
    sections
      .filter(({ players }) => wrong(players.length))
      .map(({ name }) => sectionText(name))
      .join(', ');
  if (unplaced.length) found.push(t('organise-publish-unplaced', { n: unplaced.length }));
  const [min, max] = sizesFor(played);
  const sized = namesOf((players) => players < min || players > max);
  if (sized) found.push(t('organise-publish-size', { names: sized, min, max }));
  const odd = played.system === 'scheveningen' ? namesOf((players) => players % 2 === 1) : '';
  if (odd) found.push(t('organise-publish-even', { names: odd }));
  return found;
}

/** What is sent: numbers instead of players; of teams their sections, from which the boards follow. */
export function bodyOf({ version, sections, team_sections: teams }: Proposal) {
  if (teams.length) return { version, sections: [], team_sections: teams };
  return {
    version,
    sections: sections.map(({ name, players }) => ({ name, players: players.map(({ id }) => id) })),
  };
}

/** The same proposal with a team in another section, or in none. */
export function movedTeam(proposal: Proposal, team: number, to: number): Proposal {
  const without = (teams: readonly number[]) => teams.filter((each) => each !== team);
  const joined = (teams: readonly number[]) => [...without(teams), team];
  const { team_sections: sections, unplaced_teams: unplaced } = proposal;
  return {
    ...proposal,
    team_sections: sections.map((section, index) => ({
      ...section,
      teams: index === to ? joined(section.teams) : without(section.teams),
    })),
    unplaced_teams: to === UNPLACED ? joined(unplaced) : without(unplaced),
  };
}

/** The same proposal with another number of teams that go up or down from a section of a league. */
export function withMoves(
  proposal: Proposal,
  index: number,
  moves: Partial<Pick<SectionDivision, 'up' | 'down'>>,
): Proposal {
  const team_sections = proposal.team_sections.map((section, at) =>
    at === index && section.division
      ? { ...section, division: { ...section.division, ...moves } }
      : section,
  );
  return { ...proposal, team_sections };
}

/** A name that no section has: the division's own, or with the first number that is free. */
function nameFor(division: string, taken: readonly string[]): string {
  const same = (a: string) => taken.some((b) => a.toLowerCase() === b.toLowerCase());
  if (!same(division) && !same(`${division} 1`)) return division;
  let n = 2;
  while (same(`${division} ${n}`)) n += 1;
  return `${division} ${n}`;
}

/** The same proposal with one more section, empty, behind the others of its division. */
export function withSection(
  proposal: Proposal,
  division: SectionDivision,
  divisions: readonly string[],
): Proposal {
  const { team_sections: sections } = proposal;
  const names = sections.map(({ name }) => name);
  const name = nameFor(divisions[division.division] ?? '', names);
  const behind = sections.findIndex(({ division: its }) => its && its.division > division.division);
  const at = behind < 0 ? sections.length : behind;
  const added = { name, teams: [], division };
  return { ...proposal, team_sections: sections.toSpliced(at, 0, added) };
}

/** The same proposal without a section, in which nobody is any more. */
export const withoutSection = (proposal: Proposal, index: number): Proposal => ({
  ...proposal,
  team_sections: proposal.team_sections.filter((_, at) => at !== index),
});

/** How many teams have been accepted. */
export const teamsIn = ({ team_sections: sections, unplaced_teams: none }: Proposal): number =>
  none.length + sections.reduce((sum, { teams }) => sum + teams.length, 0);

/** The same where teams play. Who has nobody on some board is seen from the boards. */
export function teamObstacles(proposal: Proposal): string[] {
  const { team_sections: sections, unplaced_teams: none } = proposal;
  const found: string[] = [];
  if (none.length) found.push(t('organise-publish-teams-unplaced', { n: none.length }));
  const sized = sections
    .filter(({ teams }) => teams.length < PLAYERS_MIN || teams.length > PLAYERS_MAX)
    .map(({ name }) => sectionText(name));
  if (sized.length) found.push(t('organise-publish-teams-size', { names: sized.join(', ') }));
  return found;
}

/** Those in a section who have no account yet; `unclaimed` are the numbers of all of the event. */
export const withoutAccount = (
  { sections }: Proposal,
  unclaimed: ReadonlySet<number>,
): readonly Player[] =>
  sections.flatMap(({ players }) => players).filter(({ id }) => unclaimed.has(id));
