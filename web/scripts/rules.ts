// A Vite plugin: the module `virtual:rules` is the ledger of the rules, with what the server does about each
// article, what of it is not done, and how it is read. Only the pages of the rules and of questions about
// them import it, so that no other page carries it.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { Article, Reading, Standing } from 'virtual:rules';

const NAME = 'virtual:rules';
/** The ids alone, which officials cite: every row of the ledger, as the server has them. */
const IDS = 'virtual:article-ids';
const LEDGER = '../shared/rules/RULES.csv';
const READINGS = '../shared/rules/READINGS.csv';
const ARTICLES = '../shared/rules/tables/articles.txt';
/** What the ledger says where a rule waits. */
const NOT_YET = 'not yet: ';
const BOOKS = ['LAW', 'TR', 'RAT', 'NORM', 'SKS', 'MAK', 'FIDE'];

/** The lines of a file, each by the names in the first one. */
export function readCsv(text: string): Record<string, string>[] {
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/g,
  )) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\n') lines.push([]);
  }
  const [names = [], ...rows] = lines.filter((line) => line.some((field) => field !== ''));
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])));
}

/** `TR-10.0.3` is TR, 10, 0, 3; words such as "general" keep the ledger's order. */
const parts = (id: string): (string | number)[] =>
  (id.match(/\d+|[A-Za-z]+/g) ?? []).map((part) => (/\d/.test(part) ? Number(part) : part));

/** The order of the articles: books as listed, numbers as numbers, and before letters. */
function before(one: string, other: string): number {
  const [mine, theirs] = [parts(one), parts(other)];
  const book = ([name]: (string | number)[]) => BOOKS.indexOf(String(name));
  if (book(mine) !== book(theirs)) return book(mine) - book(theirs);
  for (const [at, a] of mine.slice(1).entries()) {
    const b = theirs[at + 1];
    if (b === undefined) return 1;
    if (typeof a === 'number' && typeof b === 'number' && a !== b) return a - b;
    if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
    if (typeof a === 'string' && typeof b === 'string' && a !== b)
      return a.length > 1 || b.length > 1 ? 0 : a < b ? -1 : 1;
  }
  return mine.length - theirs.length;
}

function standing({ kind, enforced = '' }: Record<string, string>): Standing {
  if (enforced.startsWith(NOT_YET)) return kind === 'policy' ? 'people' : 'missing';
  return kind === 'official' ? 'official' : 'server';
}

/** All articles in their order. */
export function readRules(): Article[] {
  const readings = readCsv(readFileSync(READINGS, 'utf8'));
  const ledger = readCsv(readFileSync(LEDGER, 'utf8'));
  const articles = ledger.map((row): Article => {
    const { id = '', rule = '', reached_from: reached = '', lacks = '' } = row;
    const own = readings.filter((reading) => reading.id === id);
    return {
      id,
      text: rule,
      standing: standing(row),
      by: reached ? reached.split('; ') : [],
      lacks,
      readings: own.map(({ kind, reading = '' }): Reading => ({
        differs: kind === 'difference',
        text: reading,
      })),
    };
  });
  return articles.sort((one, other) => before(one.id, other.id));
}

export function rules(): Plugin {
  return {
    name: 'posthorn-rules',
    resolveId: (id) => (id === NAME || id === IDS ? `\0${id}` : null),
    load(id) {
      if (id === `\0${IDS}`) {
        this.addWatchFile(ARTICLES);
        const ids = readFileSync(ARTICLES, 'utf8').trim().split('\n');
        return `export default ${JSON.stringify(ids)}`;
      }
      if (id !== `\0${NAME}`) return null;
      for (const file of [LEDGER, READINGS]) this.addWatchFile(file);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(readRules()))})`;
    },
  };
}
