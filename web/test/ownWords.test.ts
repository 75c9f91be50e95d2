// The organiser's own words, about the event and how the fee is paid: through the fields, in copies, in kept drafts, and
// who is told how to pay.
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { owesFee } from '../src/events/About';
import type { Entry, EventView } from '../src/events/api';
import { addMessages } from '../src/i18n';
import {
  type Draft,
  EMPTY,
  alike,
  announcementOf,
  draftOf,
  withField,
} from '../src/organise/draft';
import { keep, readKept } from '../src/organise/kept';
import { nextSeason } from '../src/organise/league';
import { FIELD_OF, stepOf, whatIsWrongIn } from '../src/organise/steps';
import { ABOUT_MAX, PAYMENT_MAX } from '../src/organise/words';
import { textsOf } from './texts';

const WORDS = { about: 'Prizes:\n1. 100 €', payment: 'Account 123/0800' };
const DRAFT: Draft = { ...EMPTY, code: 'A/1', director: '1', fee: '5', ...WORDS };
const told = (changed: Partial<Draft>) => {
  const { about, payment } = announcementOf({ ...DRAFT, ...changed });
  return { about, payment };
};

beforeEach(() => {
  addMessages('en', textsOf('en', 'events', 'organise'));
  sessionStorage.clear();
});

describe('what is sent', () => {
  it('is what was typed, without the space around it', () => {
    expect(told({})).toEqual(WORDS);
    expect(told({ about: ' \n Prizes:\r\n1. 100 €\n' })).toEqual(WORDS);
  });

  it('is null where nothing is said', () => {
    expect(told({ about: ' \n', payment: '' })).toEqual({ about: null, payment: null });
  });

  it('says no way to pay where there is no fee', () => {
    expect(told({ fee: ' ' })).toEqual({ ...WORDS, payment: null });
    // What was typed is there again with the fee.
    const emptied = withField(DRAFT, 'fee', '');
    expect(announcementOf(withField(emptied, 'fee', '6')).payment).toBe(WORDS.payment);
  });

  it('has nothing that the server refuses in a text of lines', () => {
    expect(told({ about: 'Place\tPrize\n1\t100 €\u0000' }).about).toBe('Place Prize\n1 100 €');
  });
});

describe('copies', () => {
  const event = {
    id: 7,
    announcement: announcementOf(DRAFT),
    time_control: { kind: 'none' },
  } as EventView;

  it('carry both along', () => {
    expect(announcementOf(draftOf(event))).toMatchObject(WORDS);
    expect(alike(event)).toMatchObject(WORDS);
    expect(nextSeason(event)).toMatchObject(WORDS);
  });

  it('of an event that says neither, say neither', () => {
    const announcement = { ...event.announcement, about: null, payment: null };
    expect(draftOf({ ...event, announcement })).toMatchObject({ about: '', payment: '' });
  });

  it('are kept on the device, also those from before there was such a thing', () => {
    keep('new', { draft: DRAFT, place: 'what' });
    expect(readKept('new')?.draft).toEqual(DRAFT);
    const older: Partial<Draft> = { ...DRAFT };
    delete older.about;
    delete older.payment;
    sessionStorage.setItem('posthorn-event-new', JSON.stringify({ draft: older, place: 'who' }));
    expect(readKept('new')?.draft).toEqual({ ...DRAFT, about: '', payment: '' });
  });
});

describe('a text that is too long', () => {
  const wrong = (step: Parameters<typeof whatIsWrongIn>[0], changed: Partial<Draft>) =>
    Object.keys(whatIsWrongIn(step, { ...DRAFT, ...changed }));
  const about = 'é'.repeat(ABOUT_MAX);
  const payment = '♞'.repeat(PAYMENT_MAX);

  it('is told at its field, in the wizard and once the start lists are published', () => {
    expect(wrong('what', { about })).toEqual([]);
    expect(wrong('what', { about: `${about}\n ` })).toEqual([]);
    expect(wrong('what', { about: `${about}!` })).toEqual(['about']);
    expect(wrong('who', { payment })).toEqual([]);
    expect(wrong('who', { payment: `${payment}!` })).toEqual(['payment']);
    expect(wrong('published', { about: `${about}!`, payment: `${payment}!` })).toEqual([
      'about',
      'payment',
    ]);
  });

  it('is none to pay by where there is no fee', () => {
    expect(wrong('who', { fee: '', payment: `${payment}!` })).toEqual([]);
  });

  it('counts characters as the server does', () => {
    expect(wrong('what', { about: '😀'.repeat(ABOUT_MAX) })).toEqual([]);
    const path = '../shared/rules/src/tournament/announcement_refusal.rs';
    const limit = (name: string) =>
      Number(
        new RegExp(`const ${name}: usize = ([\\d_]+);`)
          .exec(readFileSync(path, 'utf8'))?.[1]
          ?.replaceAll('_', ''),
      );
    expect(limit('ABOUT_CHARACTERS_MAX')).toBe(ABOUT_MAX);
    expect(limit('PAYMENT_CHARACTERS_MAX')).toBe(PAYMENT_MAX);
  });

  it('leads back to its field when the server refuses it', () => {
    expect([FIELD_OF.bad_about, stepOf('bad_about')]).toEqual(['about', 'what']);
    expect([FIELD_OF.bad_payment, stepOf('bad_payment')]).toEqual(['payment', 'who']);
  });
});

it.each([
  [{}, true],
  [{ fee_paid_at: '2026-11-09T10:00:00Z' }, false],
  [{ free: true }, false],
  [{ free: true, confirmed_at: '2026-11-09T10:00:00Z' }, false],
])('who owes the fee: %j', (changed, owes) => {
  const entry = { fee_paid_at: null, free: false, confirmed_at: null } as Entry;
  expect(owesFee({ ...entry, ...changed } as Entry)).toBe(owes);
});
