// Which events a reader wants to see, and in what order. The wish lives in the address.
import type { Variant } from '../api/types';
import { hasWords } from '../format';
import { query } from '../router';
import type { EventLine, Phase } from './api';

export const STAGES = ['open', 'starting', 'running', 'finished'] as const;
export type Stage = (typeof STAGES)[number];
export const VARIANTS: readonly Variant[] = ['chess', 'chess960', 'makruk'];

const STAGE_OF: Record<Phase, Stage> = {
  upcoming: 'open',
  entries_open: 'open',
  entries_closed: 'starting',
  publishing: 'starting',
  published: 'starting',
  running: 'running',
  finished: 'finished',
  cancelled: 'finished',
};

export const stageOf = ({ phase }: Pick<EventLine, 'phase'>): Stage => STAGE_OF[phase];

export interface Filters {
  stage: Stage | 'all';
  variant: Variant | 'all';
  text: string;
}

export function useFilters(): Filters {
  const params = new URLSearchParams(query.value);
  return {
    stage: STAGES.find((value) => value === params.get('show')) ?? 'all',
    variant: VARIANTS.find((value) => value === params.get('variant')) ?? 'all',
    text: params.get('find') ?? '',
  };
}

export function matches(event: EventLine, { stage, variant, text }: Filters): boolean {
  if (stage !== 'all' && stageOf(event) !== stage) return false;
  if (variant !== 'all' && event.variant !== variant) return false;
  return hasWords(`${event.name} ${event.code} ${event.organiser}`, text);
}

/** What closes or starts first comes first; of what is running and of what is over, the latest. */
export function byDate(a: EventLine, b: EventLine): number {
  const stage = stageOf(a);
  if (stage === 'open') return a.entries_close_at.localeCompare(b.entries_close_at);
  if (stage === 'starting') return a.starts_at.localeCompare(b.starts_at) || a.id - b.id;
  return b.starts_at.localeCompare(a.starts_at) || b.id - a.id;
}
