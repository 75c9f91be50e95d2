// What a federation has entered: how each entry stands, what a year comes to, what is found, and the file of it.
import { describe, expect, it } from 'vitest';
import type { Fee } from '../src/events/api';
import { dueOf } from '../src/federation/due';
import {
  type FederationEvent,
  add,
  countOf,
  groupsOf,
  linesOf,
  standingOf,
  sumsOf,
  toConfirm,
  wishOf,
  yearsOf,
} from '../src/federation/entries';
import { amountText } from '../src/events/words';
import { csvOf } from '../src/federation/entriesFile';
import { membersIn, yearIn } from '../src/federation/memberCount';
import { addMessages, t } from '../src/i18n';
import { textsOf } from './texts';

type Entry = FederationEvent['entries'][number];

const PAID = '2026-11-12T09:00:00Z';
const euros = (minor_units: number): Fee => ({ currency: 'EUR', minor_units });

function entry(id: number, more: Partial<Entry> = {}, family_name = 'Kovář'): Entry {
  return {
    player: { id, given_name: 'Jan', family_name, federation: 'CZE', title: null, rating: null },
    at: '2026-11-01T10:00:00Z',
    state: 'entered',
    fee_paid_at: null,
    free: false,
    confirmed_at: null,
    by: id,
    ...more,
  };
}

function event(fee: Fee | null, entries: Entry[], more: Partial<FederationEvent> = {}) {
  return {
    event: 12,
    code: 'BRNO27',
    name: 'Brno 2027',
    starts_at: '2027-03-01T00:00:00Z',
    entries_close_at: '2027-02-01T00:00:00Z',
    cancelled: false,
    published: false,
    fee,
    entries,
    teams: [],
    ...more,
  } satisfies FederationEvent;
}

const team = (number: number, fee_paid_at: string | null) => ({
  number,
  name: 'Brno B',
  at: '2026-11-01T10:00:00Z',
  state: 'entered' as const,
  fee_paid_at,
});

const standings = (of: FederationEvent) => linesOf(of).map((line) => standingOf(of, line));
const sums = (...events: FederationEvent[]) => sumsOf(groupsOf(events));

describe('an entry', () => {
  const several = [
    entry(1),
    entry(2, { state: 'accepted', fee_paid_at: PAID }),
    entry(3, { state: 'waiting' }),
    entry(4, { state: 'refused' }),
    entry(5, { state: 'withdrawn', fee_paid_at: PAID }),
    entry(6, { free: true }),
    entry(7, { free: true, confirmed_at: PAID }),
    entry(8, { free: true, state: 'withdrawn' }),
    entry(9, { free: true, fee_paid_at: PAID }),
  ];

  it.each([
    [
      'with a fee',
      event(euros(1_000), several),
      ['due', 'paid', 'due', 'none', 'paid', 'unconfirmed', 'free', 'none', 'paid'],
    ],
    [
      'of an event that was called off',
      event(euros(1_000), several, { cancelled: true }),
      ['none', 'paid', 'none', 'none', 'paid', 'none', 'none', 'none', 'paid'],
    ],
    ['without a fee', event(null, several.slice(0, 1)), ['none']],
  ])('%s', (_, of, expected) => {
    expect(standings(of)).toEqual(expected);
  });

  it('of a team is to be paid like one of a player', () => {
    const of = event(euros(4_000), [], { teams: [team(3, null), team(4, PAID)] });
    expect(standings(of)).toEqual(['due', 'paid']);
    expect(linesOf(of)[0]).toMatchObject({ player: null, team: { number: 3, name: 'Brno B' } });
  });
});

describe('once the start lists are out', () => {
  it('only who plays owes anything, and nothing waits for a confirmation', () => {
    const entries = [
      entry(1, { state: 'accepted' }),
      entry(2, { state: 'waiting' }),
      entry(3, { state: 'entered', free: true }),
    ];
    expect(standings(event(euros(1_500), entries))).toEqual(['due', 'due', 'unconfirmed']);
    const published = event(euros(1_500), entries, { published: true });
    expect(standings(published)).toEqual(['due', 'none', 'none']);
  });
});

describe('the sums', () => {
  it('keep each currency to itself, in whole minor units', () => {
    // As floating numbers 0.1 and 0.2 are not 0.3.
    const all = sums(
      event(euros(10), [entry(1), entry(2, { fee_paid_at: PAID })]),
      event({ currency: 'CZK', minor_units: 25_000 }, [entry(1), entry(3)]),
      event(euros(20), [entry(1)]),
      event({ currency: 'JPY', minor_units: 1_500 }, [], { teams: [team(1, null)] }),
      event(null, [entry(1)]),
    );
    expect(all.due).toEqual({
      n: 5,
      money: [
        { currency: 'CZK', minor_units: 50_000 },
        euros(30),
        { currency: 'JPY', minor_units: 1_500 },
      ],
    });
    expect(all.paid).toEqual({ n: 1, money: [euros(10)] });
    expect([all.lost, all.free, all.unconfirmed]).toEqual([{ n: 0, money: [] }, 0, 0]);
  });

  it('stay exact where floating numbers would not', () => {
    let sum = { n: 0, money: [] as Fee[] };
    for (let n = 0; n < 100_000; n += 1) sum = add(sum, euros(1_010));
    expect(sum).toEqual({ n: 100_000, money: [euros(101_000_000)] });
  });

  it('tell what was paid for entries that count no more, and who enters free', () => {
    const of = event(euros(1_000), [
      entry(1, { fee_paid_at: PAID, state: 'withdrawn' }),
      entry(2, { fee_paid_at: PAID, state: 'accepted' }),
      entry(3, { free: true }),
      entry(4, { free: true, confirmed_at: PAID }),
      entry(5, { free: true, state: 'refused' }),
    ]);
    expect(sums(of)).toMatchObject({
      due: { n: 0, money: [] },
      paid: { n: 2, money: [euros(2_000)] },
      lost: { n: 1, money: [euros(1_000)] },
      free: 2,
      unconfirmed: 1,
    });
    expect(sums({ ...of, cancelled: true }).lost.n).toBe(2);
    expect(sums().due).toEqual({ n: 0, money: [] });
  });
});

describe('a wish', () => {
  const events = [
    event(euros(1_000), [entry(160_001, {}, 'Dvořák'), entry(160_002, { free: true }, 'Malá')]),
    event(null, [entry(160_001, {}, 'Dvořák')], { event: 13, teams: [team(2, null)] }),
  ];
  it.each([
    ['', [12, 12, 13, 13]],
    ['?show=due', [12]],
    ['?show=confirm', [12]],
    ['?show=nothing', [12, 12, 13, 13]],
    ['?find=dvorak+JAN', [12, 13]],
    ['?find=160002', [12]],
    ['?find=brno+b', [13]],
    ['?show=due&find=mala', []],
  ])('%s finds entries', (address, found) => {
    const groups = groupsOf(events, wishOf(address));
    expect(groups.flatMap(({ event, lines }) => lines.map(() => event.event))).toEqual(found);
    expect(countOf(groups)).toBe(found.length);
  });

  it('names a year, or means the present one', () => {
    expect(wishOf('?year=2027').year).toBe(2_027);
    for (const wrong of ['', '?year=', '?year=27', '?year=2027.0'])
      expect(wishOf(wrong).year).toBe(null);
    expect(yearsOf(2_026, 2_027)).toEqual([2_025, 2_026, 2_027]);
    expect(yearsOf(2_026, 2_022)).toEqual([2_022, 2_025, 2_026, 2_027]);
  });
});

describe('what waits for the federation', () => {
  it('is told event by event, since the first of it', () => {
    const waits = event(euros(1_000), [
      entry(1, { free: true, at: '2026-11-20T10:00:00Z' }),
      entry(2, { free: true, at: '2026-11-09T10:00:00Z' }),
      entry(3, { free: true, confirmed_at: PAID, at: '2026-11-01T10:00:00Z' }),
    ]);
    const other = event(euros(1_000), [entry(1)], { event: 13 });
    expect(toConfirm([other, waits])).toEqual([
      { event: waits, n: 2, since: '2026-11-09T10:00:00Z' },
    ]);
    expect(dueOf('CZE', { entered: [other, waits] }, 0)).toEqual([
      {
        duty: 'confirm',
        n: 2,
        to: '/federation/CZE/entries?year=2027&show=confirm',
        of: { id: 12, event: 'Brno 2027', since: '2026-11-09T10:00:00Z' },
      },
    ]);
  });
});

describe('the file', () => {
  it.each([
    [euros(1_050), '10.50'],
    [euros(5), '0.05'],
    [{ currency: 'JPY', minor_units: 1_500 }, '1500'],
    [{ currency: 'KWD', minor_units: 1_500 }, '1.500'],
  ])('writes %j as %s', (fee, text) => {
    expect(amountText(fee)).toBe(text);
  });

  it('is a line for each entry, and no spreadsheet calculates with a name', () => {
    const of = event(
      euros(1_000),
      [
        entry(1, { fee_paid_at: PAID, state: 'accepted' }),
        entry(2, { free: true }, '=HYPERLINK("x";"y")'),
      ],
      { name: 'Brno; "2027"', teams: [team(3, null)] },
    );
    expect(csvOf(groupsOf([of])).split('\n')).toEqual([
      'Code;Event;Starts;ID;FamilyName;GivenName;Title;Team;Entered;State;Fee;Currency;Standing;Paid;Confirmed',
      'BRNO27;"Brno; ""2027""";2027-03-01;1;Kovář;Jan;;;2026-11-01;accepted;10.00;EUR;paid;2026-11-12;',
      `BRNO27;"Brno; ""2027""";2027-03-01;2;"'=HYPERLINK(""x"";""y"")";Jan;;;2026-11-01;entered;10.00;EUR;unconfirmed;;`,
      'BRNO27;"Brno; ""2027""";2027-03-01;;;;;Brno B;2026-11-01;entered;10.00;EUR;due;;',
      '',
    ]);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['@SUM', "'@SUM"],
    ['-Jan', "'-Jan"],
    ['-5', '-5'],
    ['\tJan', "'\tJan"],
    ['a\nb', '"a\nb"'],
  ])('writes the name %j as %j', (name, written) => {
    const of = event(null, [entry(1, {}, name)]);
    expect(csvOf(groupsOf([of]))).toContain(`;1;${written};Jan;`);
  });
});

describe('the number of members', () => {
  it.each([
    ['214', 214],
    ['0', 0],
    [' 1 234 ', 1_234],
    ['1\u00a0234\u202f000', null],
    ['1 000 000', 1_000_000],
    ['1000001', null],
    ['12 34', null],
    ['-1', null],
    ['2.5', null],
    ['', null],
  ])('%j is read as %s', (text, members) => {
    expect(membersIn(text)).toBe(members);
  });

  it('is of a year that has begun', () => {
    expect(['1950', '1951', '2026', '2027', '26', ''].map((text) => yearIn(text, 2_026))).toEqual([
      null,
      1_951,
      2_026,
      null,
      null,
      null,
    ]);
  });
});

describe('Czech', () => {
  it.each([
    [
      'federation-fees-entries',
      [0, 1, 3, 8],
      ['nikdo', '1 přihláška', '3 přihlášky', '8 přihlášek'],
    ],
    ['federation-due-confirm', [1, 2, 5], ['1 přihláška', '2 přihlášky', '5 přihlášek']],
    ['federation-fees-unconfirmed', [1, 2, 5], ['čeká', 'čekají', 'čeká']],
    ['federation-fees-more-events', [1, 4, 9], ['další 1 turnaj', 'další 4 turnaje', 'dalších 9']],
  ])('%s', (id, counts, expected) => {
    addMessages('cs', textsOf('cs', 'federation'));
    counts.forEach((n, place) => expect(t(id, { n })).toContain(expected[place]));
  });

  it('counts entries and events apart', () => {
    addMessages('cs', textsOf('cs', 'federation'));
    expect(t('federation-fees-shown', { n: 12, events: 3 })).toBe('12 přihlášek, 3 turnaje.');
    expect(t('federation-fees-shown', { n: 1, events: 1 })).toBe('1 přihláška, 1 turnaj.');
    const saved = { members: 412, year: '2025', n: 3, next: '2026' };
    expect(t('federation-size-saved', saved)).toBe(
      'Uloženo: 412 členů v roce 2025. Plynou z toho 3 nominace na rok 2026 (TR-1.0.10).',
    );
  });
});
