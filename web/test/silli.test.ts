// The Silli system: its fields in the wizard, its words, its table of games.
import { h, render } from 'preact';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Cell, SectionPlayer, SectionView } from '../src/events/api';
import { drawsLots, drawsNumbers } from '../src/events/drawn';
import { gamesEach, sentencesOf } from '../src/events/sentences';
import { addMessages } from '../src/i18n';
import { NOTHING, begun, contentOf } from '../src/imports/bring';
import {
  type Draft,
  EMPTY,
  announcementOf,
  draftOf,
  systemsFor,
  tiesOf,
  withField,
} from '../src/organise/draft';
import { obstacles, sizesFor, sizesIn } from '../src/organise/proposal';
import { sizesWhileTyped } from '../src/organise/silli';
import { stepOf, whatIsWrongIn } from '../src/organise/steps';
import { GamesTable } from '../src/section/GamesTable';
import { gamesMost, gamesOf, isByGames, tieColumns, tieText } from '../src/section/table';
import { player } from './player';
import { textsOf } from './texts';

const text = (language: string) => textsOf(language, 'events', 'organise', 'control', 'paper');
beforeAll(() => addMessages('en', text('en')));

const CONTROL = { kind: 'none' } as const;
const SILLI: Draft = { ...withField(EMPTY, 'system', 'silli'), section_size: '25' };
const BUCHHOLZ = ['buchholz_cut_two', 'buchholz_cut_one', 'buchholz', 'wins'];

describe('in the wizard', () => {
  it('brings its games and its tie-breaks, and takes them away again', () => {
    expect(SILLI.games_each).toBe('12');
    expect(tiesOf(SILLI)).toEqual(BUCHHOLZ);
    const back = withField(SILLI, 'system', 'round_robin');
    expect(back).toEqual({ ...EMPTY, section_size: '25' });
    // Between other systems nothing changes.
    const match = withField({ ...EMPTY, tie_1: '' }, 'system', 'scheveningen');
    expect(match).toEqual({ ...EMPTY, tie_1: '', system: 'scheveningen' });
  });

  it('leaves what somebody has chosen', () => {
    const chosen = withField({ ...EMPTY, tie_3: '' }, 'system', 'silli');
    expect(tiesOf(chosen)).toEqual(['wins', 'sonneborn_berger']);
    const other = withField({ ...SILLI, tie_5: 'sum_of_buchholz' }, 'system', 'round_robin');
    expect(tiesOf(other)).toEqual([...BUCHHOLZ, 'sum_of_buchholz']);
    expect(withField(SILLI, 'system', 'silli').games_each).toBe('12');
  });

  it('goes through the fields and comes back', () => {
    const announcement = announcementOf({ ...SILLI, games_each: '8' });
    expect(announcement).toMatchObject({ system: 'silli', games_each: 8, section_size: 25 });
    expect(announcement.tie_breaks).toEqual(BUCHHOLZ);
    const draft = draftOf({ announcement, time_control: CONTROL });
    expect(draft.games_each).toBe('8');
    expect(announcementOf(draft)).toEqual({ ...announcement, time_control: 'none' });
    expect(announcementOf({ ...EMPTY, games_each: '8' }).games_each).toBeNull();
  });

  it('is for single players, in events that are held here', () => {
    expect(systemsFor(EMPTY, false)).toContain('silli');
    expect(systemsFor(EMPTY, true)).not.toContain('silli');
    expect(systemsFor({ ...EMPTY, teams: 'on' }, false)).toEqual([
      'round_robin',
      'double_round_robin',
    ]);
    const teams = withField(SILLI, 'teams', 'on');
    expect(teams).toMatchObject({ teams: 'on', system: 'round_robin', games_each: '' });
    expect(withField(SILLI, 'kind', 'team_league').system).toBe('round_robin');
    const brought = contentOf(begun(SILLI, 'CZE'), NOTHING).announcement;
    expect(brought).toMatchObject({ system: 'round_robin', games_each: null, organiser: 'CZE' });
  });

  it.each<[Partial<Draft>, string[]]>([
    [{}, []],
    [{ games_each: '13' }, ['games_each']],
    [{ games_each: '2' }, ['games_each']],
    [{ games_each: '32', section_size: '50' }, ['games_each']],
    [{ section_size: '13' }, []],
    [{ section_size: '12' }, ['section_size']],
    [{ section_size: '100' }, []],
    [{ section_size: '101' }, ['section_size']],
    [{ norms: 'on' }, ['system']],
    [{ stage: 'friendly_match' }, ['system']],
    [{ tie_5: 'wins' }, ['tie_1']],
  ])('%j is complained about at %j', (changed, fields) => {
    expect(Object.keys(whatIsWrongIn('how', { ...SILLI, ...changed }))).toEqual(fields);
  });

  it('the sizes follow the games while they are typed', () => {
    expect(sizesWhileTyped('12')).toEqual([13, 100]);
    for (const typed of ['', '13', '90']) expect(sizesWhileTyped(typed)).toEqual([5, 100]);
    for (const code of ['silli_games', 'system_not_of_kind', 'system_elsewhere'])
      expect(stepOf(code)).toBe('how');
  });
});

describe('sections', () => {
  const played = { system: 'silli', games_each: 12 } as const;

  it('are as large as the games allow', () => {
    expect(sizesFor(played)).toEqual([13, 100]);
    expect(sizesFor({ system: 'round_robin', games_each: null })).toEqual([2, 31]);
    expect(sizesIn('25, 100', sizesFor(played))).toEqual([25, 100]);
    expect(sizesIn('12', sizesFor(played))).toBeNull();
    const section = (name: string, size: number) => ({
      ...{ name, norms: [] },
      players: Array.from({ length: size }, (_, at) => player(at + 1, 2_000)),
    });
    const proposal = {
      ...{ version: 1, unplaced: [], team_sections: [], unplaced_teams: [], remarks: [] },
      sections: [section('1', 12), section('2', 40)],
    };
    expect(obstacles(proposal, played)).toEqual([
      'A section must have 13 to 100 players. These do not: Section 1.',
    ]);
  });

  it('no lots are drawn, unless for the starting positions', () => {
    const usual = announcementOf(SILLI);
    expect(drawsNumbers(usual)).toBe(false);
    expect(drawsLots(usual)).toBe(false);
    expect(drawsLots({ ...usual, start_positions: { kind: 'per_game' } })).toBe(true);
    expect(drawsLots(announcementOf(EMPTY))).toBe(true);
  });
});

it.each([
  [
    'en',
    'Sections of 25 players, each with 12 games against opponents across the whole rating order; start numbers follow the ratings.',
  ],
  [
    'cs',
    'Počet hráčů ve skupině: 25; každý hraje 12 partií se soupeři z celého žebříčku skupiny, silnými i slabšími; startovní čísla se přidělují podle ratingu.',
  ],
])('is told in words: %s', (language, sentence) => {
  addMessages(language, text(language));
  const announcement = announcementOf(SILLI);
  const told = sentencesOf(announcement, CONTROL).flatMap(({ sentences }) => sentences);
  addMessages('en', text('en'));
  expect(told).toContain(sentence);
  expect(told.join(' ')).not.toMatch(/drawn by lot|losují|That is|To je/);
  expect(gamesEach(announcement)).toBe(12);
});

describe('the table of games', () => {
  const cell = (color: Cell['color'], half_points: Cell['half_points'], flag = null): Cell => ({
    ...{ game: half_points ?? 9, color, half_points, flag, ended_at: null, may_see: true },
  });
  const line = (number: number, cells: Cell[][]): SectionPlayer =>
    ({
      ...{ number, place: 4 - number, player: player(number, 2_000), predecessors: [], cells },
      ...{ half_points: 3, wins: 1, quarter_sb: 5, norms: [], assumed: null, fide_title: null },
      buchholz: { all: 25, cut_one: 24, cut_two: 1, sum: 90 },
    }) as unknown as SectionPlayer;
  const players = [
    line(1, [[], [cell('white', 1)], [cell('black', null)]]),
    line(2, [[cell('black', 1)], [], []]),
    line(3, [[cell('white', null)], [], []]),
  ];
  const ties = ['buchholz_cut_two', 'direct_encounter', 'buchholz', 'wins'] as const;
  const section = { system: 'silli', tie_breaks: ties, players } as unknown as SectionView;

  it('has the games by the opponents’ numbers', () => {
    const games = players.map((each) => gamesOf(each).map(({ number }) => number));
    expect(games).toEqual([[2, 3], [1], [1]]);
    expect(gamesMost(players)).toBe(2);
    expect(gamesMost([])).toBe(0);
    expect(isByGames(section)).toBe(true);
    expect(isByGames({ system: null })).toBe(false);
  });

  it('has the tie-breaks of the event; a crosstable those of all tables, and Buchholz where it counts', () => {
    expect(tieColumns(section)).toEqual(['buchholz_cut_two', 'buchholz', 'wins']);
    const all = { ...section, system: 'round_robin' } as const;
    expect(tieColumns(all)).toEqual(['wins', 'sonneborn_berger', 'buchholz_cut_two', 'buchholz']);
    const [first] = players as [SectionPlayer];
    const texts = (['buchholz', 'buchholz_cut_two', 'sum_of_buchholz'] as const).map((each) =>
      tieText(first, each),
    );
    expect(texts).toEqual(['12½', '½', '45']);
    expect([tieText(first, 'wins'), tieText(first, 'sonneborn_berger')]).toEqual(['1', '1.25']);
  });

  it('tells opponent, colour and result of each, to eye and ear', () => {
    const box = document.createElement('div');
    render(h(GamesTable, { section, order: 'number', since: '2026-11-01T00:00:00Z' }), box);
    const results = [...box.querySelectorAll('.result')];
    const seen = results.map((each) => each.querySelector('.op')?.textContent);
    expect(seen).toEqual(['2', '3', '1', '1']);
    expect(results[0]?.querySelector('.vh')?.textContent).toBe('2, A B2, White: ');
    expect(results[0]?.getAttribute('href')).toBe('/game/1');
    // Two columns of games, of which two players have only one.
    expect(box.querySelectorAll('thead .c')).toHaveLength(2);
    expect(box.querySelectorAll('tbody td.c:empty')).toHaveLength(2);
    render(null, box);
  });
});
