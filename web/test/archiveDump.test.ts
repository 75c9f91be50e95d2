// All games as files: what they are called, how large they are said to be, and until when they go.
import { beforeEach, describe, expect, it } from 'vitest';
import { limits, quarterText, sizeText } from '../src/archive/dumpWords';
import { addMessages, t } from '../src/i18n';
import { textsOf } from './texts';

const speak = (code: 'cs' | 'en') => addMessages(code, textsOf(code, 'archive'));

beforeEach(() => speak('en'));

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the name of a file', () => {
  it.each([
    ['posthorn-2026-1.pgn.gz', '2026, 1st quarter', '1. čtvrtletí 2026'],
    ['posthorn-2026-2.pgn.gz', '2026, 2nd quarter', '2. čtvrtletí 2026'],
    ['posthorn-2027-3.pgn.gz', '2027, 3rd quarter', '3. čtvrtletí 2027'],
    ['posthorn-1998-4.pgn.gz', '1998, 4th quarter', '4. čtvrtletí 1998'],
    ['posthorn-2026-5.pgn.gz', 'posthorn-2026-5.pgn.gz', 'posthorn-2026-5.pgn.gz'],
  ])('%s is that of a quarter', (name, english, czech) => {
    expect(quarterText({ name })).toBe(english);
    speak('cs');
    expect(plain(quarterText({ name }))).toBe(czech);
  });
});

describe('a size', () => {
  it.each([
    [300, '1 KB', '1 KB'],
    [611_320, '597 KB', '597 KB'],
    [1_048_575, '1 MB', '1 MB'],
    [1_468_006, '1.4 MB', '1,4 MB'],
    [1_500_000_000, '1,430.5 MB', '1 430,5 MB'],
  ])('of %i bytes', (bytes, english, czech) => {
    expect(plain(sizeText(bytes))).toBe(english);
    speak('cs');
    expect(plain(sizeText(bytes))).toBe(czech);
  });
});

it('where the files end is the same moment in both languages', () => {
  const until = '2026-11-01T00:00:00Z';
  expect(t('archive-dump-no-games', limits(until))).toMatch(/before (1 November|November 1,) 2026/);
  speak('cs');
  expect(plain(t('archive-dump-no-games', limits(until)))).toBe(
    'Do 31. října 2026 žádná partie neskončila.',
  );
});
