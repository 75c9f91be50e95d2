// Knock-outs and events that go on from another one: their fields in the wizard, their words, their sections.
import { beforeAll, describe, expect, it } from 'vitest';
import type { EventView } from '../src/events/api';
import { gamesEach, sentencesOf } from '../src/events/sentences';
import { addMessages } from '../src/i18n';
import { NOTHING, begun, contentOf } from '../src/imports/bring';
import {
  type Draft,
  EMPTY,
  alike,
  announcementOf,
  draftOf,
  systemsFor,
  tiesOf,
  withField,
} from '../src/organise/draft';
import { nextSeason } from '../src/organise/league';
import { games, gamesIn, obstacles, sizesFor } from '../src/organise/proposal';
import { roundAfter } from '../src/organise/rounds';
import { FIELD_OF, stepOf, whatIsWrongIn } from '../src/organise/steps';
import { advancement, originText } from '../src/paper/words';
import { player } from './player';
import { textsOf } from './texts';

const text = (language: string) => textsOf(language, 'events', 'organise', 'control', 'paper');
beforeAll(() => addMessages('en', text('en')));

const CONTROL = { kind: 'none' } as const;
const KNOCK_OUT: Draft = withField(EMPTY, 'system', 'knock_out');

describe('a knock-out in the wizard', () => {
  it('brings its games and the two of a section, and takes them away again', () => {
    expect(KNOCK_OUT).toMatchObject({ games_each: '2', section_size: '2' });
    expect(withField(KNOCK_OUT, 'system', 'round_robin')).toEqual(EMPTY);
    const silli = withField(KNOCK_OUT, 'system', 'silli');
    expect(silli).toMatchObject({ games_each: '12', section_size: '7', tie_1: 'buchholz_cut_two' });
    expect(withField(silli, 'system', 'knock_out')).toEqual(KNOCK_OUT);
    const chosen = { ...KNOCK_OUT, games_each: '4' };
    expect(withField(chosen, 'system', 'knock_out')).toEqual(chosen);
  });

  it('leaves tie-breaks that somebody has chosen', () => {
    const chosen = withField({ ...EMPTY, tie_2: '', tie_3: '' }, 'system', 'knock_out');
    expect(tiesOf(chosen)).toEqual(['wins']);
  });

  it('goes through the fields and comes back', () => {
    const announcement = announcementOf({ ...KNOCK_OUT, games_each: '4' });
    expect(announcement).toMatchObject({ system: 'knock_out', games_each: 4, section_size: 2 });
    const draft = draftOf({ announcement, time_control: CONTROL });
    expect(announcementOf(draft)).toEqual({ ...announcement, time_control: 'none' });
  });

  it('is for single players, in events that are held here', () => {
    expect(systemsFor(EMPTY, false)).toContain('knock_out');
    expect(systemsFor(EMPTY, true)).not.toContain('knock_out');
    expect(systemsFor({ ...EMPTY, teams: 'on' }, false)).not.toContain('knock_out');
    expect(withField(KNOCK_OUT, 'teams', 'on')).toMatchObject({
      ...{ teams: 'on', system: 'round_robin' },
      ...{ games_each: '', section_size: '7' },
    });
    const brought = contentOf(begun({ ...KNOCK_OUT, previous: '7' }, 'CZE'), NOTHING).announcement;
    expect(brought).toMatchObject({ system: 'round_robin', games_each: null, section_size: 7 });
    expect(brought.previous_round).toBeNull();
  });

  it.each<[Partial<Draft>, string[]]>([
    [{}, []],
    [{ games_each: '1' }, []],
    [{ games_each: '6' }, []],
    [{ games_each: '0' }, ['games_each']],
    [{ games_each: '7' }, ['games_each']],
    [{ games_each: '1.5' }, ['games_each']],
    [{ games_each: '' }, ['games_each']],
    [{ entry: 'invitation' }, []],
    [{ entry: 'master_class' }, ['system']],
    [{ norms: 'on' }, ['system']],
    [{ stage: 'friendly_match' }, ['system']],
    [{ tie_5: 'wins' }, ['tie_1']],
  ])('%j is complained about at %j', (changed, fields) => {
    expect(Object.keys(whatIsWrongIn('how', { ...KNOCK_OUT, ...changed }))).toEqual(fields);
  });

  it('refusals stand at their fields', () => {
    expect(FIELD_OF.knock_out_games).toBe('games_each');
    expect(stepOf('knock_out_games')).toBe('how');
    for (const code of ['bad_advancing', 'no_round_before', 'round_before_stays'])
      expect([FIELD_OF[code], stepOf(code)]).toEqual(['advancing', 'who']);
    expect(stepOf('round_not_of_kind')).toBe('who');
  });
});

describe('the previous round', () => {
  const GOES_ON: Draft = { ...EMPTY, entry: 'invitation', previous: '7', advancing: '2' };

  it('goes through the fields and comes back, and is nothing where there is none', () => {
    const announcement = announcementOf(GOES_ON);
    expect(announcement.previous_round).toEqual({ event: 7, advancing: 2 });
    const draft = draftOf({ announcement, time_control: CONTROL });
    expect(draft).toMatchObject({ previous: '7', advancing: '2' });
    const left = withField(draft, 'previous', '');
    expect(announcementOf(left).previous_round).toBeNull();
    expect(announcementOf(EMPTY).previous_round).toBeNull();
  });

  const event = (changed: Partial<Draft>, id = 31) =>
    ({
      id,
      announcement: announcementOf({ ...GOES_ON, code: 'K/1', name: 'Cup', ...changed }),
      time_control: CONTROL,
    }) as EventView;

  it('is not copied with an event', () => {
    for (const copied of [alike(event({})), nextSeason(event({}))])
      expect(copied).toMatchObject({ previous: '', advancing: '' });
  });

  it('the next round begins as the one before was announced', () => {
    const begun = roundAfter(
      event({
        ...{ system: 'knock_out', games_each: '4', section_size: '2', entry: 'open' },
        ...{
          fee: '25',
          payment: 'By cheque.',
          about: 'Every spring.',
          starts_at: '2027-01-10T12:00',
        },
      }),
    );
    expect(begun).toMatchObject({
      ...{ previous: '31', advancing: '1', entry: 'invitation' },
      ...{ code: '', name: '', fee: '', payment: '', about: 'Every spring.' },
      ...{ system: 'knock_out', games_each: '4', section_size: '2' },
      ...{ entries_open_at: '', entries_close_at: '', starts_at: '', ends_at: '' },
    });
    // Another round is another stage, which its level of unrated players went with.
    const stage = { kind: 'cup', stage: 'national_cup_preliminary', unrated_level: '1500' };
    expect(roundAfter(event(stage))).toMatchObject({ stage: '', unrated_level: '' });
    expect(roundAfter(event({ unrated_level: '1500' })).unrated_level).toBe('1500');
  });

  it.each<[Partial<Draft>, string[]]>([
    [{}, []],
    [{ advancing: '30' }, []],
    [{ advancing: '31' }, ['advancing']],
    [{ advancing: '0' }, ['advancing']],
    [{ advancing: '1.5' }, ['advancing']],
    [{ advancing: '' }, ['advancing']],
    [{ entry: 'national' }, []],
    [{ entry: 'open_class' }, ['entry']],
    [{ teams: 'on' }, ['teams']],
    [{ previous: '', advancing: '99', entry: 'open_class' }, []],
    [{ advancing: '0', fee: 'much' }, ['advancing', 'fee']],
    [{ fee: '25' }, []],
  ])('%j is complained about at %j', (changed, fields) => {
    expect(Object.keys(whatIsWrongIn('who', { ...GOES_ON, ...changed }))).toEqual(fields);
  });
});

describe('sections of a knock-out', () => {
  const played = { system: 'knock_out', games_each: 4 } as const;
  const section = (name: string, size: number) => ({
    ...{ name, norms: [] },
    players: Array.from({ length: size }, (_, at) => player(at + 1, 2_000)),
  });
  const proposal = (...sizes: number[]) => ({
    ...{ version: 1, unplaced: [], team_sections: [], unplaced_teams: [], remarks: [] },
    sections: sizes.map((size, at) => section(String(at + 1), size)),
  });

  it('have two players, or one without an opponent', () => {
    expect(sizesFor(played)).toEqual([1, 2]);
    expect(obstacles(proposal(2, 1), played)).toEqual([]);
    expect(obstacles(proposal(2, 3, 0), played)).toEqual([
      'A section must have 1 to 2 players. These do not: Section 2, Section 3.',
    ]);
  });

  it('have the games of a match, or none', () => {
    expect([games(2, played), games(1, played), games(0, played)]).toEqual([4, 0, 0]);
    expect(gamesIn(proposal(2, 2, 1), played)).toBe(8);
    expect(gamesEach(announcementOf({ ...KNOCK_OUT, games_each: '4' }))).toBe(4);
  });
});

/** An event that goes on from another one, as paper has it. */
const printed = (advancing: number) =>
  ({
    announcement: announcementOf({ ...KNOCK_OUT, previous: '7', advancing: String(advancing) }),
    ...{ leads: [], next_stage: null, stage: null },
    round_before: { event: 7, name: 'Cup 2027', phase: 'finished' },
  }) as unknown as EventView;

describe.each([
  [
    'en',
    {
      from: 'the first 2 of each section of “Cup 2027”',
      gets: 'The winner of each match advances; if it is still level after the tie-breaks, the organiser decides who does.',
      two: 'Knock-out: matches of 2 games; the winner advances, whoever has no opponent goes on without a game.',
      one: 'Knock-out: matches of one game; the winner advances, whoever has no opponent goes on without a game.',
      colours: 'Colours alternate from game to game; who begins with White is drawn by lot.',
      lot: 'Colours are drawn by lot.',
      level: 'If a match is still level, the organiser decides who advances.',
      named: 'The first 2 of each section of “Cup 2027” advance; players do not enter themselves.',
      unnamed:
        'The winner of each section of the previous round advances; players do not enter themselves.',
    },
  ],
  [
    'cs',
    {
      from: 'první 2 z každé skupiny turnaje „Cup 2027“',
      gets: 'Vítěz zápasu postupuje; je-li zápas i po pomocném hodnocení nerozhodný, určí postupujícího pořadatel.',
      two: 'Vyřazovací turnaj: zápasy na 2 partie; vítěz postupuje, kdo nemá soupeře, postupuje bez hry.',
      one: 'Vyřazovací turnaj: zápasy na jednu partii; vítěz postupuje, kdo nemá soupeře, postupuje bez hry.',
      colours: 'Barvy se v zápase střídají; kdo začne bílými, se losuje.',
      lot: 'Barvy se losují.',
      level: 'Je-li zápas i potom nerozhodný, určí postupujícího pořadatel.',
      named: 'Postupují první 2 z každé skupiny turnaje „Cup 2027“; hráči se sami nepřihlašují.',
      unnamed: 'Postupuje vítěz každé skupiny předchozího kola; hráči se sami nepřihlašují.',
    },
  ],
])('in words: %s', (language, words) => {
  beforeAll(() => addMessages(language, text(language)));
  const told = (changed: Partial<Draft>, before?: string) =>
    sentencesOf(announcementOf({ ...KNOCK_OUT, ...changed }), CONTROL, before).flatMap(
      ({ sentences }) => sentences.map((sentence) => sentence.replace(/[\u2068\u2069]/g, '')),
    );

  it('a knock-out', () => {
    const two = told({});
    for (const sentence of [words.two, words.colours, words.level]) expect(two).toContain(sentence);
    const one = told({ games_each: '1' });
    for (const sentence of [words.one, words.lot, words.level]) expect(one).toContain(sentence);
  });

  it('on paper', () => {
    expect(originText(printed(2))?.replace(/[\u2068\u2069]/g, '')).toBe(words.from);
    expect(originText({ ...printed(2), round_before: null })).toBeNull();
    expect(advancement(printed(1))).toEqual([words.gets]);
  });

  it('the previous round, by its name where it is known', () => {
    expect(told({ previous: '7', advancing: '2' }, 'Cup 2027')[0]).toBe(words.named);
    expect(told({ previous: '7', advancing: '1' })[0]).toBe(words.unnamed);
    // Of a national event it is told for whom it is, too.
    const national = told({ organiser: 'CZE', entry: 'national', previous: '7', advancing: '1' });
    expect(national.slice(0, 2)).toEqual([words.unnamed, expect.stringMatching(/Cze|Čes/)]);
  });
});
