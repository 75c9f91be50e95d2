// An official's events and sections, by what is due.
import { expect, it } from 'vitest';
import type { Section } from '../src/api/types';
import type { QueueItem } from '../src/decisions/api';
import { directedEvents, eventsDue } from '../src/desk/myEvents';

const section = (id: number, event: string, name: string): Section => ({
  ...{ id, name, event_name: event, director: null, outside_laws: null, friendly: null },
});
const item = (kind: QueueItem['kind'], id: number, since: string, rest: Partial<QueueItem> = {}) =>
  ({
    ...{ kind, id, since, section: null, game: null, age_days: 1, about: null, by: null },
    ...{ count: 1, rule: null, name: `Event ${id}`, summary: kind, ...rest },
  }) as QueueItem;

it('gathers what is due by event, the oldest first', () => {
  const items = [
    item('entries', 8, '2026-11-01'),
    item('claim', 4, '2026-11-02', { section: section(1, 'Event 7', '1') }),
    item('final_tables', 7, '2026-11-03'),
    item('deposits', 8, '2026-11-04'),
    item('title', 9, '2026-11-05'),
  ];
  expect(eventsDue(items).map(({ id, name, due }) => [id, name, due.map((it) => it.kind)])).toEqual(
    [
      [8, 'Event 8', ['entries', 'deposits']],
      [7, 'Event 7', ['final_tables']],
    ],
  );
  expect(eventsDue([])).toEqual([]);
});

const SECTIONS = [
  section(1, 'Cup', '10'),
  section(2, 'Cup', '2'),
  section(3, 'Álbum', '1'),
  section(4, 'Zonal', '1'),
  section(5, '', 'Match of friends'),
];

it('puts sections under their events, those with something to do first', () => {
  const items = [
    item('claim', 1, '2026-11-02', { section: SECTIONS[3] as Section }),
    item('case', 2, '2026-11-05', { section: SECTIONS[0] as Section }),
    item('case', 3, '2026-11-06', { section: SECTIONS[0] as Section }),
  ];
  const shown = directedEvents(SECTIONS, items).map(({ name, sections }) => [
    name,
    ...sections.map((each) => `${each.section.id}: ${each.waiting}`),
  ]);
  expect(shown).toEqual([
    ['Zonal', '4: 1'],
    ['Cup', '1: 2', '2: 0'],
    ['Álbum', '3: 0'],
    ['Match of friends', '5: 0'],
  ]);
});

it('finds them by what they are called', () => {
  const found = (text: string) =>
    directedEvents(SECTIONS, [], text).flatMap(({ sections }) =>
      sections.map((it) => it.section.id),
    );
  expect(found('album')).toEqual([3]);
  expect(found(' cup')).toEqual([2, 1]);
  expect(found('nothing')).toEqual([]);
});
