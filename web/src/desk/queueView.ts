// Which of the matters that wait are drawn: those that match, gathered where many are of one kind in one
// place, and no more of them at a time than anybody reads. The wish lives in the address.
import { plain } from '../format';
import { query } from '../router';
import { sectionName } from '../sectionName';
import { nameOf } from '../ui/PlayerName';
import type { QueueItem } from '../decisions/api';
import { QUEUE_KINDS, type QueueKind, isOfEvent, kindOf } from './useQueue';

/** Rows that are drawn at first, and with each step. */
export const STEP = 50;
/** With more than this a group is closed at first. */
export const FEW = 5;

export interface Wish {
  kind: QueueKind | 'all';
  section: number | null;
  /** Sections have no number of their event: what they share with it is its name. */
  event: string | null;
  text: string;
}

export function wishOf(address: string): Wish {
  const params = new URLSearchParams(address);
  const kind = params.get('kind');
  return {
    kind: QUEUE_KINDS.find((each) => each === kind) ?? 'all',
    section: Number(params.get('section')) || null,
    event: params.get('event'),
    text: params.get('q') ?? '',
  };
}

export const useWish = (): Wish => wishOf(query.value);

/** The event in which it waits; none of what is in several, or in none. */
export function eventOf({ section, kind, name }: QueueItem): string | null {
  if (section?.friendly) return sectionName(section);
  if (section) return section.event_name || section.name;
  return isOfEvent(kind) ? name : null;
}

// Thousands are searched with each letter that is typed: their words are put together once.
const words = new WeakMap<QueueItem, string>();
function wordsOf(item: QueueItem): string {
  const known = words.get(item);
  if (known !== undefined) return known;
  const { section, name, game, by, about } = item;
  const people = [by, about].map((player) => (player ? `${nameOf(player)} ${player.id}` : ''));
  const made = plain(
    [section ? sectionName(section) : '', name ?? '', game ?? '', ...people].join(' '),
  );
  words.set(item, made);
  return made;
}

/** All but the kind, of which each is counted. */
export function matchesElse(item: QueueItem, { section, event, text }: Wish): boolean {
  if (section !== null && item.section?.id !== section) return false;
  if (event !== null && eventOf(item) !== event) return false;
  const found = wordsOf(item);
  return plain(text)
    .split(/\s+/)
    .every((word) => found.includes(word));
}

export function countKinds(items: readonly QueueItem[]): Map<QueueKind, number> {
  const counts = new Map<QueueKind, number>();
  for (const kind of items.map(kindOf)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

/** A place to choose: an event, or a section of it. */
export interface Place {
  event: string;
  section: QueueItem['section'];
  count: number;
}

function counted(
  items: readonly QueueItem[],
  placeOf: (item: QueueItem) => Omit<Place, 'count'> | null,
) {
  const places = new Map<string, Place>();
  for (const place of items.map(placeOf)) {
    if (!place) continue;
    const key = place.section ? String(place.section.id) : place.event;
    const known = places.get(key);
    if (known) known.count += 1;
    else places.set(key, { ...place, count: 1 });
  }
  return [...places.values()];
}

/** Events by name, and beneath the one that is chosen its sections: all sections would be too many to choose from. */
export function placesOf(items: readonly QueueItem[], { section, event }: Wish): Place[] {
  const within = items.find((item) => section !== null && item.section?.id === section);
  const chosen = within ? eventOf(within) : event;
  const events = counted(items, (item) => {
    const name = eventOf(item);
    return name === null ? null : { event: name, section: null };
  });
  const sections = counted(items, (item) =>
    item.section && chosen !== null && eventOf(item) === chosen
      ? { event: chosen, section: item.section }
      : null,
  );
  const byName = (a: string, b: string) => a.localeCompare(b, undefined, { numeric: true });
  sections.sort((a, b) => byName(a.section?.name ?? '', b.section?.name ?? ''));
  return events
    .sort((a, b) => byName(a.event, b.event))
    .flatMap((place) =>
      place.event === chosen && (sections.length > 1 || within) ? [place, ...sections] : [place],
    );
}

/** Matters of one kind in one section, in one event, or in none. */
export interface Group {
  key: string;
  kind: QueueKind;
  /** Oldest first; at least one. */
  items: [QueueItem, ...QueueItem[]];
}

/** The one with the oldest matter first, as they come. */
export function groupsOf(items: readonly QueueItem[]): Group[] {
  const groups = new Map<string, Group>();
  for (const item of items) {
    const kind = kindOf(item);
    const ofEvent = isOfEvent(item.kind) ? `event ${item.id}` : '';
    const key = `${kind} ${item.section ? `section ${item.section.id}` : ofEvent}`;
    const known = groups.get(key);
    if (known) known.items.push(item);
    else groups.set(key, { key, kind, items: [item] });
  }
  return [...groups.values()];
}

/** Single matters that follow one another are one list; a group of several has a heading. */
export type Block = { singles: [QueueItem, ...QueueItem[]] } | { group: Group };

const linesOf = ({ items: { length } }: Group): number =>
  length === 1 || length > FEW ? 1 : 1 + length;

/** As many as fit into so many lines, a closed group being one; and how many matters are beneath. */
export function blocksOf(
  groups: readonly Group[],
  most: number,
): { blocks: Block[]; left: number } {
  const blocks: Block[] = [];
  let [lines, left] = [0, 0];
  for (const group of groups) {
    if (lines >= most) {
      left += group.items.length;
      continue;
    }
    lines += linesOf(group);
    const last = blocks.at(-1);
    if (group.items.length > 1) blocks.push({ group });
    else if (last && 'singles' in last) last.singles.push(group.items[0]);
    else blocks.push({ singles: [group.items[0]] });
  }
  return { blocks, left };
}

/** Numbers are told apart only with whatever they count, and a withdrawal by whose it is; one more is news. */
export const nameOfItem = ({ kind, id, section, by, about, since, count }: QueueItem): string =>
  [kind, id, section?.id ?? '', by?.id ?? '', about?.id ?? '', since, count].join(' ');
