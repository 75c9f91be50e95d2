// Final tables that are taken back: whether they are, and why they cannot be.
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { t } from '../i18n';
import { fullName } from '../ui/PlayerName';
import type { Act, EventView } from './api';

/** That the tables were taken back, until they are confirmed again. */
export function takenBack({ acts }: Pick<EventView, 'acts'>): Act | null {
  const last = acts.findLast(({ act }) => act === 'finished' || act === 'reopened');
  return last?.act === 'reopened' ? last : null;
}

/** A refusal with words of its own: of a game `not_finished` says something else, and a title is somebody's. */
export async function refusedReopening(problem: Problem): Promise<Problem> {
  if (problem.code === 'not_finished') return { ...problem, code: 'tables_not_final' };
  const { code, player } = problem;
  if (code !== 'title_awarded' || !player) return problem;
  const { data } = await api.GET('/api/players/{id}', { params: { path: { id: player } } });
  const name = data ? fullName(data.player) : String(player);
  return { ...problem, detail: t('events-reopen-title-awarded', { name }) };
}
