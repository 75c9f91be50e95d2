// The table of teams in rows, and its matches as one or the other team sees them.
import { halves } from '../format';
import type { EventView } from '../events/api';
import { sectionText } from '../sectionName';
import type { Team, TeamDecision, TeamMatch, TeamMatchGame, TeamTable, TeamTableLine } from './api';

/** Whether start lists are out. An event that was brought here from elsewhere never published any, and is played. */
export const hasTables = ({ publication, phase }: Pick<EventView, 'publication' | 'phase'>) =>
  publication !== null || phase === 'running' || phase === 'finished';

/** The best place first; teams that share one by their start numbers. */
export const byPlace = (teams: readonly TeamTableLine[]): TeamTableLine[] =>
  [...teams].sort((a, b) => a.place - b.place || a.number - b.number);

/** Whether a section has the name that the server gives those of a division: with a number where there are several. */
export const saysDivision = (name: string, division: string): boolean =>
  name.replace(/ \d+$/, '') === division;

/** The heading of a table: of a league with the division in which it is played. */
export function tableName({ name, division }: Pick<TeamTable, 'name' | 'division'>): string {
  const section = sectionText(name);
  return !division || saysDivision(name, division) ? section : `${division}, ${section}`;
}

/** The match of two teams, given by their start numbers in whatever order. */
export const matchOf = ({ matches }: TeamTable, a: number, b: number): TeamMatch | undefined =>
  matches.find(({ first, second }) => first === Math.min(a, b) && second === Math.max(a, b));

/** "1½–½" as the team with this start number sees it. */
export function scoreOf(match: TeamMatch, team: number): string {
  const points = [match.first_half_points, match.second_half_points].map(halves);
  return (match.first === team ? points : points.reverse()).join('–');
}

export type Outcome = 'win' | 'draw' | 'loss' | 'running';

export function outcomeOf(match: TeamMatch, team: number): Outcome {
  if (!match.is_over) return 'running';
  const { first_half_points: a, second_half_points: b } = match;
  if (a === b) return 'draw';
  return a > b === (match.first === team) ? 'win' : 'loss';
}

/** The game's result as the first team's, "1–0"; none while it runs. */
export function resultOf(game: TeamMatchGame): string | null {
  const { white_half_points: white, black_half_points: black, first_is_white: asWhite } = game;
  if (white === null || black === null) return null;
  return asWhite ? `${halves(white)}–${halves(black)}` : `${halves(black)}–${halves(white)}`;
}

/** Where a match has its page. */
export const matchPath = (event: number, section: number, { first, second }: TeamMatch): string =>
  `/events/${event}/teams/${section + 1}/${first}-${second}`;

/** Section (counted from 0) and start numbers in a match's address; null in any other. */
export function matchIn(address: string) {
  const [, id, section, first, second] = /^(\d+)\/teams\/(\d+)\/(\d+)-(\d+)$/.exec(address) ?? [];
  if (!id) return null;
  return {
    id: Number(id),
    section: Number(section) - 1,
    first: Number(first),
    second: Number(second),
  };
}

/** Neither refused nor taken back. */
export const isAlive = ({ state }: Pick<Team, 'state'>): boolean =>
  state !== 'refused' && state !== 'withdrawn';

const NEXT: Record<Team['state'], readonly TeamDecision[]> = {
  entered: ['accept', 'waiting_list', 'refuse'],
  accepted: ['waiting_list', 'refuse'],
  waiting: ['accept', 'refuse'],
  refused: ['accept', 'waiting_list'],
  withdrawn: [],
};

/** What an official can decide about a team; `fee`: entering costs something. */
export function decisionsFor(team: Team, fee: boolean): TeamDecision[] {
  const owes = fee && isAlive(team) && !team.fee_paid_at;
  return [...(owes ? (['fee_paid'] as const) : []), ...NEXT[team.state]];
}

/** The numbers of a line-up, board 1 first: without the empty boards behind the last player. */
export function lineUpIn(boards: readonly string[]): string[] {
  const last = boards.findLastIndex((board) => board.trim() !== '');
  return boards.slice(0, last + 1).map((board) => board.trim());
}
