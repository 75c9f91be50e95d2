// Replacements of players of a team: where they have their page, what can be asked for, and how a refusal is told.
import type { Problem } from '../api/types';
import type { Replacement, ReplacementGround, ReplacementList, RuleSet } from './api';

/** Where a team's replacements have their page. */
export const replacementsPath = (event: number, team: number): string =>
  `/events/${event}/teams/${team}/replacements`;

/** Event and team in that address; null in any other. */
export function replacementsIn(address: string) {
  const [, event, team] = /^(\d+)\/teams\/(\d+)\/replacements$/.exec(address) ?? [];
  return event ? { event: Number(event), team: Number(team) } : null;
}

export const GROUNDS: readonly ReplacementGround[] = [
  'stopped',
  'in_danger',
  'withdrawn',
  'died',
  'not_started',
  'teams_wish',
];

/** The server's limits: days of handicap, and days within which a substitute begins. */
export const HANDICAP_MAX = 50;
export const START_DAYS_MAX = 30;

/** The articles about replacements, about a handicap, and about the status of a substitute. */
export const ARTICLES: Readonly<Record<RuleSet, { asking: string; status: string }>> = {
  iccf: { asking: 'TR-8.7b', status: 'TR-8.7e' },
  sks: { asking: 'SKS-7.7', status: 'SKS-7.8-9' },
};

/** Nobody has decided yet. */
export const isOpen = ({ state }: Replacement): boolean =>
  state === 'asked' || state === 'named' || state === 'lapsed';

/** The last that was asked for comes first. */
export const newestFirst = ({ replacements }: ReplacementList): Replacement[] =>
  [...replacements].sort((a, b) => b.number - a.number);

/** Boards, counted from 1, on which no replacement waits for a decision. */
export function boardsToAsk({ players, replacements }: ReplacementList): number[] {
  const taken = new Set(replacements.filter(isOpen).map(({ board }) => board));
  return players.map((_, at) => at + 1).filter((board) => !taken.has(board));
}

/** Codes that say something else of a substitute than of a line-up, and of a board than of a decision. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  player_twice: 'substitute_in_team',
  no_unfinished_game: 'board_over',
};

/** A refusal as this page has words for it. */
export const inOwnWords = (problem: Problem | null): Problem | null =>
  problem && { ...problem, code: OWN_WORDS[problem.code] ?? problem.code };

/** Fields to which a refusal always belongs. */
const FIELDS: Readonly<Record<string, string>> = {
  no_such_board: 'board',
  board_over: 'board',
  replacement_under_way: 'board',
  board_replaced_already: 'board',
  too_many_replacements: 'board',
  bad_naming_date: 'until',
  bad_substitute_start: 'from',
  bad_handicap: 'handicap',
};

/** The same for one form; what is said of a player belongs to the field of the substitute. */
export function fieldsOfForm() {
  const fields: Record<string, string> = { ...FIELDS, unknown_player: 'substitute' };
  const place = (problem: Problem | null): Problem | undefined => {
    if (problem?.player) fields[problem.code] = 'substitute';
    return problem ?? undefined;
  };
  return { fields, place };
}
