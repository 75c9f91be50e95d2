// Decisions: which can be made, what is sent for each, and the sentences that are read before.
import { beforeEach, describe, expect, it } from 'vitest';
import { clockText, isAppealable, whatText } from '../src/decisions/words';
import {
  SECTION_KINDS,
  type Me,
  SHAPES,
  bodyOf,
  complaints,
  fieldsOf,
  kindsFor,
  sentenceOf,
} from '../src/desk/decide';
import type { Decision, DecisionKind, GameFacts } from '../src/decisions/api';
import { addMessages } from '../src/i18n';
import { textsOf } from './texts';

const player = (id: number, family_name: string) => ({
  id,
  family_name,
  given_name: 'A.',
  federation: 'CZE',
  title: null,
  rating: null,
});
const white = { player: player(1, 'White') };
const black = { player: player(2, 'Black') };
const facts = (rest: object = {}) =>
  ({
    game: 48201,
    section: { id: 7, director: player(9, 'Director') },
    standing: 'running',
    white,
    black,
    ending: null,
    ...rest,
  }) as GameFacts;
const me = (id: number, role: string) => ({ player: player(id, 'Me'), roles: [role] }) as Me;
const director = me(9, 'director');
const officer = me(8, 'officer');
const game = (rest: object = {}) => ({
  section: 7,
  facts: facts(rest),
  players: [white.player, black.player],
});
const section = { section: 7, players: [white.player, black.player] };
const lost = { reason: 'time_forfeiture' };
const why = { reason: ' Why. ' };

beforeEach(() => addMessages('en', textsOf('en', 'decisions')));

describe('what can be decided', () => {
  it('follows from how the game stands', () => {
    expect(kindsFor(facts({ standing: 'finished' }), director)).toEqual(['reinstate']);
    expect(kindsFor(facts(), director)).toContain('stop_clocks');
    expect(kindsFor(facts({ standing: 'stopped' }), director)).not.toContain('stop_clocks');
    expect(kindsFor(facts({ standing: 'stopped' }), director)).toContain('to_adjudication');
    expect(kindsFor(facts({ standing: 'adjudication' }), director)).not.toContain(
      'to_adjudication',
    );
    const elsewhere = kindsFor(facts({ standing: 'elsewhere' }), director);
    expect(elsewhere).toContain('restore_position');
    for (const kind of ['set_clock', 'stop_clocks', 'resume_clocks'])
      expect(elsewhere).not.toContain(kind);
  });
  it('leaves adjudication to officers who do not direct the section', () => {
    expect(kindsFor(facts(), director)).not.toContain('adjudicate');
    expect(kindsFor(facts(), me(9, 'officer'))).not.toContain('adjudicate');
    expect(kindsFor(facts(), officer)).toContain('adjudicate');
  });
  it('gives days back only to a clock', () => {
    expect(fieldsOf('reinstate', game({ ending: lost }))).toEqual(['days']);
    expect(fieldsOf('reinstate', game({ ending: { reason: 'resignation' } }))).toEqual([]);
  });
});

describe('what is sent', () => {
  it('names the player of a colour, and leaves out what is empty', () => {
    const values = { ...why, side: 'black', days: '-3', moves: '', rule: '' };
    expect(bodyOf('set_clock', values, game())).toEqual({
      kind: 'set_clock',
      reason: 'Why.',
      game: 48201,
      player: 2,
      days: -3,
    });
    expect(bodyOf('default', { ...why, sides: 'both' }, game()).players).toEqual([1, 2]);
    expect(bodyOf('adjudicate', { ...why, result: '0' }, game()).white_halves).toBe(0);
    expect(bodyOf('penalty', { ...why, player: '2', days: '10' }, { ...section, case: 9 })).toEqual(
      {
        kind: 'penalty',
        reason: 'Why.',
        player: 2,
        days: 10,
        case: 9,
      },
    );
  });
  it('is refused without a reason, and a clock without days and moves', () => {
    expect(complaints('cancel', { reason: ' ' }, {})).toHaveProperty('reason');
    expect(complaints('set_clock', { ...why, days: '0', moves: '' }, {})).toHaveProperty('days');
    expect(complaints('set_clock', { ...why, days: '', moves: '-1' }, {})).toEqual({});
  });
  it('names an article that there is, where it hurts', () => {
    const told = (rule: string, about = {}) => complaints('expel', { ...why, rule }, about);
    expect(told(' ')).toHaveProperty('rule');
    // The case that it answers gives one.
    expect(told('', { case: 9 })).toEqual({});
    for (const rule of ['TR-14', ' tr 14', 'TR. 14', 'LAW-6.10A', 'SKS-7.7a-c'])
      expect(told(rule)).toEqual({});
    for (const rule of ['FOO-99', 'TR', '14', 'TR-14.']) expect(told(rule)).toHaveProperty('rule');
    expect(complaints('warn', { ...why, rule: '' }, {})).toEqual({});
    expect(complaints('warn', { ...why, rule: 'FOO-99' }, {})).toHaveProperty('rule');
  });
  it('looks at the form of a position, which the server judges', () => {
    const fen = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
    const told = (position: string) => complaints('restore_position', { ...why, position }, {});
    expect(told(` ${fen} `)).toEqual({});
    for (const wrong of ['', '1. e4', '4k3/8/8/8/8/8/4P3 w', fen.replace(' w', ' x')])
      expect(told(wrong)).toHaveProperty('position');
    const body = bodyOf('restore_position', { ...why, position: ` ${fen} ` }, game());
    expect(body).toEqual({
      kind: 'restore_position',
      reason: 'Why.',
      game: 48201,
      position: fen,
    });
  });
});

describe('in words', () => {
  for (const language of ['en', 'cs']) {
    it(`has a sentence, a name and a hint for every kind in ${language}`, () => {
      addMessages(language, textsOf(language, 'decisions'));
      const kinds = Object.keys(SHAPES) as DecisionKind[];
      for (const kind of kinds) {
        const abouts = [
          ...['running', 'elsewhere']
            .map((standing) => game({ standing }))
            .filter(({ facts: of }) => kindsFor(of, officer).includes(kind)),
          ...(SECTION_KINDS.includes(kind) || kind === 'revoke' ? [section] : []),
        ];
        const body = {
          kind,
          reason: '',
          player: 2,
          players: [2],
          days: 5,
          white_halves: 1,
        };
        for (const about of abouts)
          expect(sentenceOf({ ...body, undoes: 3 }, about)).not.toMatch(/decide-|\{/);
      }
      const again = sentenceOf({ kind: 'reinstate', reason: '', days: 5 }, game({ ending: lost }));
      expect(again).not.toMatch(/decide-|\{/);
    });
  }
  it('tells a clock either way', () => {
    expect(clockText(-2, 1)).toBe('2 days given back, 1 move added to the move count');
    expect(clockText(1, -3)).toBe('1 day added to the time used, 3 moves taken off the move count');
    const plain = { by: null, days: null, moves: null, white_halves: null };
    expect(whatText({ ...plain, code: 'defaulted' })).toBe('both lost by default');
    expect(whatText({ ...plain, code: 'adjudicated', white_halves: 1 })).toBe('adjudicated ½–½');
    addMessages('cs', textsOf('cs', 'decisions'));
    expect(clockText(2, 5)).toBe(
      'ke spotřebovanému času přidány 2 dny, k počtu tahů přidáno 5 tahů',
    );
  });
  it('offers no appeal against letters and what was undone', () => {
    const decision = {
      kind: 'warn',
      undone_by: null,
    } as unknown as Decision;
    expect(isAppealable(decision)).toBe(true);
    expect(isAppealable({ ...decision, kind: 'message' })).toBe(false);
    expect(isAppealable({ ...decision, undone_by: 4 })).toBe(false);
  });
});
