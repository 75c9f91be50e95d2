// The sections of an event at a glance: asked for once, whichever parts of its page show them.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import type { EventView } from './api';
import type { SectionGlance } from './sectionLines';

interface Known {
  event: number;
  /** None while they are on their way, and where they have not come. */
  sections: readonly SectionGlance[] | null;
  problem: Problem | null;
}

/** Those of the event whose page was opened last. */
const known = signal<Known | null>(null);

interface Asking {
  event: number;
  version: number;
  answer: Promise<Problem | null>;
}

/** The latest request, while it is under way. */
let latest: Asking | null = null;

async function asked(event: number, isLatest: () => boolean): Promise<Problem | null> {
  const { data, error } = await api.GET('/api/events/{id}/sections', {
    params: { path: { id: event } },
  });
  const problem = error ?? null;
  const before = known.peek();
  // The event may have changed by now, or the reader be at another one.
  if (isLatest() && before?.event === event)
    known.value = { event, sections: data?.sections ?? before.sections, problem };
  return problem;
}

/** Parts of the page that show the same version share one request. */
function ask(event: number, version: number): Promise<Problem | null> {
  if (latest?.event === event && latest.version === version) return latest.answer;
  // What is known of the same event stays until there is something newer.
  if (known.peek()?.event !== event) known.value = { event, sections: null, problem: null };
  const isLatest = () => latest?.answer === answer;
  const answer = asked(event, isLatest).finally(() => {
    if (isLatest()) latest = null;
  });
  latest = { event, version, answer };
  return answer;
}

/** None where teams play: their sections are boards, and there is a page about their tables. */
export function useSections({ id, version, phase, sections, announcement }: EventView) {
  const isAsked = sections.length > 0 && !announcement.teams;
  useEffect(() => {
    if (isAsked) void ask(id, version);
  }, [id, version, phase, sections.length, isAsked]);
  const mine = isAsked && known.value?.event === id ? known.value : null;
  return {
    sections: mine?.sections ?? null,
    problem: mine?.problem ?? null,
    load: () => ask(id, version),
  };
}
