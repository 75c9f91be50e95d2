// Challenges: from the fields to what is sent and back, and terms and states in words.
import { beforeEach, describe, expect, it } from 'vitest';
import { controlText } from '../src/timeControl';
import type { Game, TimeControl } from '../src/api/types';
import { controlFields, controlOf, EMPTY_CONTROL } from '../src/control/fields';
import { writeControl } from '../src/events/control';
import { date } from '../src/format';
import { rematch } from '../src/play/rematch';
import { addMessages } from '../src/i18n';
import type { Challenge, ChallengeState, ChallengeTerms } from '../src/play/api';
import * as draft from '../src/play/draft';
import { sorted } from '../src/play/useChallenges';
import * as words from '../src/play/words';
import { find } from '../src/routes';
import { sectionName, sectionTitle } from '../src/sectionName';
import { player } from './player';
import { textsOf } from './texts';

const AT = '2027-03-01T12:00:00Z';
const LAPSES = '2027-03-15T12:00:00Z';
const ME = 7;
const USUAL: TimeControl = { kind: 'moves_in_days', moves: 10, days: 50, double_after_days: 20 };
const DAILY: TimeControl = { kind: 'moves_in_days', moves: 1, days: 3, double_after_days: null };
const TRIPLE = {
  kind: 'triple_block' as const,
  ...{ clock_days: 50, bank_days: 75, increment_days: 5, protected: false },
};

const terms = (changed: Partial<ChallengeTerms> = {}): ChallengeTerms => ({
  ...{ variant: 'chess', start: { kind: 'usual' }, time_control: draft.ICCF_TIME },
  ...{ leave_days: 45, silence: 'forty_days', draw_offers: { policy: 'free' } },
  ...{ conditional_moves: 'tree', engines: true, color: 'white', games: 1 },
  ...changed,
});

const challenge = (changed: Partial<Challenge> = {}): Challenge => ({
  ...{ id: 17, by: player(2, 2_000), to: { kind: 'player', player: player(ME, 2_100) } },
  ...{ terms: terms(), time: USUAL, words: null, answers: null, at: AT, lapses_at: LAPSES },
  ...{ state: { kind: 'open' }, may_accept: true, may_decline: true, may_withdraw: false },
  ...{ may_begin: false, may_remove_words: false, words_removed: null },
  ...changed,
});

beforeEach(() => addMessages('en', textsOf('en', 'play', 'control', 'game')));

describe('the fields of a time control', () => {
  it.each<TimeControl>([
    USUAL,
    DAILY,
    {
      kind: 'phases',
      first: { moves: 10, days: 40 },
      then: { moves: 5, days: 20 },
      double_after_days: 10,
    },
    { kind: 'base_per_move', days: 30, days_per_move: 1, double_after_days: null },
    { ...TRIPLE, protected: true },
    { kind: 'none' },
  ])('hold all of it: %j', (control) => {
    expect(controlOf({ ...EMPTY_CONTROL, ...controlFields(control) })).toEqual(control);
  });

  it('are shown for none of the usual ones', () => {
    for (const preset of draft.PRESETS) {
      expect(draft.timeFields(preset)).toEqual({ time: writeControl(preset) });
      expect(controlText(preset)).not.toContain('control-');
    }
    expect(draft.timeFields({ kind: 'none' }).time).toBe(draft.OTHER_TIME);
  });
});

describe('what is sent', () => {
  const written = { ...draft.EMPTY, player: '480231' };

  it('is what the fields say', () => {
    expect(draft.requestOf({ ...written, words: ' Hello ' }, 'r-1', null)).toEqual({
      ...{ request: 'r-1', to: { kind: 'player', player: 480231 }, answers: null },
      ...{ terms: terms({ color: 'drawn' }), words: 'Hello' },
    });
    expect(draft.requestOf({ ...written, to: 'link', words: ' ' }, 'r-1', 4)).toMatchObject({
      ...{ to: { kind: 'link' }, words: null, answers: 4 },
    });
  });

  it('has neither leave nor silence in Triple Block', () => {
    const none = { leave_days: 0, silence: 'off' };
    expect(draft.termsOf({ ...written, time: writeControl(TRIPLE) })).toMatchObject(none);
    const other = { time: draft.OTHER_TIME, control: 'triple_block', bank: '60', protected: 'on' };
    expect(draft.termsOf({ ...written, ...other })).toMatchObject({
      ...none,
      time_control: 'triple block bank 60 increment 5 protected',
    });
  });

  it('starts where that kind of chess can', () => {
    const drawn = draft.withField(written, 'variant', 'chess960');
    expect(draft.termsOf(drawn).start).toEqual({ kind: 'drawn' });
    const numbered = draft.withField(drawn, 'start', 'number');
    expect(draft.termsOf(numbered).start).toEqual({ kind: 'number', number: 518 });
    expect(draft.withField(numbered, 'variant', 'makruk').start).toBe('usual');
    const from = draft.withField({ ...written, fen: ' 8/8 w ' }, 'start', 'from');
    expect(draft.termsOf(draft.withField(from, 'variant', 'chess960')).start).toEqual({
      ...{ kind: 'from', fen: '8/8 w' },
    });
  });

  it('takes from a link what can be', () => {
    const link = '?to=480231&variant=chess960';
    expect(draft.draftFrom(new URLSearchParams(link))).toMatchObject({
      ...{ player: '480231', variant: 'chess960', start: 'drawn' },
    });
    const odd = '?to=me&variant=go';
    expect(draft.draftFrom(new URLSearchParams(odd))).toEqual(draft.EMPTY);
  });

  it('answers with the terms seen from the other side', () => {
    const odd = terms({
      ...{ variant: 'chess960', start: { kind: 'number', number: 3 }, games: 2, engines: false },
      ...{ leave_days: 10, silence: 'off', conditional_moves: 'none' },
      ...{ draw_offers: { policy: 'not_before', first_move: 40 } },
      ...{ time_control: '10 moves in 40 days then 5 moves in 20 days' },
    });
    const then = { moves: 5, days: 20 };
    const time: TimeControl = {
      ...{ kind: 'phases', first: { moves: 10, days: 40 }, then, double_after_days: null },
    };
    const answer = draft.draftAnswering(challenge({ terms: odd, time }));
    expect(answer.player).toBe('2');
    expect(draft.termsOf(answer)).toEqual({ ...odd, color: 'black' });
    // What Triple Block rules out is usual again with another time.
    const triple = { time_control: writeControl(TRIPLE), leave_days: 0, silence: 'off' } as const;
    const other = draft.draftAnswering(challenge({ terms: terms(triple), time: TRIPLE }));
    expect(draft.termsOf({ ...other, time: draft.ICCF_TIME })).toEqual(terms({ color: 'black' }));
  });
});

describe('in words', () => {
  it('the terms, with the colour of whoever reads them', () => {
    expect(words.inShort(challenge(), ME)).toBe(
      'Chess · 10 moves in 50 days; on one move, days beyond 20 count twice · you have Black · engines allowed',
    );
    expect(words.inShort(challenge(), 2)).toContain('you have White');
    expect(words.inShort(challenge(), undefined)).toContain('you have Black');
    const two = challenge({ terms: terms({ games: 2, engines: false }) });
    expect(words.inShort(two, ME)).toMatch(/two games, one with each colour · no engines$/);
  });

  it('each term in a sentence, none without words', () => {
    const sentences = words.sentencesOf(challenge(), ME);
    expect(sentences).toContain('One game; you have Black.');
    expect(sentences).toContain('Each of you has 45 days of leave in a calendar year.');
    const policies = ['free', 'once', 'once_in_ten', 'never'] as const;
    for (const language of ['en', 'cs']) {
      addMessages(language, textsOf(language, 'play', 'control', 'game'));
      for (const policy of policies)
        for (const conditional_moves of ['none', 'linear', 'tree'] as const) {
          const other = terms({ draw_offers: { policy }, conditional_moves, leave_days: 0 });
          const told = words.sentencesOf(challenge({ terms: other }), ME);
          expect(told.filter((sentence) => sentence.includes('play-'))).toEqual([]);
        }
    }
  });

  it('what begins when it is accepted', () => {
    expect(words.beginText(challenge(), ME)).toMatch(/^The clocks start at once\. You have Black/);
    const two = challenge({ terms: terms({ games: 2 }) });
    expect(words.beginText(two, ME)).toContain('two games');
    addMessages('cs', textsOf('cs', 'play', 'control', 'game'));
    expect(words.beginText(challenge(), ME)).toContain('Máte černé.');
  });

  it.each<[ChallengeState, string]>([
    [{ kind: 'open' }, `Open until ${date(LAPSES)}`],
    [{ kind: 'lapsed' }, 'Not answered in time'],
    [{ kind: 'declined', at: AT }, `Declined on ${date(AT)}`],
    [{ kind: 'withdrawn', at: AT }, `Withdrawn on ${date(AT)}`],
    [{ kind: 'countered', at: AT, by: 18 }, `Answered with other terms on ${date(AT)}`],
    [
      { kind: 'accepted', at: AT, by: player(ME, null), section: 3, games: [8] },
      `You accepted on ${date(AT)}`,
    ],
  ])('what has become of it: %j', (state, text) => {
    expect(words.stateText(challenge({ state }), ME)).toBe(text);
  });

  it('a friendly game by the number of its challenge, in the language of the page', () => {
    const section = { event_name: 'Friendly game', name: '17', friendly: 'game' as const };
    expect([sectionName(section), sectionTitle(section)]).toEqual(
      Array(2).fill('Friendly game 17'),
    );
    addMessages('cs', textsOf('cs'));
    expect(sectionName(section)).toBe('Přátelská partie 17');
    expect(sectionTitle({ ...section, friendly: null })).toBe('Skupina 17');
  });
});

it('whose colour is which is told to whoever plays', () => {
  const white = { ...challenge({}).terms, color: 'white' as const };
  const seek = challenge({ to: { kind: 'anybody' }, terms: white, may_accept: true });
  const of = (change: Partial<Challenge>) => words.sentencesOf({ ...seek, ...change }, 99)[1];
  expect(of({})).toBe('One game; you have Black.');
  expect(of({ may_accept: false })).toBe('One game.');
  const state: ChallengeState = {
    ...{ kind: 'accepted', by: player(99, null), at: '', section: 1, games: [1] },
  };
  expect(of({ state })).toBe('One game.');
});

it('lists show what is open by itself, and what is over with the last one first', () => {
  const over = { kind: 'lapsed' } as const;
  const mine = {
    received: [challenge({ id: 9 }), challenge({ id: 3, state: over })],
    sent: [challenge({ id: 8, state: over }), challenge({ id: 2 })],
  };
  const lists = sorted(mine, ME);
  expect(lists.received.map(({ id }) => id)).toEqual([9]);
  expect(lists.sent.map(({ id }) => id)).toEqual([2]);
  expect(lists.over.map(({ id }) => id)).toEqual([8, 3]);
});

it('a rematch is by the same terms with the other colour, and for players only', () => {
  const game = {
    ...{
      me: 'white',
      variant: 'makruk',
      conditional_moves: 'linear',
      white: { player: player(ME, null) },
    },
    ...{ black: { player: player(2, null) } },
    ...{
      time_control: DAILY,
      section: { outside_laws: 'no_engines' },
      draw_offers: { kind: 'not_before', move: 20 },
    },
  } as unknown as Game;
  expect(rematch(game)).toMatchObject({
    ...{ player: '2', variant: 'makruk', color: 'black', time: writeControl(DAILY) },
    ...{ engines: '', draws: 'not_before', first_move: '20', conditional: 'linear' },
  });
  const section = { ...game.section, outside_laws: null };
  const draw_offers = { ...game.draw_offers, kind: 'free' as const, move: null };
  expect(rematch({ ...game, section, draw_offers })).toMatchObject({
    ...{ engines: draft.EMPTY.engines, draws: 'free', first_move: draft.EMPTY.first_move },
  });
  expect(rematch({ ...game, me: null })).toEqual(draft.EMPTY);
  // What the game does not say its challenge does.
  const agreed = challenge({ terms: terms({ leave_days: 12, silence: 'off' }) });
  expect(rematch(game, agreed)).toMatchObject({
    ...{ player: '2', color: 'black', leave_days: '12', silence: '', time: draft.ICCF_TIME },
  });
});

it('everybody may look at what is offered, and members alone write', () => {
  expect(find('/play', false).route).toMatchObject({ section: 'play', dependsOnMember: true });
  expect(find('/play', false).route.membersOnly).toBeUndefined();
  expect(find('/challenge/17', false)).toMatchObject({ id: '17' });
  expect(find('/play/new', false).route.membersOnly).toBe(true);
});
