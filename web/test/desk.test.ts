// The director's desk: what of thousands of matters is drawn, and what was put aside on this device.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../src/api/types';
import type { QueueItem } from '../src/decisions/api';
import { bringBack, midnightIn, putAside, untilOf } from '../src/desk/later';
import {
  blocksOf,
  countKinds,
  groupsOf,
  matchesElse,
  placesOf,
  wishOf,
} from '../src/desk/queueView';
import { session } from '../src/session';
import { player } from './player';

const section = (id: number, event_name = 'Open 2026') =>
  ({
    id,
    name: String(id),
    event_name,
    director: null,
    outside_laws: null,
    friendly: null,
  }) as const;

const item = (kind: QueueItem['kind'], id: number, rest: Partial<QueueItem> = {}): QueueItem => ({
  kind,
  id,
  section: null,
  game: null,
  since: '2026-11-01T00:00:00Z',
  age_days: 3,
  about: null,
  by: null,
  count: null,
  rule: null,
  name: null,
  summary: kind,
  ...rest,
});
const silent = (id: number, of: number) =>
  item('silence', id, { game: id, section: section(of), about: player(id, null) });

describe('groups', () => {
  it('are of one kind in one section or event, the one with the oldest matter first', () => {
    const groups = groupsOf([
      silent(1, 7),
      silent(2, 8),
      item('claim', 3, { section: section(7), game: 3 }),
      silent(4, 7),
      item('entries', 12, { name: 'Cup' }),
      item('entries', 13, { name: 'Cup' }),
      item('transfer', 1),
      item('transfer', 2),
    ]);
    expect(groups.map(({ kind, items }) => [kind, items.map(({ id }) => id)])).toEqual([
      ['silence', [1, 4]],
      ['silence', [2]],
      ['claim', [3]],
      ['entries', [12]],
      ['entries', [13]],
      ['transfer', [1, 2]],
    ]);
  });

  it('are drawn up to a number of lines, a large one as one and the few of a small one in sight', () => {
    const large = Array.from({ length: 900 }, (_, at) => silent(at, 1));
    const small = [2_000, 2_001, 2_002].map((id) => silent(id, 2));
    const singles = [3, 4, 5, 6].map((of) => silent(3_000 + of, of));
    const groups = groupsOf([...large, ...small, ...singles]);
    const told = (most: number) => {
      const { blocks, left } = blocksOf(groups, most);
      const sizes = blocks.map((each) =>
        'singles' in each ? `${each.singles.length} single` : each.group.items.length,
      );
      return [...sizes, left];
    };
    expect(told(50)).toEqual([900, 3, '4 single', 0]);
    expect(told(7)).toEqual([900, 3, '2 single', 2]);
    expect(told(1)).toEqual([900, 7]);
  });
});

describe('filters', () => {
  const novak = item('claim', 1, {
    game: 48_201,
    section: section(7),
    by: { ...player(160_012, null), given_name: 'Tomáš', family_name: 'Novák' },
  });
  const entries = item('entries', 12, { name: 'World Cup 26' });
  const withdrawal = item('withdrawal', 2, { about: player(5, null) });
  const all = [novak, entries, withdrawal];
  const found = (address: string) =>
    all.filter((each) => matchesElse(each, wishOf(address))).map(({ id }) => id);

  it('find a player, a game, an event and a section by what the address says', () => {
    expect(found('')).toEqual([1, 12, 2]);
    expect(found('?q=tomas+novak')).toEqual([1]);
    expect(found('?q=160012')).toEqual([1]);
    expect(found('?q=48201')).toEqual([1]);
    expect(found('?q=cup')).toEqual([12]);
    expect(found('?section=7')).toEqual([1]);
    expect(found('?event=World+Cup+26')).toEqual([12]);
    expect(found('?event=Open+2026&q=cup')).toEqual([]);
    expect(wishOf('?kind=claim').kind).toBe('claim');
    expect(wishOf('?kind=nonsense&section=x')).toMatchObject({ kind: 'all', section: null });
  });

  it('offer the events, and beneath the one that is chosen its sections', () => {
    const items = [silent(1, 10), silent(2, 9), silent(3, 9), entries];
    const offered = (address: string) =>
      placesOf(items, wishOf(address)).map((place) => [
        place.section?.id ?? place.event,
        place.count,
      ]);
    const [open, cup] = [
      ['Open 2026', 3],
      ['World Cup 26', 1],
    ];
    expect(offered('')).toEqual([open, cup]);
    expect(offered('?event=Open+2026')).toEqual([open, [9, 2], [10, 1], cup]);
    expect(offered('?section=9')).toEqual([open, [9, 2], [10, 1], cup]);
    expect(offered('?event=World+Cup+26')).toEqual([open, cup]);
  });

  it('count the kinds, of cases each', () => {
    const cases = [item('case', 1, { summary: 'appeal' }), item('case', 2, { summary: 'query' })];
    expect([...countKinds([...cases, novak, ...cases])]).toEqual([
      ['appeal', 2],
      ['query', 2],
      ['claim', 1],
    ]);
  });
});

describe('put aside', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 10, 28, 15, 30) });
    localStorage.clear();
    session.value = null;
    session.value = { me: { player: { id: 2 } } } as Session;
    return () => vi.useRealTimers();
  });

  it('a matter is out of sight until midnight, and then back by itself', () => {
    const [one, other] = [silent(1, 7), silent(2, 7)];
    putAside([one], midnightIn(1));
    expect(untilOf(one)).toBe(new Date(2026, 10, 29).getTime());
    expect(untilOf(other)).toBeNull();
    vi.setSystemTime(new Date(2026, 10, 28, 23, 59));
    expect(untilOf(one)).not.toBeNull();
    vi.setSystemTime(new Date(2026, 10, 29));
    expect(untilOf(one)).toBeNull();
    // What is back is forgotten with the next one.
    putAside([other], midnightIn(7));
    expect(Object.keys(JSON.parse(localStorage.getItem('posthorn-desk-later-2') ?? ''))).toEqual([
      'silence 2 7  2 2026-11-01T00:00:00Z ',
    ]);
  });

  it('what has come again in the same place waits', () => {
    putAside([silent(1, 7)], midnightIn(7));
    expect(untilOf({ ...silent(1, 7), since: '2026-11-27T00:00:00Z' })).toBeNull();
    const entries = (count: number) => item('entries', 12, { name: 'Cup', count });
    putAside([entries(2)], midnightIn(7));
    expect(untilOf(entries(2))).not.toBeNull();
    expect(untilOf(entries(3))).toBeNull();
  });

  it('it can be brought back, and is whoever’s who has put it aside', () => {
    const items = [silent(1, 7), silent(2, 7)];
    putAside(items, midnightIn(1));
    bringBack(items.slice(0, 1));
    expect(items.map(untilOf)).toEqual([null, midnightIn(1)]);
    session.value = { me: { player: { id: 3 } } } as Session;
    expect(items.map(untilOf)).toEqual([null, null]);
  });
});
