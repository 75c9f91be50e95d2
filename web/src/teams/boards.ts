// The games of a team as its captain looks after them: who may see them, which press, and how many of each kind.
import { session } from '../session';
import { silenceLevel } from '../silence';
import type { Team, TeamGame, TeamGames } from './api';

/** Where a team's games have their page. */
export const boardsPath = (event: number, team: number): string =>
  `/events/${event}/teams/${team}/boards`;

/** Event and team in that address; null in any other. */
export function boardsIn(address: string) {
  const [, event, team] = /^(\d+)\/teams\/(\d+)\/boards$/.exec(address) ?? [];
  return event ? { event: Number(event), team: Number(team) } : null;
}

export const isCaptain = ({ captain }: Team): boolean =>
  !!captain && captain.id === session.value?.me.player.id;

/** Teams of which the reader is the captain, and whose games there are. */
export const captained = (teams: readonly Team[]): Team[] =>
  teams.filter((team) => team.may_see_games && isCaptain(team));

export const isOver = ({ half_points: points }: TeamGame): boolean => points !== null;

/** Whether the clocks have been started by now. */
export const hasBegun = ({ turn_since: since }: TeamGame, now: string): boolean =>
  !since || Date.parse(since) <= Date.parse(now);

/** It is the team's move, and the player can make it. */
export const isToMove = (game: TeamGame, now: string): boolean =>
  !isOver(game) && game.our_move && !game.stands && hasBegun(game, now);

/** The player has their first move to make. */
export const isNotStarted = (game: TeamGame, now: string): boolean =>
  isToMove(game, now) && game.moves === 0;

/** The player has kept silent so long that they are reminded of it. */
export function isSilent(game: TeamGame, now: string): boolean {
  if (!isToMove(game, now) || !game.silence) return false;
  const level = silenceLevel(game.silence);
  return level !== 'none' && level !== 'announced';
}

/** The player's move first, then the opponent's, then what nobody can move in, then what is over. */
const rank = (game: TeamGame): number => {
  if (isOver(game)) return 3;
  if (game.stands || game.damaged) return 2;
  return game.our_move ? 0 : 1;
};

const end = ({ ends_first: ends }: TeamGame): number =>
  ends ? Date.parse(ends.at) : Number.MAX_SAFE_INTEGER;

/** What presses most comes first. */
export const byUrgency = (games: readonly TeamGame[]): TeamGame[] =>
  [...games].sort((a, b) => rank(a) - rank(b) || end(a) - end(b) || a.game - b.game);

export function countsOf({ boards, now }: Pick<TeamGames, 'boards' | 'now'>) {
  const games = boards.flatMap((board) => board.games);
  const count = (is: typeof isToMove) => games.filter((game) => is(game, now)).length;
  return {
    running: count((game) => !isOver(game)),
    'to-move': count(isToMove),
    silent: count(isSilent),
    'not-started': count(isNotStarted),
  };
}

/** Whether a month has passed since the clocks were started (TR-8.7d). */
export function isMonthOn(start: string, now: string): boolean {
  const month = new Date(start);
  month.setUTCMonth(month.getUTCMonth() + 1);
  return month.getTime() <= Date.parse(now);
}
