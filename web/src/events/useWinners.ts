// Who has won each section of an event that is over: where teams play a team, otherwise players.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { sectionText } from '../sectionName';
import type { TeamTables } from '../teams/api';
import { tableName } from '../teams/table';
import type { EventView, SectionPlayer } from './api';

/** Each table is asked for by itself: whoever wants more of them opens the list. */
export const SECTIONS_MOST = 10;

type TeamLine = TeamTables['sections'][number]['teams'][number];

export interface Won {
  name: string;
  path: string;
  players: readonly SectionPlayer[];
  teams: readonly TeamLine[];
}

interface Answer {
  won?: Won[];
  /** Whether the points of the teams are those of their boards. */
  byBoards?: boolean;
  problem: Problem | null;
}

const first = <Line extends { place: number; games: number }>(lines: readonly Line[]): Line[] =>
  lines.filter(({ place, games }) => place === 1 && games > 0);

async function ofPlayers({ sections }: EventView): Promise<Answer> {
  const answers = await Promise.all(
    sections
      .slice(0, SECTIONS_MOST)
      .map(({ id }) => api.GET('/api/sections/{id}', { params: { path: { id } } })),
  );
  // One that does not come hides nothing of the others.
  const problem = answers.find(({ error }) => error)?.error ?? null;
  const tables = answers.flatMap(({ data }) => data ?? []);
  const won = tables.map(({ id, name, players }) => ({
    ...{ name: sectionText(name), path: `/section/${id}` },
    ...{ players: first(players), teams: [] },
  }));
  return won.length ? { won, problem } : { problem };
}

async function ofTeams({ id }: EventView): Promise<Answer> {
  const params = { path: { id } };
  const { data, error } = await api.GET('/api/events/{id}/team-tables', { params });
  if (!data) return { problem: error ?? null };
  const won = data.sections.map((table) => ({
    ...{ name: tableName(table), path: `/events/${id}/teams` },
    ...{ players: [], teams: first(table.teams) },
  }));
  return { won, byBoards: data.by_boards, problem: null };
}

export function useWinners(event: EventView) {
  const [answer, setAnswer] = useState<Answer>({ problem: null });
  const load = async () =>
    setAnswer(await (event.announcement.teams ? ofTeams(event) : ofPlayers(event)));
  useEffect(() => {
    setAnswer({ problem: null });
    void load();
  }, [event.id]);
  return { ...answer, load: () => void load() };
}
