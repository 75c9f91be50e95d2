// The tables of teams, their matches, their line-ups, and what is decided about them.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Announcement, EventView } from '../src/events/api';
import { sentencesOf } from '../src/events/sentences';
import { addMessages } from '../src/i18n';
import { EMPTY, type Draft, announcementOf, draftOf, withField } from '../src/organise/draft';
import { stepOf } from '../src/organise/steps';
import { sectionText } from '../src/sectionName';
import type { Team, TeamMatch, TeamMatchGame, TeamTable, TeamTableLine } from '../src/teams/api';
import * as table from '../src/teams/table';
import { textsOf } from './texts';

const text = (language: string) => textsOf(language, 'events', 'organise', 'control', 'teams');

beforeAll(() => addMessages('en', text('en')));

const match = (changed: Partial<TeamMatch> = {}): TeamMatch => ({
  first: 1,
  second: 3,
  first_half_points: 3,
  second_half_points: 1,
  is_over: true,
  games: [],
  ...changed,
});

const game = (changed: Partial<TeamMatchGame> = {}): TeamMatchGame => ({
  board: 1,
  game: 7,
  first_is_white: true,
  white_half_points: 2,
  black_half_points: 0,
  flag: null,
  may_see: true,
  ...changed,
});

it('tables are there from the start lists on, and where the games come from elsewhere', () => {
  const seen = (phase: EventView['phase'], publication: EventView['publication'] = null) =>
    table.hasTables({ phase, publication });
  expect(seen('entries_closed')).toBe(false);
  expect(seen('published', { seed: 'ab' } as EventView['publication'])).toBe(true);
  expect([seen('running'), seen('finished'), seen('cancelled')]).toEqual([true, true, false]);
});

describe('matches', () => {
  it('each team sees its own points first', () => {
    expect(table.scoreOf(match(), 1)).toBe('1½–½');
    expect(table.scoreOf(match(), 3)).toBe('½–1½');
    expect(table.outcomeOf(match(), 1)).toBe('win');
    expect(table.outcomeOf(match(), 3)).toBe('loss');
    expect(table.outcomeOf(match({ second_half_points: 3 }), 3)).toBe('draw');
    expect(table.outcomeOf(match({ is_over: false }), 1)).toBe('running');
  });

  it('a result is told from the first team, whichever colour it has', () => {
    expect(table.resultOf(game())).toBe('1–0');
    expect(table.resultOf(game({ first_is_white: false }))).toBe('0–1');
    const drawn = { white_half_points: 1, black_half_points: 1 } as const;
    expect(table.resultOf(game(drawn))).toBe('½–½');
    expect(table.resultOf(game({ white_half_points: null, black_half_points: null }))).toBeNull();
  });

  it('are found from both sides and have an address', () => {
    const all = { name: '1', boards: [], teams: [], matches: [match()] } as unknown as TeamTable;
    expect(table.matchOf(all, 3, 1)).toBe(all.matches[0]);
    expect(table.matchOf(all, 1, 2)).toBeUndefined();
    expect(table.matchPath(12, 0, match())).toBe('/events/12/teams/1/1-3');
    expect(table.matchIn('12/teams/1/1-3')).toEqual({ id: 12, section: 0, first: 1, second: 3 });
    expect(table.matchIn('12/teams')).toBeNull();
  });

  it('teams that share a place stand by their start numbers', () => {
    const line = (number: number, place: number) => ({ number, place }) as TeamTableLine;
    const order = table.byPlace([line(1, 3), line(2, 1), line(3, 1)]);
    expect(order.map(({ number }) => number)).toEqual([2, 3, 1]);
  });
});

describe('line-ups and decisions', () => {
  it.each([
    [
      ['1', '2', '', ''],
      ['1', '2'],
    ],
    [
      ['', ' 2 '],
      ['', '2'],
    ],
    [['', ''], []],
  ])('%j: %j', (typed, sent) => expect(table.lineUpIn(typed)).toEqual(sent));

  it.each([
    ['entered', true, ['fee_paid', 'accept', 'waiting_list', 'refuse']],
    ['entered', false, ['accept', 'waiting_list', 'refuse']],
    ['accepted', false, ['waiting_list', 'refuse']],
    ['refused', true, ['accept', 'waiting_list']],
    ['withdrawn', true, []],
  ] as const)('%s, fee %s: %j', (state, fee, decisions) => {
    expect(table.decisionsFor({ state, fee_paid_at: null } as Team, fee)).toEqual(decisions);
  });
});

describe('announced', () => {
  const terms = {
    boards: 6,
    eligible: 'national',
    promotion: 'The first two go up.',
    league: null,
    replacements: { most: 2, once_a_board: true, naming_days: 20 },
  } as const;
  const announced = (changed: Partial<Draft> = {}): Announcement =>
    announcementOf({ ...EMPTY, system: 'double_round_robin', section_size: '2', ...changed });

  it('what is said of teams goes through the fields and comes back', () => {
    const announcement = { ...announced(), teams: terms };
    const draft = draftOf({ announcement, time_control: { kind: 'none' } });
    expect(announcementOf(draft).teams).toEqual(terms);
    expect(announcementOf({ ...draft, promotion: ' ' }).teams?.promotion).toBeNull();
    expect(announcementOf({ ...draft, teams: '' }).teams).toBeNull();
  });

  it('in a league of teams teams play, and no match of two halves is one of teams', () => {
    const match = { ...EMPTY, system: 'scheveningen', stage: 'olympiad_final' };
    expect(withField(match, 'kind', 'team_league').teams).toBe('on');
    expect(withField(match, 'teams', 'on')).toMatchObject({ system: 'round_robin', stage: '' });
    expect(stepOf('team_terms_missing')).toBe('who');
    expect(stepOf('bad_boards')).toBe('how');
  });

  it('everything said of teams has its words, in both languages', () => {
    for (const language of ['cs', 'en']) {
      addMessages(language, text(language));
      for (const rule_set of ['iccf', 'sks'] as const)
        for (const system of ['round_robin', 'double_round_robin'] as const)
          for (const eligible of ['national', 'any'] as const) {
            const announcement = {
              ...announced(),
              rule_set,
              system,
              teams: { ...terms, eligible },
            };
            const told = sentencesOf(announcement, { kind: 'none' }).flatMap(
              ({ sentences }) => sentences,
            );
            expect(told.join(' ')).toContain('The first two go up.');
            expect(told.filter((each) => /^events-/.test(each))).toEqual([]);
          }
    }
  });

  it('boards are named in the reader’s language', () => {
    expect(sectionText('Board 2')).toBe('Board 2');
    expect(sectionText('1, board 12')).toBe('Section 1, Board 12');
    addMessages('cs', text('cs'));
    expect(sectionText('Board 2')).toBe('Šachovnice 2');
    expect(sectionText('Group A, board 2')).toBe('Group A, Šachovnice 2');
    expect(sectionText('Board games')).toBe('Board games');
  });
});
