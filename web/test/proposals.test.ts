// Sections being put together, of players and of teams.
import { describe, expect, it } from 'vitest';
import type { Player } from '../src/api/types';
import type { Proposal, System } from '../src/events/api';
import { addMessages } from '../src/i18n';
import * as proposals from '../src/organise/proposal';
import { NORMS } from './norms';
import { player } from './player';
import { textsOf } from './texts';

const text = (language: string) => textsOf(language, 'events', 'organise');

const by = (system: System, games_each: number | null = null) => ({ system, games_each });

describe('proposals', () => {
  const [a, b, c] = [player(1, 2_400), player(2, 2_300, 'GER'), player(3, null)];
  const proposal: Proposal = {
    version: 1,
    sections: [
      { name: 'Section 1', players: [a, b], norms: [NORMS] },
      { name: 'Section 2', players: [], norms: [NORMS] },
    ],
    unplaced: [c],
    team_sections: [],
    unplaced_teams: [],
    remarks: [],
  };

  it('name those in a section who have no account yet', () => {
    const named = (...unclaimed: number[]) =>
      proposals.withoutAccount(proposal, new Set(unclaimed));
    expect(named()).toEqual([]);
    // One is in no section, one has entered nothing.
    expect(named(2, 3, 9)).toEqual([b]);
    expect(named(1, 2)).toEqual([a, b]);
  });

  it('players move between sections and out of them, each in one place', () => {
    const once = proposals.moved(proposal, a, 1);
    expect(once.sections.map(({ players }) => players)).toEqual([[b], [a]]);
    const out = proposals.moved(once, b, proposals.UNPLACED);
    expect(out.sections.map(({ players }) => players)).toEqual([[], [a]]);
    expect(out.unplaced).toEqual([b, c]);
    expect(proposals.moved(out, c, 1).sections[1]?.players).toEqual([a, c]);
    expect(proposals.moved(proposal, a, 0)).toEqual(proposal);
    expect(proposals.bodyOf(once)).toEqual({
      version: 1,
      sections: [
        { name: 'Section 1', players: [2] },
        { name: 'Section 2', players: [1] },
      ],
    });
  });

  it('averages leave out who has no rating; federations are counted', () => {
    expect(proposals.average([a, b, c])).toBe(2_350);
    expect(proposals.average([c])).toBeNull();
    expect(proposals.byFederation([a, b, c])).toEqual([
      ['CZE', 2],
      ['GER', 1],
    ]);
  });

  it.each([
    ['11, 11, 10', [11, 11, 10]],
    ['11 11;10', [11, 11, 10]],
    ['2', [2]],
    ['31', [31]],
    ['1', null],
    ['32', null],
    ['11,', null],
    ['eleven', null],
    ['7.5', null],
  ])('sizes in “%s”: %j', (typed, sizes) => expect(proposals.sizesIn(typed)).toEqual(sizes));

  it('games', () => {
    expect(proposals.games(11, by('round_robin'))).toBe(55);
    expect(proposals.games(11, by('double_round_robin'))).toBe(110);
    expect(proposals.games(10, by('scheveningen'))).toBe(25);
    expect(proposals.games(25, by('silli', 12))).toBe(150);
    expect(proposals.gamesIn(proposal, by('round_robin'))).toBe(1);
  });

  it('in a match the side decides the place, and strength does not', () => {
    const weak = proposals.moved(proposal, c, 0, 'first');
    expect(weak.sections[0]?.players).toEqual([c, a, b]);
    expect(proposals.moved(weak, c, 0, 'second').sections[0]?.players).toEqual([a, b, c]);
    expect([2, 3, 4].map(proposals.firstSide)).toEqual([1, 2, 2]);
  });

  it('nothing is published before everybody has a place in a section that can play', () => {
    addMessages('en', text('en'));
    const found = (sections: Player[][], unplaced: Player[], system: System = 'round_robin') =>
      proposals.obstacles(
        {
          version: 1,
          remarks: [],
          sections: sections.map((players, n) => ({ name: `${n + 1}`, players, norms: [NORMS] })),
          unplaced,
          team_sections: [],
          unplaced_teams: [],
        },
        by(system),
      );
    const many = (count: number) => Array.from({ length: count }, (_, n) => player(n + 10, 2_000));
    expect(found([[a, b]], [])).toEqual([]);
    expect(found([many(31)], [])).toEqual([]);
    expect(found([[a, b]], [c])).toEqual([expect.stringMatching(/^1 accepted player is in no/)]);
    expect(found([[a]], [])).toEqual([expect.stringMatching(/These do not: Section 1\.$/)]);
    expect(found([[a, b], many(32)], [])).toEqual([expect.stringMatching(/: Section 2\.$/)]);
    expect(found([[a, b, c]], [])).toEqual([]);
    expect(found([[a, b, c]], [], 'scheveningen')).toHaveLength(1);
  });
});

describe('proposals of teams', () => {
  const proposal: Proposal = {
    version: 1,
    sections: [{ name: 'Board 1', players: [player(1, 2_400)], norms: [NORMS] }],
    unplaced: [],
    team_sections: [
      { name: '1', teams: [1, 2], division: null },
      { name: '2', teams: [3, 4], division: null },
    ],
    unplaced_teams: [5],
    remarks: [],
  };

  it('teams move between sections and out of them, each in one place', () => {
    const once = proposals.movedTeam(proposal, 1, 1);
    expect(once.team_sections.map(({ teams }) => teams)).toEqual([[2], [3, 4, 1]]);
    const out = proposals.movedTeam(once, 3, proposals.UNPLACED);
    expect(out.team_sections[1]?.teams).toEqual([4, 1]);
    expect(out.unplaced_teams).toEqual([5, 3]);
    expect(proposals.movedTeam(out, 5, 0).unplaced_teams).toEqual([3]);
    expect(proposals.teamsIn(out)).toBe(5);
  });

  it('sections of teams are sent, and no boards', () => {
    expect(proposals.bodyOf(proposal)).toEqual({
      version: 1,
      sections: [],
      team_sections: proposal.team_sections,
    });
  });

  it('nothing is published before every team has a place in a section that can play', () => {
    addMessages('en', text('en'));
    expect(proposals.teamObstacles({ ...proposal, unplaced_teams: [] })).toEqual([]);
    expect(proposals.teamObstacles(proposals.movedTeam(proposal, 1, -1))).toEqual([
      expect.stringMatching(/^2 accepted teams are in no section/),
      expect.stringMatching(/2 to 31 teams\. These do not: Section 1\.$/),
    ]);
  });
});
