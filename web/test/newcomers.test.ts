// Somebody who plays in place of another player: among whom that one is chosen, and where a refusal is told.
import { beforeEach, expect, it } from 'vitest';
import { problemText, refusal } from '../src/api/problem';
import { FIELD_OF, byName, inOwnWords, listName, listedIn } from '../src/events/newcomers';
import { addMessages } from '../src/i18n';
import { player } from './player';
import { textsOf } from './texts';

beforeEach(() => addMessages('en', textsOf('en', 'events')));

const named = (id: number, family_name: string, given_name: string) => ({
  ...player(id, null),
  ...{ family_name, given_name },
});

it('a player is found with the section, and nobody else', () => {
  const sections = [
    { id: 70, name: '1', players: [player(1, null), player(2, null)] },
    { id: 71, name: 'Final', players: [player(3, null)] },
  ];
  expect(listedIn(sections, 2)).toEqual({ player: player(2, null), section: 'Section 1' });
  expect(listedIn(sections, 3)?.section).toBe('Final');
  expect(listedIn(sections, 4)).toBeUndefined();
  expect(listedIn([], 1)).toBeUndefined();
});

it('a list is searched by family name, in the order of the reader’s language', () => {
  const list = [named(1, 'Šimek', 'Jan'), named(2, 'Chalupa', 'Petr'), named(3, 'Cibulka', 'Iva')];
  const again = [...list, named(4, 'Cibulka', 'Adam')];
  expect(byName(again).map(({ id }) => id)).toEqual([2, 4, 3, 1]);
  addMessages('cs', textsOf('cs', 'events'));
  // “Ch” is a letter behind “h”.
  expect(byName(again).map(({ id }) => id)).toEqual([4, 3, 2, 1]);
  expect(again.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(listName(named(160_012, 'Novák', 'Tomáš'))).toBe('Novák, Tomáš (160012)');
});

it('a refusal stands at its field, in words about somebody else', () => {
  const told = (code: string) => {
    const own = inOwnWords(refusal(code, 'Detail.'));
    return [FIELD_OF[own.code], problemText(own)];
  };
  expect(told('has_begun')).toEqual(['replaced', 'Detail.']);
  expect(told('fee_not_paid')).toEqual(['fee', expect.stringMatching(/^Nobody plays before/)]);
  expect(told('not_qualified')).toEqual(['newcomer', expect.stringMatching(/^This player is not/)]);
  // What is said about the player already, stays.
  expect(told('deposit_not_paid')).toEqual(['newcomer', expect.stringMatching(/twice the fee/)]);
  expect(told('not_playing')).toEqual([
    undefined,
    expect.stringMatching(/^A player can be replaced only/),
  ]);
  expect(told('own_event')).toEqual([undefined, expect.stringMatching(/another organiser/)]);
  addMessages('cs', textsOf('cs', 'events'));
  expect(told('outside_class')[1]).toMatch(/^Rating tohoto hráče/);
  expect(told('plays_already')[1]).toMatch(/už hraje/);
});
