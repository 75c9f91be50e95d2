// Words of the Czech texts that read as something else, or as no Czech player says them.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FILES = readdirSync('locales', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(^|\/)cs\.ftl$/.test(name),
);
const LINES = FILES.flatMap((name) =>
  readFileSync(`locales/${name}`, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => `${name}: ${line}`),
);

describe('Czech', () => {
  it.each([
    ['a list is taken back, not downloaded', /[Ss]táhnout (tuto )?listinu/],
    ['events with norms are not standardised', /normovan/],
    ['events are taken over, not carried', /[Pp]řines|[Pp]řinést (sem|turnaj)/],
    ['endgame tables are databases', /tablebáz/],
    ['pages and mails write "vy" small', /[\p{Ll},] V(y|ás|ám|ámi|áš|aš\p{L}*)(?!\p{L})/u],
    ['several days are "dní" everywhere', /dnů/],
    ['messages are reported, not announced', /[Oo]známit (tuto )?zpráv|[Oo]známen[áée] zpráv/],
  ])('%s', (_, wrong) => {
    expect(LINES.length).toBeGreaterThan(4_000);
    expect(LINES.filter((line) => wrong.test(line))).toEqual([]);
  });
});
