// Events from elsewhere: texts from files, what is sent under which key, what is told of faults.
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../src/api/problem';
import { addMessages } from '../src/i18n';
import { sentAs } from '../src/api/sent';
import * as bring from '../src/imports/bring';
import type { Import } from '../src/imports/ImportPanel';
import * as text from '../src/imports/text';
import { EMPTY } from '../src/organise/draft';
import { stepOf, whatIsWrongIn } from '../src/organise/steps';
import { textsOf } from './texts';

const words = (language: string) =>
  addMessages(language, textsOf(language, 'organise', 'imports', 'bring'));
beforeEach(() => words('en'));

describe('texts', () => {
  it('are counted and found again by lines', () => {
    const list = 'id\n\n160012\n';
    expect(text.linesOf(list)).toBe(2);
    expect(text.rangeOfLine(list, 1)).toEqual([0, 2]);
    expect(text.rangeOfLine(list, 3)).toEqual([4, 10]);
    expect(text.rangeOfLine(list, 9)).toEqual([list.length, list.length]);
    expect(text.rangeOfLine('id', 1)).toEqual([0, 2]);
    expect([0, 1, 1_500, text.TEXT_BYTES].map(text.kilobytes)).toEqual([1, 1, 1, 1_024]);
    expect(text.bytesOf('š')).toBe(2);
  });

  it('have the limits that the server has', () => {
    const source = (name: string) => readFileSync(`../functions/imports/src/${name}.rs`, 'utf8');
    const limit = (file: string, name: string) => {
      const [, product = ''] =
        new RegExp(`const ${name}: usize = ([\\d *]+);`).exec(source(file)) ?? [];
      return product.split('*').reduce((all, factor) => all * Number(factor), 1);
    };
    expect(limit('check', 'TEXT_BYTES_MAX')).toBe(text.TEXT_BYTES);
    expect(limit('check', 'PGN_BYTES_MAX')).toBe(text.PGN_BYTES);
    expect(limit('lib', 'BODY_BYTES_MAX')).toBe(text.REQUEST_BYTES);
    expect(limit('late_results', 'TEXT_BYTES_MAX')).toBe(text.LATE_BYTES);
  });
});

const DRAFT = { ...EMPTY, code: 'CZE/1', starts_at: '2025-01-10T12:00', fee: '5' };
const LIST = { ...bring.NOTHING, start_list: 'section,number,id\n' };

describe('what is sent', () => {
  it('is the texts that say something, and no dates of entries that anybody typed', () => {
    const content = bring.contentOf(DRAFT, { ...LIST, pgn: ' \n', results: 'white\n' });
    expect(content).toMatchObject({ origin: 'results', results: 'white\n' });
    expect(content).not.toHaveProperty('pgn');
    expect(content.announcement).toMatchObject({
      entries_open_at: '2025-01-09T12:00:00.000Z',
      entries_close_at: '2025-01-10T12:00:00Z',
      starts_at: '2025-01-10T12:00:00Z',
    });
    expect(bring.announcementElsewhere(EMPTY)).toMatchObject({ entries_open_at: '' });
  });

  it('keeps its key until something in it is changed', () => {
    let made = 0;
    const key = () => `key-${(made += 1)}`;
    const content = bring.contentOf(DRAFT, LIST);
    const first = sentAs(null, content, key);
    expect(sentAs(first, bring.contentOf({ ...DRAFT }, { ...LIST }), key)).toBe(first);
    const other = sentAs(first, bring.contentOf(DRAFT, { ...LIST, origin: 'post' }), key);
    expect([first.id, other.id]).toEqual(['key-1', 'key-2']);
  });

  it('begins with what a preset says of any event', () => {
    const of = bring.begun({ ...DRAFT, name: 'Friendly 2027', system: 'scheveningen' }, 'POL');
    expect(of).toMatchObject({ code: '', name: '', starts_at: '', fee: '', organiser: 'POL' });
    expect(of.system).toBe('scheveningen');
    expect(bring.begun(DRAFT, undefined).organiser).toBe('ICCF');
  });

  it('is of teams where they play, and a season of a league where they are in divisions', () => {
    const match = { ...DRAFT, teams: 'on', boards: '6', divisions: 'A\nB', follows: '3' };
    const league = { divisions: ['A', 'B'], follows: 3 };
    const { announcement } = bring.contentOf(match, LIST);
    expect(announcement.teams).toMatchObject({ boards: 6, eligible: 'any', league });
    const begun = bring.announcementElsewhere(bring.begun(match, undefined));
    expect(begun.teams).toMatchObject({ boards: 6, league });
    // Divisions are asked for as of an event that is announced here.
    const untold = { ...match, divisions: '' };
    for (const elsewhere of [false, true])
      expect(whatIsWrongIn('how', untold, elsewhere)).toHaveProperty('divisions');
    expect(whatIsWrongIn('how', { ...untold, follows: '' }, true)).toEqual({});
    expect(stepOf('no_season_to_follow')).toBe('how');
  });

  it('is explained by who plays', () => {
    const match = { ...DRAFT, teams: 'on' };
    expect(bring.listedIn(DRAFT)).toBeNull();
    expect(bring.hintOf('start_list', null)).not.toContain('team');
    expect(bring.exampleOf(null)).toMatch(/^section,number,id,rating\nFinal,1,\d+,\d+\n/);
    const any = bring.listedIn(match);
    expect(bring.hintOf('start_list', any)).toMatch(/here\)\. If known: captain/);
    expect(bring.exampleOf(any)).toMatch(/^section,number,team,board,id\n/);
    const national = bring.listedIn({ ...match, eligible: 'national' });
    expect(bring.hintOf('start_list', national)).toContain(', federation (three letters).');
    expect(bring.exampleOf(national)).toContain(',CZE,');
    expect(bring.hintOf('pgn', any)).toBe(bring.hintOf('pgn', null));
    const lines = bring.exampleOf(national).split('\n');
    expect(new Set(lines.map((line) => line.split(',').length))).toEqual(new Set([6]));
  });

  it('has divisions in a league alone', () => {
    const season = { ...DRAFT, teams: 'on', divisions: 'First\nSecond' };
    expect(bring.hintOf('start_list', bring.listedIn({ ...season, divisions: '' }))).not.toMatch(
      /division|up and down/,
    );
    for (const [eligible, columns] of [
      ['any', 8],
      ['national', 9],
    ] as const) {
      const listed = bring.listedIn({ ...season, eligible });
      expect(bring.hintOf('start_list', listed)).toMatch(/, division \(.*up and down \(/s);
      const lines = bring.exampleOf(listed).split('\n');
      expect(lines[0]).toMatch(/^section,division,up,down,number,team,/);
      expect(new Set(lines.map((line) => line.split(',').length))).toEqual(new Set([columns]));
    }
  });

  it('has a start and perhaps an end, and no entries', () => {
    expect(whatIsWrongIn('dates', DRAFT)).toHaveProperty('entries_open_at');
    expect(whatIsWrongIn('dates', DRAFT, true)).toEqual({});
    expect(whatIsWrongIn('dates', EMPTY, true)).toHaveProperty('starts_at');
    const early = { ...DRAFT, ends_at: '2025-01-01T00:00' };
    expect(whatIsWrongIn('dates', early, true)).toHaveProperty('ends_at');
  });

  it('is measured before', () => {
    for (const name of bring.TEXTS) {
      const longest = 'x'.repeat(bring.bytesMaxOf(name));
      expect(bring.whatIsTooMuch({ ...LIST, [name]: longest })).toEqual({});
      const { [name]: told = '' } = bring.whatIsTooMuch({ ...LIST, [name]: `${longest}x` });
      expect(told).toMatch(name === 'pgn' ? /three megabytes/ : /a megabyte/);
    }
    const quotes = '"'.repeat(text.TEXT_BYTES);
    const all = { ...LIST, start_list: quotes, pgn: quotes, results: quotes };
    expect(bring.whatIsTooMuch(all)).toEqual({
      start_list: 'Together, the three are too long to send at once.',
    });
    expect(bring.whatIsMissing(LIST)).toEqual({});
    expect(bring.whatIsMissing({ ...LIST, start_list: ' \n' })).toHaveProperty('start_list');
    expect(bring.refusedFiles({ pgn: 'Not UTF-8.', results: '' })).toEqual({
      pgn_file: 'Not UTF-8.',
    });
  });
});

describe('faults', () => {
  const fault: bring.Fault = {
    ...{ file: 'start_list', line: 1_203, column: 'id', code: 'unknown_player' },
    ...{ rule: null, detail: 'Nobody has the number 7 here.', severity: 'error' },
  };

  it('say where and what, in the reader’s language', () => {
    expect(bring.placeText(fault)).toBe('Start list, line 1203, id');
    expect(bring.placeText({ ...fault, file: 'pgn', line: null, column: null })).toBe('Games');
    expect(bring.faultText(fault)).toBe(fault.detail);
    expect(bring.faultText({ ...fault, code: 'brand_new', rule: 'TR-12' })).toBe(
      'Nobody has the number 7 here. (TR-12)',
    );
    words('cs');
    expect(bring.placeText(fault)).toBe('Startovní listina, řádek 1203, id');
    expect(bring.faultText(fault)).toBe('Hráč s tímto číslem tu není.');
    expect(bring.faultText({ ...fault, code: 'brand_new' })).toBe(fault.detail);
  });

  it('of the announcement are told as the wizard tells them', () => {
    const taken = { ...fault, file: 'announcement' as const, code: 'code_taken' };
    expect(bring.faultText(taken)).toBe('Another event has this code.');
  });

  it('of a refusal are those of a preview', () => {
    const errors = [
      { file: 'pgn', line: 3, column: '', code: 'not_in_list', rule: null, reason: 'Nobody.' },
      { file: 'other', line: 1, column: '', code: 'x', rule: null, reason: 'Not ours.' },
    ];
    expect(bring.faultsOf({ ...refusal('import_has_problems', ''), errors })).toEqual([
      {
        ...{ file: 'pgn', line: 3, column: null, code: 'not_in_list', rule: null },
        ...{ detail: 'Nobody.', severity: 'error' },
      },
    ]);
    expect(bring.faultsOf(refusal('forbidden', ''))).toEqual([]);
  });

  it('all have words', () => {
    const known = ['check', 'faults', 'games', 'late_results', 'results', 'roster', 'start_list'];
    const source = known
      .map((name) => readFileSync(`../functions/imports/src/${name}.rs`, 'utf8'))
      .join('\n');
    const here = [...source.matchAll(/faults\s*\.\s*(?:error|warn)\([^;]*?"([a-z_]+)",/g)];
    const rules = readFileSync('../shared/rules/src/tournament/import/fault.rs', 'utf8');
    const decided = [...rules.matchAll(/(?:ImportFault::\w+[^=|]*|\}) => "([a-z_]+)"/g)];
    const teams = readFileSync('../shared/rules/src/tournament/import/team_fault.rs', 'utf8');
    const ofTeams = [...teams.matchAll(/TeamFault::\w+[^=|]*=> "([a-z_]+)"/g)];
    expect(ofTeams.length).toBeGreaterThan(8);
    // What keeps a team from being entered here.
    const entering = [
      ...['team_name_unfit', 'team_name_taken', 'in_another_team', 'team_other_federation'],
      ...['national_teams_only', 'one_team_a_federation', 'too_many_teams', 'ladies_only'],
      // What keeps sections from being put together so.
      ...['no_divisions', 'divisions_do_not_fit', 'movements_do_not_fit'],
      'highest_division_one_section',
    ].map((code) => ['', code]);
    const told = [...here, ...decided, ...ofTeams, ...entering];
    expect(told.length).toBeGreaterThan(25);
    const messages = textsOf('cs', 'events', 'organise', 'bring');
    for (const [, code = ''] of told) {
      const id = code.replaceAll('_', '-');
      expect(messages).toMatch(new RegExp(`^(bring-fault|error)-${id} = `, 'm'));
    }
  });
});

it('teams stand by place, those that share one by start number', () => {
  const team = (number: number, place: number) => ({ number, place }) as bring.PreviewTeam;
  const told = bring.byPlace([team(1, 3), team(2, 1), team(4, 2), team(3, 2)]);
  expect(told.map(({ number }) => number)).toEqual([2, 3, 4, 1]);
});

it('results come later to what has no clock here', () => {
  const section = (finished: number) => ({ name: '1', players: 13, games: 78, finished });
  const done = { state: 'done', origin: 'post', sections: [section(78), section(70)] };
  const takes = (more: object) => bring.takesResults({ ...done, ...more } as Import);
  expect(takes({})).toBe(true);
  expect(takes({ origin: 'results' })).toBe(true);
  expect(takes({ origin: 'moved' })).toBe(false);
  expect(takes({ state: 'waiting' })).toBe(false);
  expect(takes({ sections: [section(78)] })).toBe(false);
});
