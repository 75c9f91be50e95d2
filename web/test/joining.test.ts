// Two numbers of one person: what is told at once about the one that is to go, and who directs beside a director.
import { beforeEach, describe, expect, it } from 'vitest';
import { problemText, refusal } from '../src/api/problem';
import { addMessages, has } from '../src/i18n';
import { joinFaults } from '../src/players/joining';
import { textsOf } from './texts';

const INTO = 160_012;
const ME = 160_077;

describe('a number to be joined', () => {
  beforeEach(() => addMessages('en', textsOf('en', 'accounts')));

  it.each([
    ['163012', 'Twice.', {}],
    ['', 'Twice.', { number: /Choose one of the players/ }],
    ['Novak', 'Twice.', { number: /Choose one of the players/ }],
    ['160012', 'Twice.', { number: /the number that stays/ }],
    ['160077', 'Twice.', { number: /your own number/ }],
    ['163012', ' \n', { reason: /Fill in/ }],
  ])('%s, because "%s"', (number, reason, expected) => {
    const faults = joinFaults({ number, reason }, INTO, ME);
    expect(Object.keys(faults)).toEqual(Object.keys(expected));
    for (const [field, words] of Object.entries(expected)) expect(faults[field]).toMatch(words);
  });
});

describe.each(['en', 'cs'])('in %s', (language) => {
  it.each([
    ['accounts', ['has_played', 'offices_held', 'same_number', 'nobody_has_it']],
    ['events', ['directs_no_tournaments', 'directs_already', 'too_many_deputies']],
    ['events', ['director_plays', 'unknown_player']],
  ] as const)('%s has words for %j', (texts, codes) => {
    addMessages(language, textsOf(language, texts));
    for (const code of codes) expect(problemText(refusal(code, 'No words.'))).not.toBe('No words.');
  });

  it('the log of an event names what was decided about deputies', () => {
    addMessages(language, textsOf(language, 'events'));
    for (const act of ['named', 'removed']) expect(has(`events-act-deputy-${act}`)).toBe(true);
  });
});
