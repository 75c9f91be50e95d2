// Category and norms in words.
import { describe, expect, it } from 'vitest';
import type { NormNote } from '../src/events/api';
import * as norms from '../src/events/norms';
import { addMessages } from '../src/i18n';
import { NORMS } from './norms';
import { textsOf } from './texts';

const text = (language: string) => textsOf(language, 'events');

describe('norms', () => {
  const note = (code: string, changed: Partial<NormNote> = {}): NormNote => ({
    ...{ code, detail: 'as the server says', rule: 'NORM-3', federation: null },
    ...{ found: 8, of: 9 },
    ...changed,
  });

  it('category and points are told in words', () => {
    addMessages('en', text('en'));
    expect(norms.categoryText(NORMS)).toBe('Category 7');
    expect(norms.categoryText({ ...NORMS, category: null })).toBe('no category');
    expect(norms.categoryText({ ...NORMS, category: '4', classified: true })).toBe(
      'Category 4, that of this kind of event (NORM-4c)',
    );
    expect(norms.offerText(NORMS)).toBe('GM 6½');
  });

  it('every reason has its words and its rule, in both languages', () => {
    for (const language of ['cs', 'en']) {
      addMessages(language, text(language));
      for (const code of ['too_few_players', 'too_few_federations', 'too_few_published'])
        expect(norms.whyText(note(code))).toMatch(/8.* 9.* \(NORM-3\)$/);
      expect(norms.whyText(note('one_federation', { federation: 'CZE' }))).toMatch(/8.*9/);
      expect(norms.remarkText(note('fixed'))).toMatch(/8.*9.*60/);
    }
    const low = note('no_category', { rule: 'NORM-2', found: 1_950, of: null });
    expect(norms.whyText(low)).toBe('The average of 1950 is below the lowest category (NORM-2)');
    expect(norms.whyText(note('new_one'))).toBe('as the server says (NORM-3)');
  });
});
