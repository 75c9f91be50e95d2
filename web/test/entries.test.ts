// What can be decided about an entry.
import { describe, expect, it } from 'vitest';
import type { Entry } from '../src/events/api';
import { decisionsFor } from '../src/organise/decisions';

describe('entries', () => {
  const entry = (state: Entry['state'], paid: string | null = null, rest: Partial<Entry> = {}) =>
    ({
      state,
      fee_paid_at: paid,
      free: false,
      confirmed_at: null,
      deposit: null,
      ...rest,
    }) as Entry;
  it.each([
    ['entered', null, true, ['fee_paid', 'accept', 'waiting_list', 'refuse']],
    ['entered', '2026-11-01T00:00:00Z', true, ['accept', 'waiting_list', 'refuse', 'fee_not_paid']],
    ['refused', '2026-11-01T00:00:00Z', true, ['accept', 'waiting_list', 'fee_not_paid']],
    ['accepted', '2026-11-01T00:00:00Z', true, ['waiting_list', 'refuse', 'withdraw']],
    ['withdrawn', '2026-11-01T00:00:00Z', true, ['fee_not_paid']],
    ['entered', null, false, ['accept', 'waiting_list', 'refuse']],
    ['accepted', null, false, ['waiting_list', 'refuse', 'withdraw']],
    ['refused', null, true, ['accept', 'waiting_list']],
    ['withdrawn', null, true, []],
  ] as const)('%s, paid %s, fee %s: %j', (state, paid, fee, decisions) => {
    expect(decisionsFor(entry(state, paid), { fee, decides: true, settles: true })).toEqual(
      decisions,
    );
    expect(decisionsFor(entry(state, paid), { fee, decides: false, settles: true })).toEqual([]);
  });
  const place = { fee: true, decides: true, settles: true };
  const day = '2026-11-01T00:00:00Z';
  it('of those who enter free are confirmed', () => {
    const next = ['accept', 'waiting_list', 'refuse'];
    const free = entry('entered', null, { free: true });
    expect(decisionsFor(free, place)).toEqual(['confirm', ...next]);
    expect(decisionsFor({ ...free, confirmed_at: day }, place)).toEqual(next);
    // A title came after the entry: the server alone knows.
    const known = decisionsFor(entry('entered', day), place, 'entry_not_confirmed');
    expect(known).toEqual(['confirm', ...next, 'fee_not_paid']);
  });
  it('have deposits, paid once the server asks for them, and settled at the end', () => {
    const asked = decisionsFor(entry('entered', day), place, 'deposit_not_paid');
    expect(asked).toEqual(['deposit_paid', 'accept', 'waiting_list', 'refuse', 'fee_not_paid']);
    const deposit = { paid_at: day, refunded_at: null, forfeited_at: null };
    const settle = ['deposit_refunded', 'deposit_forfeited'];
    expect(decisionsFor(entry('accepted', day, { deposit }), place)).not.toContain(settle[0]);
    const over = { ...place, decides: false };
    expect(decisionsFor(entry('accepted', day, { deposit }), over)).toEqual(settle);
    // A director sees the entries and decides nothing about them.
    const looks = { ...over, settles: false };
    expect(decisionsFor(entry('accepted', day, { deposit }), looks)).toEqual([]);
    const mistaken = 'fee_not_paid';
    expect(decisionsFor(entry('withdrawn', day, { deposit }), place)).toEqual([
      mistaken,
      ...settle,
    ]);
    const back = { ...deposit, refunded_at: day };
    expect(decisionsFor(entry('withdrawn', day, { deposit: back }), place)).toEqual([mistaken]);
  });
});
