// The sections of an event at a glance: who is found where, and which sections are shown.
import { describe, expect, it } from 'vitest';
import type { Player } from '../src/api/types';
import { findPlayers } from '../src/events/findPlayer';
import * as lines from '../src/events/sectionLines';
import { player } from './player';

const counts = (finished: number, running: number, not_started = 0) => ({
  ...{ finished, running, not_started, in_adjudication: 1, cancelled: 4 },
});

const section = (
  id: number,
  players: Player[],
  changed: Partial<lines.SectionGlance> = {},
): lines.SectionGlance => ({
  ...{ id, name: String(id), counts: counts(3, 2), leaders: [], players },
  ...changed,
});

const named = (id: number, given_name: string, family_name: string): Player => ({
  ...player(id, 2_000),
  ...{ given_name, family_name },
});

const TWO = [
  section(1, [named(160_012, 'Tomáš', 'Novák'), named(390_044, 'Eva', 'Rosenthal')]),
  section(2, [named(480_160, 'Åse', 'Løvberg'), named(160_099, 'Jana', 'Nováková')]),
];

describe('a player is found', () => {
  const found = (text: string) =>
    findPlayers(TWO, text).map(({ player: { id }, section }) => `${section.id}: ${id}`);

  it.each([
    ['novak', ['1: 160012', '2: 160099']],
    ['NOVÁK toma', ['1: 160012']],
    ['jana', ['2: 160099']],
    ['ase', ['2: 480160']],
    // A number from its first digit on.
    ['160', ['1: 160012', '2: 160099']],
    ['390044', ['1: 390044']],
    ['99', []],
    ['nobody', []],
  ])('%s', (text, expected) => expect(found(text)).toEqual(expected));

  it('among a thousand in no time', () => {
    const sections = Array.from({ length: 60 }, (_, at) =>
      section(
        at,
        Array.from({ length: 17 }, (_, place) => named(at * 100 + place, 'Štěpán', `B${place}`)),
      ),
    );
    const begin = performance.now();
    expect(findPlayers(sections, 'stepan b16')).toHaveLength(60);
    expect(performance.now() - begin).toBeLessThan(500);
  });
});

describe('how far sections are', () => {
  it('games that are cancelled do not count, those in adjudication are not over', () => {
    const sizes = lines.sizesOf([section(1, [player(1, null)]), section(2, [player(2, null)])]);
    expect(sizes).toEqual({ players: 2, done: 6, all: 12, begun: true });
    expect(lines.isOver(sizes)).toBe(false);
  });

  it('nothing has begun while no game is started, and nothing is over without games', () => {
    const none = { in_adjudication: 0, cancelled: 0 };
    const before = section(1, [], { counts: { ...counts(0, 0, 78), ...none } });
    const empty = section(2, [], { counts: { ...counts(0, 0), ...none } });
    expect(lines.sizesOf([before]).begun).toBe(false);
    expect(lines.sizesOf([before, section(2, [])]).begun).toBe(true);
    expect(lines.isOver(lines.sizesOf([empty]))).toBe(false);
    expect(
      lines.isOver(lines.sizesOf([{ ...empty, counts: { ...empty.counts, finished: 1 } }])),
    ).toBe(true);
  });
});

describe('which lines are shown', () => {
  const many = Array.from({ length: 60 }, (_, at) => ({ id: at + 1 }));
  const shown = (mine: number[], most = lines.MANY) =>
    lines.linesShown(many, new Set(mine), most).map(({ id }) => id);

  it('the first of many, and before them the reader’s own', () => {
    expect(shown([])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(shown([37, 2])).toEqual([37, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('all in their order once they are asked for', () => {
    expect(shown([37], 60)).toEqual(many.map(({ id }) => id));
  });

  it('a field to find somebody, where there are several sections or many players', () => {
    const players = (n: number) => Array.from({ length: n }, (_, at) => player(at, null));
    expect(lines.isSearched([section(1, players(10))])).toBe(false);
    expect(lines.isSearched([section(1, players(11))])).toBe(true);
    expect(lines.isSearched([section(1, players(3)), section(2, players(3))])).toBe(true);
  });
});

it('who has the first place', () => {
  const line = (place: number, games = 4) => ({ place, games });
  expect(lines.firstOf([line(1), line(1), line(3)])).toHaveLength(2);
  // Before the first game everybody shares it.
  expect(lines.firstOf([line(1, 0), line(1, 0)])).toEqual([]);
  expect(lines.firstOf([])).toEqual([]);
});

it('the reader’s own section', () => {
  const [one, two] = TWO as [lines.SectionGlance, lines.SectionGlance];
  expect(lines.playsIn(one, 160_012)).toBe(true);
  expect(lines.playsIn(two, 160_012)).toBe(false);
  expect(lines.playsIn(one, undefined)).toBe(false);
});
