// The table of a Swiss tournament over its rounds, and the pairs of a round below it.
import { type VNode, h, render } from 'preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../src/api/types';
import type { RoundGlance } from '../src/events/roundTree';
import type { SectionGlance } from '../src/events/sectionLines';
import type { EventView } from '../src/events/api';
import { Rounds, mayGoOn } from '../src/events/Rounds';
import { SwissRounds } from '../src/events/SwissRounds';
import { SwissTable } from '../src/events/SwissTable';
import {
  type SwissCell,
  type SwissLine,
  type SwissTable as Table,
  endOf,
  numbersIn,
  openGames,
  tiesIn,
} from '../src/events/swissLines';
import { addMessages } from '../src/i18n';
import { tieText } from '../src/section/table';
import { session } from '../src/session';
import { player } from './player';
import { textsOf } from './texts';

beforeAll(() => addMessages('en', textsOf('en', 'events')));

let box: HTMLElement | undefined;
afterEach(() => {
  if (box) render(null, box);
  session.value = null;
});
function shown<Props>(node: VNode<Props>): HTMLElement {
  box = document.createElement('div');
  render(node, box);
  return box;
}

const game = (
  section: number,
  opponent: number,
  color: SwissCell['color'],
  half_points: number | null,
  flag: string | null = null,
): SwissCell => ({ section, opponent, color, half_points, flag });

const bye = (section: number): SwissCell => ({
  ...{ section, opponent: null, color: null, half_points: 2, flag: null },
});

const line = (
  id: number,
  place: number,
  half_points: number,
  cells: SwissLine['cells'],
  shared = false,
): SwissLine => ({
  ...{ player: player(id, 2_000), place, shared, half_points, cells },
  ...{ wins: 1, quarter_sb: 5, buchholz: { all: 25, cut_one: 24, cut_two: 1, sum: 90 } },
});

const TABLE: Table = {
  ...{ rounds: 7, events: [41, 42] },
  tie_breaks: ['direct_encounter', 'buchholz_cut_one', 'sonneborn_berger'],
  lines: [
    line(11, 1, 4, [game(101, 12, 'white', 2), bye(203)]),
    line(13, 2, 1, [game(102, 14, 'black', 1), game(201, 12, 'white', null)], true),
    line(14, 2, 1, [game(102, 13, 'white', 1), game(202, 15, 'black', 0, 'D')], true),
    line(12, 4, 0, [game(101, 11, 'black', 0), game(201, 13, 'black', null)]),
    // Whoever joined later was not in the first round.
    line(15, 5, 2, [null, game(202, 14, 'white', 2, 'D')]),
  ],
};

describe('the table', () => {
  const table = (changed: Partial<Table> = {}) =>
    shown(h(SwissTable, { table: { ...TABLE, ...changed } }));
  /** What is read out. */
  const names = (of: HTMLElement) =>
    [...of.querySelectorAll('.result')].map((each) => {
      const read = each.cloneNode(true) as Element;
      for (const hidden of read.querySelectorAll('[aria-hidden]')) hidden.remove();
      return read.textContent.replace(/[\u2068\u2069]/g, '');
    });

  it('tells opponent, colour and result of each round, to eye and ear', () => {
    const of = table();
    const cells = [...of.querySelectorAll('.result')];
    const seen = cells.map((each) => each.querySelector('.op')?.textContent);
    expect(seen).toEqual(['4', 'bye', '3', '4', '2', '5', '1', '2', '3']);
    expect(names(of)).toEqual([
      'Round 1, White against A B12 (4): 1',
      'Round 2: bye 1',
      'Round 1, Black against A B14 (3): ½',
      'Round 2, White against A B12 (4): not finished',
      'Round 1, White against A B13 (2): ½',
      'Round 2, Black against A B15 (5): 0, by default',
      'Round 1, Black against A B11 (1): 0',
      'Round 2, Black against A B13 (2): not finished',
      'Round 2, White against A B14 (3): 1, by default',
    ]);
    expect(cells[0]?.getAttribute('href')).toBe('/section/101');
    expect(cells[1]?.getAttribute('href')).toBe('/section/203');
    expect(of.querySelectorAll('.result .live')).toHaveLength(2);
    expect(of.querySelectorAll('tbody td.c:empty')).toHaveLength(1);
    // Tab leads to one of them.
    expect(of.querySelectorAll('tbody [tabindex="0"]')).toHaveLength(1);
  });

  it('has scores, tie-breaks and places, which can be shared', () => {
    const of = table();
    const column = (kind: string) =>
      [...of.querySelectorAll(`tbody .${kind}`)].map(({ textContent }) => textContent);
    expect(column('no')).toEqual(['1', '2', '3', '4', '5']);
    expect(column('at')).toEqual(['1', '2=', '2=', '4', '5']);
    expect(column('sc')).toEqual(['2', '½', '½', '0', '1']);
    expect(column('sm').slice(0, 3)).toEqual(['12', '1.25', '1']);
    const heads = [...of.querySelectorAll('thead .sm')].map(({ textContent }) => textContent);
    expect(heads).toEqual(['Bh−1', 'SB', 'Place']);
    const rounds = [...of.querySelectorAll('thead .c a')];
    expect(rounds.map((each) => each.getAttribute('href'))).toEqual(['/events/41', '/events/42']);
  });

  it('says how far the tournament is', () => {
    const far = (of: HTMLElement) =>
      of.querySelector('.xt-bar p')?.textContent?.replace(/[\u2068\u2069]/g, '');
    expect(far(table())).toBe('Round 2 of 7, 1 game not finished yet');
    const over = TABLE.lines.map((each) => ({ ...each, cells: each.cells.slice(0, 1) }));
    expect(far(table({ events: [41], lines: over }))).toBe('After round 1 of 7');
  });

  it('marks the reader', () => {
    expect(table().querySelector('.me')).toBeNull();
    session.value = { me: { player: { id: 14 } } } as Session;
    expect(table().querySelector('.me .no')?.textContent).toBe('3');
    expect(table().querySelector('.me .nm')?.textContent).toContain('(you)');
  });

  it('has nothing before the first round is set up', () => {
    const of = table({ events: [], lines: [] });
    expect(of.querySelector('table')).toBeNull();
    expect(of.textContent).toBe('The standings begin with the start list of the first round.');
  });

  it('tells of a cancelled game, and of a round without an opponent yet', () => {
    const unknown: SwissCell = { ...bye(301), half_points: null };
    const lines = [line(11, 1, 0, [game(101, 99, 'white', null, 'C'), unknown])];
    const of = table({ lines });
    expect(names(of)).toEqual(['Round 1: cancelled, counts for nothing', 'Round 2: not finished']);
    expect(openGames({ lines })).toBe(1);
  });
});

describe('what it is made of', () => {
  it('counts games, players and tie-breaks', () => {
    expect(openGames(TABLE)).toBe(1);
    expect(openGames({ lines: [] })).toBe(0);
    expect(numbersIn(TABLE).get(12)?.number).toBe(4);
    expect(tiesIn(TABLE)).toEqual(['buchholz_cut_one', 'sonneborn_berger']);
    const [first] = TABLE.lines as [SwissLine];
    const values = (['wins', 'buchholz_cut_two', 'buchholz', 'sum_of_buchholz'] as const).map(
      (each) => tieText(first, each),
    );
    expect(values).toEqual(['1', '½', '12½', '45']);
  });
});

/** Players, and points in halves where the game is over. */
function pair(id: number, numbers: number[], points: number[] | null = null): SectionGlance {
  const players = numbers.map((number) => player(number, 2_000));
  const games = numbers.length > 1 ? 1 : 0;
  return {
    ...{ id, name: String(id % 100), players },
    counts: {
      finished: points ? games : 0,
      running: points ? 0 : games,
      ...{ not_started: 0, in_adjudication: 0, cancelled: 0 },
    },
    leaders: players.flatMap((each, at) => {
      const half_points = points?.[at];
      if (half_points === undefined) return [];
      return [{ player: each, half_points, shared: false, games: 1, place: 1 }];
    }),
  };
}

describe('the rounds below it', () => {
  const round = (event: number, sections: SectionGlance[]): RoundGlance => ({
    ...{ event, name: `Round ${event}`, phase: 'running', system: 'swiss', sections },
    ...{ goes_on_from: event > 1 ? event - 1 : null, starts_at: '2026-11-01T00:00:00Z' },
  });

  it('are the newest first, and the latest with pairs is open', () => {
    const rounds = [
      round(1, [pair(101, [1, 2], [2, 0]), pair(102, [3, 4], [1, 1]), pair(103, [5])]),
      round(2, [pair(201, [1, 3])]),
      round(3, []),
    ];
    const of = shown(h(SwissRounds, { rounds }));
    const heads = [...of.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(heads).toEqual(['Round 3', 'Round 2', 'Round 1']);
    const open = [...of.querySelectorAll('details')].map((each) => each.open);
    expect(open).toEqual([false, true, false]);
    const ends = [...of.querySelectorAll('.swiss-pair .end')].map(({ textContent }) => textContent);
    expect(ends).toEqual(['not finished', '1–0', '½–½', 'bye']);
    expect(of.querySelector('.swiss-pair .to-table')?.getAttribute('href')).toBe('/section/201');
    expect(of.textContent).toContain('The start lists have not been drawn up yet.');
    // No round goes on from another one than the one below it.
    expect(of.textContent).not.toContain('Previous round:');
  });

  it('end as their games do', () => {
    expect(endOf(pair(1, [1, 2], [0, 2]))).toEqual({ kind: 'over', white: 0, black: 2 });
    expect(endOf(pair(1, [1, 2]))).toEqual({ kind: 'open' });
    expect(endOf(pair(1, [1]))).toEqual({ kind: 'bye' });
    const off = pair(1, [1, 2]);
    const counts = { ...off.counts, running: 0, cancelled: 1 };
    expect(endOf({ ...off, counts })).toEqual({ kind: 'cancelled' });
  });
});

it('the page of an event leads to it as soon as there are start lists', () => {
  const event = (changed: object) =>
    ({
      ...{
        id: 41,
        phase: 'running',
        round_before: null,
        rounds_after: [],
        swiss_round: 1,
        organisers: [],
      },
      ...{ stage: null, announcement: { system: 'swiss' }, may: { see_entries: false } },
      ...changed,
    }) as unknown as EventView;
  const link = (changed: object = {}) => {
    const found = shown(h(Rounds, { event: event(changed) })).querySelector('a:last-of-type');
    return found && [found.getAttribute('href'), found.textContent];
  };
  expect(link()).toEqual(['/events/41/rounds', 'Standings and all rounds']);
  expect(link({ phase: 'entries_open' })).toBeNull();
  expect(link({ announcement: { system: 'knock_out' }, swiss_round: null })).toBeNull();
});

it('one round is announced after each, and none after the last', () => {
  session.value = { me: { player: { id: 12 }, roles: [], offices: [] } } as unknown as Session;
  const may = (swiss_round: number | null, after: number) =>
    mayGoOn({
      ...{ phase: 'running', stage: null, organisers: [{ id: 12 }], may: { see_entries: true } },
      ...{ announcement: { teams: null, games_each: 3 }, swiss_round },
      rounds_after: Array.from({ length: after }, () => ({})),
    } as unknown as EventView);
  expect([may(1, 0), may(2, 0), may(3, 0)]).toEqual([true, true, false]);
  expect(may(1, 1)).toBe(false);
  // Two groups of another system may lead to two events.
  expect(may(null, 1)).toBe(true);
});
