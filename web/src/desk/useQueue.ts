// Loads everything that waits for an official, and tells of each thing what it is and where it is done.
import { api } from '../api/client';
import { useEffect, useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { isBack, restorePlace } from '../router';
import { type Queue, type QueueItem } from '../decisions/api';

export const QUEUE_KINDS = [
  'claim',
  'query',
  'message_report',
  'publication',
  'conduct',
  'appeal',
  'adjudication',
  'silence',
  'gone_player',
  'game_reports',
  'game_score',
  'withdrawal',
  'final_tables',
  'start_lists',
  'rating_consent',
  'board_agreement',
  'entries',
  'free_entries',
  'deposits',
  'replacements',
  'season',
  'import',
  'approval',
  'transfer',
  'title',
  'title_recommendation',
  'title_votes',
  'rating_list',
  'rules_question',
] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

/** Claims are one kind, whatever they claim; of cases each kind is one. */
export const kindOf = ({ kind, summary }: QueueItem): QueueKind =>
  QUEUE_KINDS.find((each) => each === (kind === 'case' ? summary : kind)) ?? 'query';

/** What is decided on a page that has several. */
const PAGES: Partial<Record<QueueItem['kind'], string>> = {
  withdrawal: '/desk/withdrawals',
  import: '/desk/imports',
  approval: '/approvals',
  transfer: '/transfers',
  title: '/desk/titles',
  title_recommendation: '/desk/titles',
  title_votes: '/desk/titles',
  rating_list: '/desk/ratings',
  rules_question: '/rules-questions',
};

/** The page of an event on which something of it is done. */
const OF_EVENT: Partial<Record<QueueItem['kind'], string>> = {
  final_tables: '',
  start_lists: '/sections',
  rating_consent: '',
  board_agreement: '',
  entries: '/entries',
  free_entries: '/entries',
  deposits: '/entries',
  replacements: '/teams',
  season: '/season',
};

/** Whether it waits in an event as a whole, by whose number it goes. */
export const isOfEvent = (kind: QueueItem['kind']): boolean => OF_EVENT[kind] !== undefined;

/** Where it is done. */
export function pathOf(item: QueueItem): string {
  const ofEvent = OF_EVENT[item.kind];
  if (ofEvent !== undefined) return `/events/${item.id}${ofEvent}`;
  if (item.kind === 'gone_player') return `/desk/withdrawals?player=${item.id}`;
  if (item.kind === 'game_reports') return `/desk/reports/${item.id}`;
  if (item.kind === 'game_score') return `/game/${item.id}/score`;
  if (item.kind === 'claim') return `/desk/claims/${item.id}`;
  if (item.summary === 'rating_list') return `/desk/ratings/${item.name}`;
  const page = PAGES[item.kind];
  if (page) return page;
  return item.kind === 'case' ? `/desk/cases/${item.id}` : `/desk/games/${item.id}`;
}

export function useQueue() {
  const [queue, setQueue] = useState<Queue | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async () => {
    const { data, error } = await api.GET('/api/director/queue');
    if (data) setQueue(data);
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, []);
  // Whoever comes back finds the place they left, once there is something above it.
  const isHere = queue !== null;
  useEffect(() => {
    if (isHere && isBack()) restorePlace();
  }, [isHere]);
  return { queue, problem, load: () => void load() };
}
