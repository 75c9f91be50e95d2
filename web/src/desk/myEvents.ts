// What an official's events and sections are, as far as the desk tells: events in which something is due, and sections
// in play that the official directs, with what waits in each.
import type { Section } from '../api/types';
import type { QueueItem } from '../decisions/api';
import { hasWords } from '../format';
import { sectionName } from '../sectionName';
import { isOfEvent } from './useQueue';

export interface DueEvent {
  id: number;
  name: string;
  /** The oldest first. */
  due: readonly QueueItem[];
}

/** Events in which something is due, the one that has waited longest first: the queue begins with the oldest. */
export function eventsDue(items: readonly QueueItem[]): DueEvent[] {
  const events = new Map<number, QueueItem[]>();
  for (const item of items)
    if (isOfEvent(item.kind)) events.set(item.id, [...(events.get(item.id) ?? []), item]);
  return [...events].map(([id, due]) => ({ id, name: due[0]?.name ?? '', due }));
}

export interface Directed {
  section: Section;
  /** How many matters wait in it, and since when the oldest does. */
  waiting: number;
  since: string | null;
}

export interface DirectedEvent {
  /** Sections have no number of their event: what they share with it is its name. */
  name: string;
  sections: readonly Directed[];
}

const byText = (a: string, b: string) => a.localeCompare(b, undefined, { numeric: true });

/** What has waited longest comes first, then what waits for nothing, by name. */
const bySince = (a: string | null, b: string | null) =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : a < b ? -1 : 1;

const sinceOf = ({ sections }: DirectedEvent): string | null =>
  sections.map(({ since }) => since).sort(bySince)[0] ?? null;

/** Sections by their events, those found by `text` alone. */
export function directedEvents(
  sections: readonly Section[],
  items: readonly QueueItem[],
  text = '',
): DirectedEvent[] {
  const waiting = new Map<number, QueueItem[]>();
  for (const item of items)
    if (item.section) waiting.set(item.section.id, [...(waiting.get(item.section.id) ?? []), item]);
  const events = new Map<string, Directed[]>();
  for (const section of sections.filter((each) => hasWords(sectionName(each), text))) {
    const its = waiting.get(section.id) ?? [];
    const since = its.map((item) => item.since).sort(bySince)[0] ?? null;
    const { event_name: event, friendly } = section;
    const name = friendly ? sectionName(section) : event || section.name;
    events.set(name, [...(events.get(name) ?? []), { section, waiting: its.length, since }]);
  }
  return [...events]
    .map(([name, all]) => ({
      name,
      sections: all.sort(
        (a, b) => bySince(a.since, b.since) || byText(a.section.name, b.section.name),
      ),
    }))
    .sort((a, b) => bySince(sinceOf(a), sinceOf(b)) || byText(a.name, b.name));
}
