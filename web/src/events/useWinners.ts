// Who has won each section of an event that is over: where teams play a team, otherwise players.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Player, Problem } from '../api/types';
import { isAlone } from '../section/table';
import { sectionText } from '../sectionName';
import type { TeamTables } from '../teams/api';
import { tableName } from '../teams/table';
import type { EventView } from './api';
import { type SectionGlance, type SectionLeader, firstOf } from './sectionLines';
import { useSections } from './useSections';

/** So many are told: whoever wants more of them opens the list. */
export const SECTIONS_MOST = 10;

type TeamLine = TeamTables['sections'][number]['teams'][number];

export interface Won {
  name: string;
  path: string;
  players: readonly Pick<SectionLeader, 'player' | 'half_points'>[];
  /** Who goes on without a game, as there was nobody to play. */
  alone?: Player | undefined;
  teams: readonly TeamLine[];
}

interface Answer {
  won?: Won[];
  /** Whether the points of the teams are those of their boards. */
  byBoards?: boolean;
  problem: Problem | null;
}

const ofPlayers = (sections: readonly SectionGlance[]): Won[] =>
  sections.slice(0, SECTIONS_MOST).map((section) => ({
    ...{ name: sectionText(section.name), path: `/section/${section.id}` },
    ...{ players: firstOf(section.leaders), teams: [] },
    alone: isAlone(section) ? section.players[0] : undefined,
  }));

async function ofTeams({ id }: EventView): Promise<Answer> {
  const params = { path: { id } };
  const { data, error } = await api.GET('/api/events/{id}/team-tables', { params });
  if (!data) return { problem: error ?? null };
  const won = data.sections.map((table) => ({
    ...{ name: tableName(table), path: `/events/${id}/teams` },
    ...{ players: [], teams: firstOf(table.teams) },
  }));
  return { won, byBoards: data.by_boards, problem: null };
}

export function useWinners(event: EventView) {
  const { sections, problem, load: loadSections } = useSections(event);
  const [answer, setAnswer] = useState<Answer>({ problem: null });
  const teams = !!event.announcement.teams;
  const loadTeams = async () => {
    const next = await ofTeams(event);
    setAnswer(next);
    return next.problem;
  };
  useEffect(() => {
    setAnswer({ problem: null });
    if (teams) void loadTeams();
  }, [event.id, teams]);
  if (!teams)
    return {
      ...{ won: sections ? ofPlayers(sections) : undefined, byBoards: true },
      ...{ problem, load: loadSections },
    };
  return { ...answer, load: loadTeams };
}
