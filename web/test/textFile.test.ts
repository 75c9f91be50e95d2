// Files of text, as programs write them: in which encoding they are read, and which are none.
import { beforeEach, describe, expect, it } from 'vitest';
import { addMessages } from '../src/i18n';
import { type Guess, decode, guessText, otherThan, readText } from '../src/ui/textFile';
import { textsOf } from './texts';

const bytes = (...values: number[]) => new Uint8Array(values);
const blob = (...values: number[]) => new Blob([bytes(...values)]);
/** ASCII as it is, and each other letter as the byte that is given for it. */
const encoded = (text: string, codes: Record<string, number>) =>
  bytes(...[...text].map((each) => codes[each] ?? each.charCodeAt(0)));
const utf16 = (text: string, little: boolean) =>
  bytes(
    ...[...`\uFEFF${text}`].flatMap((each) => {
      const code = each.charCodeAt(0);
      const pair = [code >> 8, code & 255];
      return little ? pair.reverse() : pair;
    }),
  );

const CZECH = { ř: 0xf8, í: 0xed, ě: 0xec, š: 0x9a, Š: 0x8a, á: 0xe1, č: 0xe8, ů: 0xf9, ť: 0x9d };
const POLISH = { Ł: 0xa3, ł: 0xb3, ą: 0xb9, ż: 0xbf, ó: 0xf3 };
const WESTERN = { ü: 0xfc, é: 0xe9, á: 0xe1, ç: 0xe7, å: 0xe5, æ: 0xe6, ø: 0xf8, ê: 0xea, à: 0xe0 };

beforeEach(() => addMessages('en', textsOf('en')));

describe('a text', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('Tomáš Řehoř'), 'Tomáš Řehoř'],
    ['UTF-8 with a mark', new TextEncoder().encode('\uFEFFid;Š'), 'id;Š'],
    ['UTF-16, as Excel writes it', utf16('Tomáš\t1', true), 'Tomáš\t1'],
    ['UTF-16, the other way', utf16('Tomáš', false), 'Tomáš'],
    ['nothing', bytes(), ''],
  ])('says how it is written: %s', (_, file, text) => {
    expect(decode(file)).toEqual({ text, as: null });
  });

  it.each<[Guess, string, Record<string, number>]>([
    ['windows-1250', 'Jiří Němeček', CZECH],
    ['windows-1250', 'Tomáš Kůs', CZECH],
    ['windows-1250', 'Šťáva', CZECH],
    ['windows-1250', 'Łukasz Wąż', POLISH],
    ['windows-1252', 'Müller', WESTERN],
    ['windows-1252', 'Ana Conceição'.replace('ã', 'a'), WESTERN],
    ['windows-1252', 'Håkon Bjæland', WESTERN],
    // Neither: the letters are the same in both.
    ['windows-1252', 'Novák', { á: 0xe1 }],
  ])('is guessed: %s, %s', (as, text, codes) => {
    expect(decode(encoded(text, codes))).toEqual({ text, as });
  });

  it('is guessed by the language of the page where it is Czech', () => {
    const file = encoded('Müller', WESTERN);
    addMessages('cs', textsOf('cs'));
    expect(decode(file)).toEqual({ text: 'Müller', as: 'windows-1250' });
  });

  it('is read as the reader says', () => {
    const file = encoded('Sørensen', WESTERN);
    expect(decode(file)).toEqual({ text: 'Sřrensen', as: 'windows-1250' });
    expect(decode(file, otherThan('windows-1250'))).toEqual({
      text: 'Sørensen',
      as: 'windows-1252',
    });
    expect(guessText(otherThan('windows-1252'))).toBe('Windows-1250');
    // What says itself how it is written is asked nothing.
    expect(decode(new TextEncoder().encode('ø'), 'windows-1250')?.text).toBe('ø');
  });

  it.each([
    ['a workbook', bytes(0x50, 0x4b, 3, 4, 20, 0, 6, 0)],
    ['UTF-16 without its mark', bytes(0x69, 0, 0x64, 0)],
    ['half of UTF-16', bytes(0xff, 0xfe, 0, 0xd8)],
    ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13)],
  ])('is not %s', (_, file) => {
    expect(decode(file)).toBeNull();
  });
});

describe('a file', () => {
  it('has a limit, is text, and may be gone', async () => {
    expect(await readText(new Blob(['x'.repeat(64)]), 64)).toEqual({
      text: 'x'.repeat(64),
      as: null,
    });
    expect(await readText(new Blob(['x'.repeat(65)]), 64)).toEqual({ wrong: 'large' });
    expect(await readText(blob(0x50, 0x4b, 3, 4), 64)).toEqual({ wrong: 'encoding' });
    const gone = { size: 1, arrayBuffer: () => Promise.reject(new Error('gone')) };
    expect(await readText(gone as unknown as Blob, 64)).toEqual({ wrong: 'gone' });
  });
});
