// Who advances from the round before: whom one may take in, how far sections are, what is sent.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import {
  type Advancer,
  type RoundBefore,
  type SectionBefore,
  byStanding,
  chosenOf,
  dueIn,
  isFirst,
  parts,
  standingOf,
  takenOf,
  wayOf,
} from '../src/organise/advancers';
import { player } from './player';
import { textsOf } from './texts';

const advancer = (
  id: number,
  advance: Advancer['advance'],
  entry: Advancer['entry'] = null,
  place = 1,
): Advancer => ({
  ...{ player: player(id, 2_000), advance, entry, place },
  ...{ shared: advance === 'tied', half_points: 3 },
});

const section = (id: number, players: Advancer[], unfinished = 0): SectionBefore => ({
  ...{ id, name: String(id), players, unfinished },
});

const round = (sections: SectionBefore[], advancing = 1): RoundBefore => ({
  ...{ version: 3, event: 6, name: 'Cup, round 1', advancing, sections },
});

describe('how a player is taken in', () => {
  it.each([
    ['sure', null, 'by_table'],
    ['sure', 'withdrawn', 'by_table'],
    ['sure', 'refused', 'by_table'],
    ['sure', 'accepted', 'never'],
    ['tied', null, 'by_reason'],
    ['tied', 'entered', 'never'],
    ['behind', null, 'by_reason'],
    ['behind', 'waiting', 'never'],
    ['running', null, 'never'],
    ['withdrew_silently', null, 'never'],
    ['not_of_section', null, 'never'],
  ] as const)('%s, entry %s: %s', (advance, entry, way) =>
    expect(wayOf({ advance, entry })).toBe(way),
  );
});

describe('how far a section is', () => {
  const won = (entry: Advancer['entry'] = null) => [
    advancer(1, 'sure', entry),
    advancer(2, 'behind', null, 2),
  ];
  it.each<[string, SectionBefore, string]>([
    ['games are open', section(1, [advancer(1, 'running'), advancer(2, 'running')], 2), 'running'],
    ['somebody has won', section(1, won()), 'due'],
    ['and is in', section(1, won('accepted')), 'done'],
    // Whoever does not want to is not chosen again: somebody else may be.
    ['and has taken the entry back', section(1, won('withdrawn')), 'undecided'],
    ['the match is level', section(1, [advancer(1, 'tied'), advancer(2, 'tied')]), 'undecided'],
    ['one was drawn', section(1, [advancer(1, 'tied', 'entered'), advancer(2, 'tied')]), 'done'],
    ['nobody to play', section(1, [advancer(1, 'sure')]), 'due'],
    [
      'the winner has left, the other may come',
      section(1, [advancer(1, 'withdrew_silently'), advancer(2, 'behind', null, 2)]),
      'undecided',
    ],
    ['nobody is left', section(1, [advancer(1, 'withdrew_silently')]), 'done'],
  ])('%s', (_, of, standing) => expect(standingOf(of, 1)).toBe(standing));

  it('where more advance than play, all of them are enough', () => {
    expect(standingOf(section(1, [advancer(1, 'sure', 'accepted')]), 3)).toBe('done');
  });

  it('where two advance and two are behind a tie, one is sure', () => {
    const players = [
      advancer(1, 'sure'),
      advancer(2, 'tied', null, 2),
      advancer(3, 'tied', null, 2),
    ];
    const of = section(1, players);
    expect(standingOf(of, 2)).toBe('undecided');
    expect(dueIn(of, 2)).toBe(1);
  });

  it('asks again where a result was changed after somebody had been taken in', () => {
    const of = section(1, [advancer(1, 'sure'), advancer(2, 'behind', 'accepted')]);
    expect(standingOf(of, 1)).toBe('undecided');
    expect(dueIn(of, 1)).toBe(0);
  });

  it('each list keeps the order of the sections', () => {
    const found = byStanding(
      round([
        section(1, won()),
        section(2, [advancer(3, 'tied'), advancer(4, 'tied')]),
        section(3, won('accepted')),
        section(4, won()),
        section(5, [advancer(5, 'running')], 1),
      ]),
    );
    const ids = Object.entries(found).map(([name, of]) => [name, of.map(({ id }) => id)]);
    expect(Object.fromEntries(ids)).toEqual({
      ...{ undecided: [2], due: [1, 4], running: [5], done: [3] },
    });
  });
});

describe('who is chosen', () => {
  const found = round([
    section(1, [advancer(1, 'sure'), advancer(2, 'behind', null, 2)]),
    section(2, [advancer(3, 'tied'), advancer(4, 'tied')]),
    section(3, [advancer(5, 'sure', 'withdrawn'), advancer(6, 'behind', 'accepted', 2)]),
  ]);
  const chosen = (...turned: [number, boolean][]) =>
    chosenOf(found, new Map(turned)).map(({ advancer: { player }, reasoned }) => [
      player.id,
      reasoned,
    ]);

  it('at first whoever is due', () => expect(chosen()).toEqual([[1, false]]));
  it('and others for a reason', () =>
    expect(chosen([1, false], [2, true], [4, true])).toEqual([
      [2, true],
      [4, true],
    ]));
  it('nobody twice, and whoever stepped back by the table', () =>
    expect(chosen([5, true], [6, true])).toEqual([
      [1, false],
      [5, false],
    ]));
});

it('who comes first is seen at once, and whoever has an entry', () => {
  expect(isFirst(advancer(1, 'sure'), 1)).toBe(true);
  expect(isFirst(advancer(1, 'tied', null, 2), 2)).toBe(true);
  expect(isFirst(advancer(1, 'behind', null, 2), 1)).toBe(false);
  expect(isFirst(advancer(1, 'behind', 'refused', 2), 1)).toBe(true);
  expect(isFirst(advancer(1, 'withdrew_silently', null, 1), 1)).toBe(true);
});

it('a hundred players are three requests', () => {
  const players = Array.from({ length: 100 }, (_, at) => ({ player: at + 1 }));
  expect(parts(players).map(({ length }) => length)).toEqual([45, 45, 10]);
  expect(parts(players).flat()).toEqual(players);
  expect(parts([])).toEqual([]);
});

it('what was done: how many are in, and who has still to pay', () => {
  const found = round([
    section(1, [advancer(1, 'sure', 'accepted'), advancer(2, 'behind', null, 2)]),
    section(2, [advancer(3, 'tied', 'entered'), advancer(4, 'tied')]),
    section(3, [advancer(5, 'sure', 'accepted')]),
  ]);
  expect(takenOf(found, new Set([1, 3, 4]))).toEqual({ n: 2, unpaid: 1 });
});

describe.each(['en', 'cs'])('in %s', (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(textsOf(language, 'organise', 'events')));
  const say = (id: string, args: Record<string, string | number>) =>
    bundle.formatPattern(bundle.getMessage(id)?.value ?? '', args);

  it.each<[number, number, string, string]>([
    [1, 0, '1 player taken in.', 'Převzat 1 hráč.'],
    [3, 1, '3 players taken in. 1 of them still has', 'Převzati 3 hráči. Ještě nezaplaceno: 1.'],
    [64, 64, '64 players taken in. 64 of them still have', 'Převzato 64 hráčů. Ještě'],
  ])('%s taken in, %s unpaid', (n, unpaid, english, czech) =>
    expect(say('organise-advance-done', { n, unpaid })).toContain(
      language === 'en' ? english : czech,
    ),
  );
});
