// Registered players: how far each is on the way to an account, what is due, and what is sent.
import { describe, expect, it } from 'vitest';
import { dueOf, takesEntries, waitsForAnswer } from '../src/federation/due';
import { searched } from '../src/federation/useMembers';
import type { EventLine } from '../src/events/api';
import { addMessages, t } from '../src/i18n';
import { faultText, placeOf } from '../src/imports/FileFaults';
import type { Registration } from '../src/registrations/api';
import { sentAs } from '../src/api/sent';
import { contentOf } from '../src/registrations/registering';
import { countsOf, isWanted, standingOf, wishOf } from '../src/registrations/standing';
import type { Transfer } from '../src/transfers/api';
import { textsOf } from './texts';

const NOW = Date.parse('2026-11-28T12:00:00Z');

function registration(id: number, family_name: string, lapses_at: string | null): Registration {
  return {
    player: { id, given_name: 'Věra', family_name, federation: 'CZE', title: null, rating: null },
    version: 1,
    registered_at: '2026-11-01T10:00:00Z',
    registered_by: null,
    invitation: lapses_at
      ? { email: 'vera@example.com', sent_at: '2026-11-01T10:00:00Z', lapses_at }
      : null,
  };
}

const NEVER = registration(161_500, 'Dvořáková', null);
const GOOD = registration(161_501, 'Kovářová', '2026-11-28T12:00:01Z');
const LAPSED = registration(161_502, 'Malá', '2026-11-28T12:00:00Z');
const ALL = [NEVER, GOOD, LAPSED];

describe('an invitation', () => {
  it('is good up to its last moment', () => {
    expect(ALL.map((each) => standingOf(each, NOW))).toEqual(['uninvited', 'invited', 'lapsed']);
    expect(countsOf(ALL, NOW)).toEqual({ uninvited: 1, invited: 1, lapsed: 1 });
  });

  it.each([
    ['', [161_500, 161_501, 161_502]],
    ['?show=lapsed', [161_502]],
    ['?show=nothing', [161_500, 161_501, 161_502]],
    ['?find=dvorakova+VERA', [161_500]],
    ['?find=161501', [161_501]],
    ['?show=invited&find=mala', []],
  ])('%s finds players', (address, found) => {
    const wanted = ALL.filter((each) => isWanted(each, wishOf(address), NOW));
    expect(wanted.map(({ player }) => player.id)).toEqual(found);
  });
});

describe('a registration', () => {
  const values = { given_name: ' Jan ', family_name: 'Kovář', email: ' ', language: 'cs' };

  it('has no address where none was written', () => {
    expect(contentOf(values, false)).toEqual({
      given_name: 'Jan',
      family_name: 'Kovář',
      email: null,
      language: 'cs',
      another: false,
    });
    expect(contentOf({ ...values, language: 'de' }, true).language).toBe('en');
  });

  it('keeps its key while it says the same', () => {
    let keys = 0;
    const next = () => `key-${(keys += 1)}`;
    const first = sentAs(null, contentOf(values, false), next);
    expect(sentAs(first, contentOf({ ...values }, false), next)).toBe(first);
    expect(sentAs(first, contentOf(values, true), next).id).not.toBe(first.id);
  });
});

describe('what is due', () => {
  const transfer = (may: Transfer['may']) => ({ may }) as Transfer;
  const transfers = [
    transfer([{ act: 'consent', federation: 'CZE' }]),
    transfer([{ act: 'consent', federation: 'POL' }]),
    transfer([{ act: 'take_back', federation: null }]),
  ];

  it('is what the federation is asked, and the reader may answer', () => {
    expect(transfers.map((each) => waitsForAnswer(each, 'CZE'))).toEqual([true, false, false]);
    const due = dueOf('CZE', { transfers, registrations: ALL }, NOW);
    expect(due.map(({ duty, n }) => [duty, n])).toEqual([
      ['transfers', 1],
      ['uninvited', 1],
      ['lapsed', 1],
    ]);
    expect(dueOf('CZE', {}, NOW)).toEqual([]);
  });

  it('are events that take entries, but for those of another federation alone', () => {
    const event = (id: number, more: Partial<EventLine>) =>
      ({ id, phase: 'entries_open', entry: 'open', organiser: 'ICCF', ...more }) as EventLine;
    const events = [
      event(1, { entries_close_at: '2027-02-01T00:00:00Z' }),
      event(2, { entries_close_at: '2027-01-01T00:00:00Z' }),
      event(3, { entry: 'national', organiser: 'POL', entries_close_at: '2027-01-01T00:00:00Z' }),
      event(4, { entry: 'national', organiser: 'CZE', entries_close_at: '2027-03-01T00:00:00Z' }),
      event(5, { phase: 'running', entries_close_at: '2026-01-01T00:00:00Z' }),
    ];
    expect(takesEntries(events, 'CZE').map(({ id }) => id)).toEqual([2, 1, 4]);
  });
});

describe('a search', () => {
  it.each([
    ['', ''],
    [' k ', ''],
    [' ko ', 'ko'],
    ['李小', '李小'],
    ['161500', '161500'],
    ['j k', ''],
    ['j ko', 'j ko'],
  ])('of "%s" is for two letters together, or a number', (text, search) => {
    expect(searched(text)).toBe(search);
  });
});

describe('a fault of a file', () => {
  const texts = 'federation-fault';
  const fault = { file: 'csv', line: 3, column: 'email', rule: null, reason: 'No address.' };

  it('is told in the words of the page where there are some', () => {
    addMessages('cs', textsOf('cs', 'federation', 'accounts', 'bring'));
    expect(placeOf({ ...fault, code: 'invalid_email' })).toBe('řádek 3, email');
    expect(placeOf({ ...fault, column: '', code: 'invalid_email' })).toBe('řádek 3');
    expect(faultText({ ...fault, code: 'invalid_email' }, texts)).toBe(
      'Toto není e-mailová adresa.',
    );
    expect(faultText({ ...fault, code: 'faulty_field' }, texts)).toBe('Toto nelze přečíst.');
    expect(faultText({ ...fault, code: 'something_new' }, texts)).toBe('No address.');
  });
});

describe('Czech plurals', () => {
  it.each([
    ['federation-due-transfers', [1, 2, 5], ['1 přestup čeká', '2 přestupy čekají', '5 přestupů']],
    ['federation-due-uninvited', [1, 3, 8], ['1 zapsaný hráč', '3 zapsaní hráči', '8 zapsaných']],
    ['federation-due-lapsed', [1, 4, 5], ['1 pozvánka', '4 pozvánky', '5 pozvánek']],
    ['federation-all', [0, 1, 2, 200], ['Nikdo.', '1 hráč.', '2 hráči.', '200 hráčů.']],
    ['federation-file-right', [1, 2, 7], ['by se 1 hráč', 'by se 2 hráči', 'by se 7 hráčů']],
  ])('%s', (id, counts, expected) => {
    addMessages('cs', textsOf('cs', 'federation'));
    counts.forEach((n, place) => expect(t(id, { n })).toContain(expected[place]));
  });
});
