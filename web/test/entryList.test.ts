// The list of entries: what a filter leaves, and in what order.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Entry } from '../src/events/api';
import { addMessages } from '../src/i18n';
import {
  AS_MADE,
  EVERYTHING,
  type Filter,
  type Sort,
  feeState,
  filtered,
  pressed,
  sorted,
} from '../src/organise/entryList';
import { textsOf } from './texts';

const DAY = '2026-11-01T00:00:00Z';
const entry = (
  [id, given_name, family_name, federation, rating]: [
    number,
    string,
    string,
    string,
    number | null,
  ],
  state: Entry['state'] = 'entered',
  rest: Partial<Entry> = {},
) =>
  ({
    ...{ player: { id, given_name, family_name, federation, rating, title: null }, state },
    ...{ at: `2026-11-0${id}T10:00:00Z`, fee_paid_at: null, free: false, confirmed_at: null },
    ...rest,
  }) as Entry;

const ALL = [
  entry([1, 'Tomáš', 'Novák', 'CZE', 2_400], 'accepted', { fee_paid_at: DAY }),
  entry([2, 'Jan', 'Čech', 'CZE', null]),
  entry([3, 'Jürgen', 'Hahn', 'GER', 2_500], 'waiting', { free: true }),
  entry([4, 'Adam', 'Novák', 'ENG', 2_400], 'refused'),
  entry([5, 'Eva', 'Dvořáková', 'CZE', 2_100], 'entered', { free: true, confirmed_at: DAY }),
  entry([6, 'Ivan', 'Zach', 'ESP', null], 'entered', { fee_paid_at: DAY }),
];
const ids = (some: readonly Entry[]) => some.map(({ player }) => player.id);

beforeEach(() => addMessages('cs', textsOf('cs')));

it('an entry stands with its fee', () => {
  expect(ALL.map(feeState)).toEqual(['paid', 'due', 'unconfirmed', null, null, 'paid']);
});

describe('a filter', () => {
  const none = (id: number) => [2, 4].includes(id);
  it.each<[Partial<Filter>, number[]]>([
    [{}, [1, 2, 3, 4, 5, 6]],
    [{ state: 'entered' }, [2, 5, 6]],
    [{ fee: 'paid' }, [1, 6]],
    [{ fee: 'due' }, [2]],
    [{ fee: 'unconfirmed' }, [3]],
    // Who was refused needs no account.
    [{ unclaimed: true }, [2]],
    [{ text: ' NOVAK' }, [1, 4]],
    [{ text: 'novak', state: 'refused' }, [4]],
    [{ text: '6' }, [6]],
    [{ text: 'x' }, []],
  ])('%j', (filter, found) => {
    expect(ids(filtered(ALL, { ...EVERYTHING, ...filter }, none))).toEqual(found);
  });
});

describe('an order', () => {
  it.each<[Sort, number[]]>([
    [AS_MADE, [1, 2, 3, 4, 5, 6]],
    [{ by: 'at', down: true }, [6, 5, 4, 3, 2, 1]],
    // Č comes after C, and before D.
    [{ by: 'name', down: false }, [2, 5, 3, 4, 1, 6]],
    [{ by: 'rating', down: true }, [3, 1, 4, 5, 2, 6]],
    [{ by: 'rating', down: false }, [5, 1, 4, 3, 2, 6]],
    [{ by: 'federation', down: false }, [1, 2, 5, 4, 6, 3]],
    [{ by: 'state', down: false }, [2, 6, 5, 1, 3, 4]],
  ])('%j', (sort, found) => {
    expect(ids(sorted([...ALL].reverse(), sort))).toEqual(found);
  });

  it('is turned round by pressing again', () => {
    expect(pressed(AS_MADE, 'at')).toEqual({ by: 'at', down: true });
    expect(pressed(AS_MADE, 'name')).toEqual({ by: 'name', down: false });
    expect(pressed(AS_MADE, 'rating')).toEqual({ by: 'rating', down: true });
    expect(pressed({ by: 'rating', down: true }, 'rating')).toEqual({ by: 'rating', down: false });
  });
});
