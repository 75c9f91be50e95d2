// Claims, draw offers and the count: what may be claimed, what a claim leads to, and in what words.
import { beforeEach, describe, expect, test } from 'vitest';
import type { Claim, ClaimFacts, DrawOffers, Game, Problem } from '../src/api/types';
import { splitOffer } from '../src/board/moveInput';
import {
  claimsDue,
  claimsOf,
  fiftyExcluded,
  makesMove,
  outlookOf,
  quietMoves,
} from '../src/game/claim/claims';
import { isOutdated, typedOffer } from '../src/game/moveState';
import { offerPolicy } from '../src/game/offerPolicy';
import { reasonText } from '../src/game/words';
import { addMessages, has, t } from '../src/i18n';
import { problemText } from '../src/api/problem';
import { textsOf } from './texts';

describe('what may be claimed', () => {
  const may = (claim_draw: boolean, claim_tablebase: boolean) =>
    claimsOf({ may: { claim_draw, claim_tablebase } as Game['may'] });
  test('follows from what the server allows', () => {
    expect(may(true, false)).toEqual(['repetition', 'fifty_moves']);
    expect(may(false, true)).toEqual(['tablebase_draw', 'tablebase_win']);
    expect(may(true, true)).toHaveLength(4);
    expect(may(false, false)).toEqual([]);
  });
  test('LAW-9.3: the 50-move rule does not hold with seven men or fewer', () => {
    expect(fiftyExcluded(8)).toBe(false);
    expect(fiftyExcluded(7)).toBe(true);
    expect(fiftyExcluded(3)).toBe(true);
  });
  test('is offered where it holds on the board, and by nothing else', () => {
    const due = (facts: Partial<Game['facts']>, may: Partial<Game['may']> = { claim_draw: true }) =>
      claimsDue({
        may: may as Game['may'],
        facts: { men: 20, quiet_plies: 0, repeated: [4], ...facts },
      });
    expect(due({})).toEqual([]);
    expect(due({ repeated: [4, 8] })).toEqual([]);
    expect(due({ repeated: [4, 8, 12] })).toEqual(['repetition']);
    expect(due({ quiet_plies: 99 })).toEqual([]);
    expect(due({ quiet_plies: 100 })).toEqual(['fifty_moves']);
    expect(due({ quiet_plies: 100, men: 7 })).toEqual([]);
    expect(due({ men: 5 }, { claim_tablebase: true })).toEqual(['tablebase_draw', 'tablebase_win']);
    expect(due({ repeated: [4, 8, 12], quiet_plies: 100 }, {})).toEqual([]);
  });
  test('half-moves are counted by pairs', () => {
    expect([0, 1, 2, 99, 100, 101].map(quietMoves)).toEqual([0, 0, 1, 49, 50, 50]);
  });
});

describe('what a claim leads to', () => {
  const move = { san: 'Nf3', uci: 'g1f3', fen: '' };
  const judged = (
    claim: Claim,
    correct: boolean | null,
    more: Partial<Pick<ClaimFacts, 'opens_offer' | 'move'>> = {},
  ) => ({ claim, correct, opens_offer: false, move: null, ...more });

  test.each([
    [judged('repetition', true), 'draw', false],
    [judged('repetition', true, { move }), 'draw', false],
    [judged('fifty_moves', true), 'draw', false],
    [judged('tablebase_draw', true), 'draw', false],
    [judged('tablebase_win', true), 'win', false],
    // LAW-9.1.2.2, LAW-9.4.3
    [judged('repetition', false, { opens_offer: true }), 'offer', false],
    [judged('repetition', false, { opens_offer: true, move }), 'offer', true],
    [judged('fifty_moves', false, { opens_offer: true, move }), 'offer', true],
    [judged('fifty_moves', false, { move }), 'move', true],
    [judged('repetition', false), 'nothing', false],
    // A tablebase claim that is not correct is refused, and makes no move.
    [judged('tablebase_draw', false), 'nothing', false],
    [judged('tablebase_win', false, { move }), 'nothing', false],
    [judged('tablebase_win', null), 'director', false],
    [judged('tablebase_draw', null, { move }), 'director', false],
  ])('%o: %s, move made: %s', (claim, outlook, moves) => {
    expect(outlookOf(claim)).toBe(outlook);
    expect(makesMove(claim)).toBe(moves);
  });
});

describe('a typed draw offer', () => {
  test.each([
    ['Nf3 (=)', 'Nf3', true],
    ['Nf3(=)', 'Nf3', true],
    ['Nf3 ( = ) ', 'Nf3', true],
    ['d8=Q (=)', 'd8=Q', true],
    ['d8=Q', 'd8=Q', false],
    ['Nf3', 'Nf3', false],
    ['(=) Nf3', '(=) Nf3', false],
    ['d8(Q)', 'd8(Q)', false],
    ['(=)', '', true],
  ])('%s', (text, move, offer) => expect(splitOffer(text)).toEqual({ move, offer }));

  const off = { offer: false, offerTyped: false };
  test('ticks the box, and unticks it when it is deleted', () => {
    const ticked = typedOffer(off, true, true);
    expect(ticked).toEqual({ offer: true, offerTyped: true, offerRefused: false });
    expect(typedOffer(ticked, true, true)).toEqual(ticked);
    expect(typedOffer(ticked, false, true)).toEqual({ ...off, offerRefused: false });
  });
  test('leaves a box alone that was ticked by hand', () => {
    const byHand = { offer: true, offerTyped: false };
    expect(typedOffer(byHand, false, true)).toMatchObject({ offer: true });
    const typedToo = typedOffer(byHand, true, true);
    expect(typedOffer(typedToo, false, true)).toMatchObject({ offer: true });
  });
  test('is told where it is not allowed, never dropped in silence', () => {
    const refused = { offer: false, offerTyped: false, offerRefused: true };
    expect(typedOffer(off, true, false)).toEqual(refused);
    expect(typedOffer(refused, false, false)).toMatchObject({ offerRefused: false });
  });
});

describe('LAW-9.1.1: the words for an event’s draw offers', () => {
  const game = (kind: DrawOffers['kind'], offer_draw: boolean, more: Partial<Game> = {}) =>
    ({
      initial_fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      me: 'white',
      ply: 40,
      offer: null,
      draw_offers: { kind, move: null },
      may: { offer_draw },
      ...more,
    }) as Game;
  const id = (...given: Parameters<typeof game>) => offerPolicy(game(...given));
  const before = (move: number) => ({ draw_offers: { kind: 'not_before', move } as const });

  test.each([
    [id('free', true), null],
    [id('not_before', true, before(30)), null],
    [id('once', true), 'claim-offers-once'],
    [id('once_in_ten', true), 'claim-offers-once-in-ten'],
    [id('never', false), 'claim-offers-never'],
    [id('once', false), 'claim-offers-once'],
    [id('once_in_ten', false), 'claim-offers-once-in-ten'],
    [id('not_before', false, before(30)), 'claim-offers-not-before'],
    [id('not_before', false, before(21)), 'claim-offers-not-now'], // it is the 21st
    [id('free', false, { ply: 1 }), 'claim-offers-early'],
    [id('once', false, { ply: 0 }), 'claim-offers-early'],
    [id('free', false), 'claim-offers-not-now'],
    [id('once', false, { offer: { by: 'white', ply: 39 } }), 'claim-offers-open'],
    [id('free', false, { offer: { by: 'black', ply: 40 } }), 'claim-offers-open'],
  ])('%s is %s', (found, expected) => expect(found).toBe(expected));

  test('every one of them has words, and the move is among them', () => {
    for (const language of ['en', 'cs']) {
      addMessages(language, textsOf(language, 'game'));
      const rest = ['never', 'once', 'once-in-ten', 'not-now', 'early', 'open', 'refused'];
      expect(rest.filter((end) => !has(`claim-offers-${end}`))).toEqual([]);
      expect(t('claim-offers-not-before', { move: 30 })).toContain('30');
    }
  });
});

test('a claim that waits makes the page old', () => {
  expect(isOutdated({ code: 'claim_waits', status: 409 } as Problem)).toBe(true);
  expect(isOutdated({ code: 'claim_not_upheld', status: 422 } as Problem)).toBe(false);
});

describe.each(['en', 'cs'])('words in %s', (language) => {
  beforeEach(() => addMessages(language, textsOf(language, 'game', 'texts', 'rare', 'claims')));

  test('every ending has its words, on the page of the game and in the list', () => {
    addMessages(language, textsOf(language, 'game', 'games'));
    const reasons = ['repetition', 'fifty_moves', 'tablebase_win', 'tablebase_draw'];
    for (const reason of [...reasons, 'count_run_out', 'count_mate']) {
      const id = reason.replaceAll('_', '-');
      expect(reasonText({ reason, by: 'white' })).not.toBe(`game-end-${id}`);
      expect(has(`reason-${id}`)).toBe(true);
    }
  });
  test('every refusal has its words', () => {
    const codes = [
      'claim_not_upheld',
      'claim_waits',
      'offers_not_allowed',
      'count_not_allowed',
      'count_not_yours',
      'too_many_men',
      'conditional_not_allowed',
      'conditional_illegal',
      'conditional_too_large',
      'conditional_cycle',
      'conditional_not_linear',
      'conditional_on_move',
    ];
    for (const code of codes) {
      const detail = 'English, from the server';
      expect(problemText({ code, detail, rule: null } as Problem)).not.toBe(detail);
    }
  });
  test('everything put together at run time exists', () => {
    const claims = ['repetition', 'fifty-moves', 'tablebase-draw', 'tablebase-win'];
    const outlooks = ['draw', 'win', 'offer', 'move', 'nothing', 'director'];
    const ids = [
      ...claims.map((claim) => `claim-${claim}`),
      ...['tablebase-draw-text', 'tablebase-win-text'].map((rest) => `claim-${rest}`),
      ...outlooks.map((outlook) => `claim-outlook-${outlook}`),
      ...outlooks.filter((o) => o !== 'nothing').map((outlook) => `claim-send-${outlook}`),
      ...['correct', 'incorrect', 'referred'].map((verdict) => `claim-news-${verdict}`),
      ...['castling-rights', 'table-missing'].map((why) => `claim-unknown-${why}`),
      ...['win', 'draw', 'loss'].map((result) => `claim-tablebase-says-${result}`),
      ...['win', 'draw'].map((kind) => `claim-referred-${kind}`),
      ...['none', 'start', 'stop', 'honour'].flatMap((part) =>
        ['board', 'pieces'].map((honour) => `count-${part}-${honour}`),
      ),
      ...['claim', 'uphold', 'outcome'].flatMap((part) =>
        ['win', 'draw'].map((kind) => `desk-${part}-${kind}`),
      ),
    ];
    expect(ids.filter((id) => !has(id))).toEqual([]);
  });
  test('a claim that makes a move says so, and names the move', () => {
    expect(t('claim-outlook-makes-move', { move: '26. Nf3' })).toContain('26. Nf3');
    expect(t('claim-send-offer', { with: 'move', move: '26. Nf3' })).toContain('26. Nf3');
    expect(t('claim-send-offer', { with: 'nothing', move: '' })).not.toContain('  ');
    expect(t('claim-outlook-draw', { rule: 'LAW-9.2.1.2' })).toContain('LAW-9.2.1.2');
  });
  test('how often a position stood', () => {
    const times = [1, 2, 3, 4, 5, 6, 11].map((n) => t('claim-repetition-count', { n }));
    expect(new Set(times).size).toBe(7);
    expect(times[6]).toContain('11');
  });
  test('who counts, and what is left', () => {
    const spoken = t('count-spoken', { color: 'black', spoken: 5, limit: 16 });
    expect(spoken).toMatch(/5.*16/);
    expect(spoken).not.toBe(t('count-spoken', { color: 'white', spoken: 5, limit: 16 }));
    const left = [0, 1, 2, 11].map((n) => t('count-left', { color: 'white', n }));
    expect(new Set(left).size).toBe(4);
  });
});
