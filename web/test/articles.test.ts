// The ledger of the rules as the page has it, and where citations lead.
import { readFileSync, readdirSync } from 'node:fs';
import { h, render } from 'preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { readCsv, readRules } from '../scripts/rules';
import type { Article } from 'virtual:rules';
import { ArticleView } from '../src/articles/ArticleView';
import { bookOf, chapterOf, isWhole, nearest, says } from '../src/articles/article';
import { standingText } from '../src/articles/words';
import { addMessages, dashed, has } from '../src/i18n';
import { Cited } from '../src/ui/Cited';
import { textsOf } from './texts';

const articles = readRules();
const ids = articles.map(({ id }) => id);
const CITED = /\b(?:LAW|TR|RAT|NORM|SKS|MAK)-(?:\d\w*|[A-Z]+)(?:[.-]\w+)*/g;

/** All that is written in the files of a folder with such an ending. */
function filesOf(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
}

beforeEach(() => addMessages('en', textsOf('en', 'rules')));

describe('the ledger', () => {
  it('is read with its quotation marks', () => {
    expect(readCsv('a,b,c\n1,"x, ""y""",\n')).toEqual([{ a: '1', b: 'x, "y"', c: '' }]);
  });

  it('comes in the order of the articles, once each', () => {
    const before = (one: string, other: string) =>
      expect(ids.indexOf(one), `${one}, ${other}`).toBeLessThan(ids.indexOf(other));
    before('LAW-3.9', 'LAW-3.10.1');
    before('LAW-14.2', 'LAW-A.1-A.13');
    before('LAW-C', 'TR-0.1');
    before('TR-1.0.2', 'TR-1.0.10');
    before('TR-10.9', 'TR-10.9-classified');
    before('MAK-SETUP', 'MAK-PIECES');
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(240);
  });

  it('says nothing of files and code', () => {
    for (const { id, text, lacks, readings } of articles)
      for (const words of [text, lacks, ...readings.map((each) => each.text)])
        expect(words, id).not.toMatch(/::|\.(rs|md|csv)\b|\b(shared|functions|tables)\/|\[[A-Z]\]/);
  });

  it('has an article for every reading', () => {
    const readings = readCsv(readFileSync('../shared/rules/READINGS.csv', 'utf8'));
    expect(readings.length).toBeGreaterThan(30);
    for (const { id = '', kind, reading } of readings) {
      expect(ids).toContain(id);
      expect(['reading', 'difference']).toContain(kind);
      expect(reading).toMatch(/\.$/);
    }
  });

  it.each(['en', 'cs'])('has its words for what reaches an article, in %s', (language) => {
    addMessages(language, textsOf(language, 'rules'));
    for (const { id, by, standing } of articles) {
      const chapter = chapterOf(id);
      expect(has(`rules-book-${bookOf(id)}`), id).toBe(true);
      if (chapter) expect(has(`rules-chapter-${chapter}`), chapter).toBe(true);
      if (standing !== 'server') continue;
      // Shares of a list are a part of its calculation, commands are the operator's.
      const told = by.filter((name) => name !== 'rate-shares' && !name.startsWith('posthorn '));
      for (const name of told) expect(has(`rules-by-${dashed(name)}`), name).toBe(true);
    }
  });

  it('tells who sees to an article', () => {
    const of = (id: string) => standingText(articles[ids.indexOf(id)] ?? expect.fail(id));
    expect(of('LAW-6.6')).toBe(
      'The server sees to it: every minute, when a win on time is claimed, when something is claimed in a game by post or e-mail, and when the director decides about the score of a game by post or e-mail.',
    );
    expect(of('LAW-6.8')).toBe('An official decides.');
    expect(of('LAW-8.1')).toBe('An official decides.');
    expect(of('TR-1.0.1')).toBe('Not yet here.');
    expect(of('LAW-13.1')).toBe('The server sees to it: when somebody’s conduct is reported.');
    // Told once, though two schedules and commands reach it.
    expect(of('RAT-9')).not.toMatch(/posthorn|shares/);
  });

  it('shows what lacks something as not whole', () => {
    const place = document.createElement('div');
    const shown = (of: Article) => {
      render(h(ArticleView, { of, level: 4, asked: null, answered: 0 }), place);
      return place.textContent;
    };
    const partly = articles.filter(({ lacks }) => lacks);
    expect(partly.length).toBeGreaterThan(30);
    for (const article of articles) {
      const { id, lacks, standing } = article;
      expect(isWhole(article), id).toBe(standing !== 'missing' && !lacks);
      if (lacks) expect(shown(article), id).toContain(`Partly: ${lacks}`);
      else expect(shown(article), id).not.toContain('Partly:');
    }
    expect(place.querySelectorAll('[lang="en"]').length).toBeGreaterThan(0);
  });

  it('is searched by ids and words', () => {
    const found = (search: string) => articles.filter((each) => says(each, search));
    expect(found('LAW-6.8').map(({ id }) => id)).toContain('LAW-6.8');
    expect(found('law CLOCK reading').map(({ id }) => id)).toContain('LAW-6.8');
    expect(found('protects move 51').map(({ id }) => id)).toEqual(['LAW-C']);
    expect(found('')).toHaveLength(articles.length);
    expect(found('no such words')).toEqual([]);
  });
});

describe('a citation', () => {
  it.each([
    ['LAW-6.8', 'LAW-6.8'],
    ['TR-10.10e', 'TR-10.10'],
    ['TR-10.10g', 'TR-10.10f-i'],
    ['TR-10.4a', 'TR-10.4'],
    ['LAW-9.3', 'LAW-9.3.1'],
    ['LAW-6.10', 'LAW-6.10a'],
    ['LAW-3.4', 'LAW-3.2-3.6'],
    ['LAW-A.15', 'LAW-A.14-A.20'],
    ['LAW-B.3.5', 'LAW-B.3.4-5'],
    ['SKS-7.9', 'SKS-7.8-9'],
    ['RAT-1', 'RAT-1-2'],
    ['LAW-1', 'LAW-1.1'],
    ['LAW-6.99', null],
    ['LAW-99', null],
    ['XX-1', null],
    ['.', null],
    ['', null],
  ])('of %s leads to %s', (id, article) => {
    expect(nearest(id, ids)).toBe(article);
  });

  it('that the server can send leads to an article', () => {
    const sources = ['shared', 'functions'].flatMap((folder) =>
      readdirSync(`../${folder}`).flatMap((name) => filesOf(`../${folder}/${name}/src`, '.rs')),
    );
    const literals = sources.flatMap((source) => source.match(/"(?:[^"\\\n]|\\.)*"/g) ?? []);
    const cited = new Set(literals.flatMap((literal) => literal.match(CITED) ?? []));
    expect(cited.size).toBeGreaterThan(100);
    expect([...cited].filter((id) => nearest(id, ids) === null)).toEqual([]);
  });

  it('in a text of the pages or of the rules leads to an article', () => {
    const own = articles.flatMap(({ text, lacks, readings }) => [
      text,
      lacks,
      ...readings.map((each) => each.text),
    ]);
    const cited = new Set(
      [...own, ...filesOf('locales', '.ftl')].flatMap((text) => text.match(CITED) ?? []),
    );
    expect(cited.size).toBeGreaterThan(30);
    expect([...cited].filter((id) => nearest(id, ids) === null)).toEqual([]);
  });

  it('is a link, and the text stays what it was', () => {
    const place = document.createElement('p');
    const links = () => [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    const text = 'Not yet (TR-8.2 to TR-10.10e); see MAK-COUNT-PIECES and LAW-B.3.4-5.';
    render(h(Cited, { text }), place);
    expect(place.textContent).toBe(text);
    expect(links()).toEqual([
      '/rules/TR-8.2',
      '/rules/TR-10.10e',
      '/rules/MAK-COUNT-PIECES',
      '/rules/LAW-B.3.4-5',
    ]);
    expect(place.querySelector('a')?.target).toBe('');
    render(h(Cited, { text: 'Nothing of the kind: STR-1, LAW-, e4.' }), place);
    expect(links()).toEqual([]);
  });

  it.each(['form', 'dialog'])('in a %s opens in a tab of its own', (kind) => {
    const place = document.createElement(kind);
    render(h(Cited, { text: 'No. (LAW-4.3)' }), place);
    const link = place.querySelector('a');
    expect(link?.target).toBe('_blank');
    expect(link?.title).toBe('Opens in a new tab');
    expect(place.textContent).toBe('No. (LAW-4.3)');
  });
});
