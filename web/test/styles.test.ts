// The styles of a page stay when it is left for another one: a class that two pages style must not mean
// two things, so the styles of one page alone name it bare; others name where it is.
import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = 'src/styles';
const shared = readFileSync(`${FOLDER}/index.css`, 'utf8');

/** "game-print" belongs to "game": the two come together. */
const pageOf = (sheet: string): string => sheet.replace(/(-print|-layout)?\.css$/, '');

it('no class is styled bare by two pages', () => {
  const pages = new Map<string, Set<string>>();
  for (const sheet of readdirSync(FOLDER)) {
    if (sheet === 'index.css' || shared.includes(`./${sheet}`)) continue;
    const rules = readFileSync(`${FOLDER}/${sheet}`, 'utf8').replace(/\/\*[^]*?\*\//g, '');
    for (const [, selectors = ''] of rules.matchAll(/([^{}]+)\{/g))
      for (const selector of selectors.split(','))
        if (/^\.[\w-]+$/.test(selector.trim())) {
          const name = selector.trim();
          pages.set(name, (pages.get(name) ?? new Set()).add(pageOf(sheet)));
        }
  }
  const torn = [...pages].filter(([, several]) => several.size > 1);
  expect(torn.map(([name, several]) => `${name}: ${[...several].join(', ')}`)).toEqual([]);
});

it('how large a checkbox is, one sheet says for all pages', () => {
  // Bars of progress and sliders have the accent, but no height of their own in common.
  const sized = readdirSync(FOLDER).flatMap((sheet) =>
    [...readFileSync(`${FOLDER}/${sheet}`, 'utf8').matchAll(/([^{}]*)\{([^{}]*)\}/g)]
      .filter(([, , rule = '']) => /accent-color:/.test(rule) && /[^-]height: 18px/.test(rule))
      .map(() => sheet),
  );
  expect(sized).toEqual(['forms.css']);
});
