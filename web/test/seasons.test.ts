// Seasons of a league: their divisions in an announcement and in proposed sections, zones of a table, and who goes up and
// who goes down afterwards.
import { h, render } from 'preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kindOf, pathOf } from '../src/desk/useQueue';
import type { Announcement, EventView, LeagueTerms, Proposal } from '../src/events/api';
import { sentencesOf } from '../src/events/sentences';
import { addMessages, t } from '../src/i18n';
import * as divisions from '../src/organise/divisions';
import { type Draft, EMPTY, alike, announcementOf, draftOf } from '../src/organise/draft';
import { nextSeason } from '../src/organise/league';
import * as proposals from '../src/organise/proposal';
import { stepOf, whatIsWrongIn } from '../src/organise/steps';
import Page from '../src/pages/EventSeason';
import { choicesOf, freeBefore } from '../src/teams/GoesOnAs';
import type { Season, SeasonTeam, Team, TeamList } from '../src/teams/api';
import * as seasons from '../src/teams/season';
import { tableName } from '../src/teams/table';
import { player } from './player';
import { textsOf } from './texts';

const NAMES = ['Champions', 'Challenger', 'Promotional'];
const AT = '2029-03-01T12:00:00Z';

describe('announced', () => {
  const league: LeagueTerms = { divisions: NAMES, follows: 12 };
  const terms = {
    boards: 4,
    eligible: 'any',
    promotion: null,
    replacements: { most: null, once_a_board: false, naming_days: null },
    league,
  } as const;
  const announced = (changed: Partial<Draft> = {}): Announcement =>
    announcementOf({ ...EMPTY, kind: 'team_league', teams: 'on', stage: 'league', ...changed });
  const draft = draftOf({
    announcement: { ...announced(), code: 'L/2027', teams: terms },
    time_control: { kind: 'none' },
  });
  beforeEach(() => addMessages('en', textsOf('en', 'events', 'organise')));

  it('divisions and the season before go through the fields and come back', () => {
    expect(draft).toMatchObject({ divisions: NAMES.join('\n'), follows: '12' });
    expect(announcementOf(draft).teams).toEqual(terms);
    const typed = announcementOf({ ...draft, divisions: ' One\n\nTwo ', follows: ' ' });
    expect(typed.teams?.league).toEqual({ divisions: ['One', 'Two'], follows: null });
    expect(announcementOf({ ...draft, divisions: ' \n' }).teams?.league).toBeNull();
    expect(announcementOf({ ...draft, teams: '' }).teams).toBeNull();
  });

  it('the next season follows the one before, with a code and dates of its own', () => {
    const announcement = { ...announced(), code: 'L/2027', name: 'League', teams: terms };
    const event = { id: 31, announcement, time_control: { kind: 'none' } } as EventView;
    expect(nextSeason(event)).toMatchObject({
      ...{ code: '', name: 'League', starts_at: '', follows: '31' },
      divisions: NAMES.join('\n'),
    });
    // One like it follows none.
    expect(alike(event)).toMatchObject({ code: '', name: 'League', ends_at: '', follows: '' });
    const match = { ...announcement, teams: { ...terms, league: null } };
    expect(nextSeason({ ...event, announcement: match }).follows).toBe('');
  });

  it.each([
    ['three divisions', {}, null],
    ['none in the League', { divisions: '', follows: '' }, 'divisions'],
    ['two in the League', { divisions: 'A\nB' }, 'divisions'],
    ['two in another league', { divisions: 'A\nB', stage: '' }, null],
    ['one', { divisions: 'A', stage: '' }, 'divisions'],
    ['the same twice', { divisions: 'A\na', stage: '' }, 'divisions'],
    ['a name with a slash', { divisions: 'A\nB/C', stage: '' }, 'divisions'],
    ['a long name', { divisions: `A\n${'B'.repeat(31)}`, stage: '' }, 'divisions'],
    ['a season before and no divisions', { divisions: '', stage: '' }, 'divisions'],
    ['no league at all', { divisions: '', follows: '', stage: '' }, null],
    ['no number', { follows: 'twelve' }, 'follows'],
  ] as [string, Partial<Draft>, string | null][])('%s', (_, changed, field) => {
    const wrong = whatIsWrongIn('how', { ...draft, ...changed });
    expect(Object.keys(wrong)).toEqual(field ? [field] : []);
    expect(Object.values(wrong).filter((each) => /^organise-/.test(each))).toEqual([]);
  });

  it('refusals lead to their fields, and the divisions are told', () => {
    expect([stepOf('bad_divisions'), stepOf('no_season_to_follow')]).toEqual(['how', 'how']);
    const told = (announcement: Announcement) =>
      sentencesOf(announcement, { kind: 'none' }).flatMap(({ sentences }) => sentences);
    const season = { ...announced(), teams: terms };
    const names = 'in 3 divisions, the highest first: Champions, Challenger, Promotional';
    expect(told(season)).toContain(`It is a season of a league ${names} (TR-5.3-5.4).`);
    expect(told({ ...season, stage: null })).toContain(`It is a season of a league ${names}.`);
  });
});

describe('divided', () => {
  beforeEach(() => addMessages('en', textsOf('en', 'events', 'organise')));

  it.each([
    [60, [[12], [12, 12], [12, 12]]],
    [61, [[13], [12, 12], [12, 12]]],
    [66, [[11], [11, 11], [11, 11, 11]]],
    [39, [[13], [13], [13]]],
    [20, [[7], [7], [6]]],
  ])('%i teams: %j', (teams, sizes) => {
    expect(divisions.planFor(teams, 3).map((plan) => plan.sizes)).toEqual(sizes);
  });

  it('nobody goes up from the highest division or down from the lowest', () => {
    const moves = (teams: number) =>
      divisions.planFor(teams, 3).map(({ up, down }) => [up, down] as const);
    expect(moves(60)).toEqual([
      [0, 3],
      [2, 3],
      [2, 0],
    ]);
    // Of four teams not all can move.
    expect(moves(12)).toEqual([
      [0, 1],
      [1, 1],
      [1, 0],
    ]);
  });

  it('what is typed is read, and has to be all teams', () => {
    const values = {
      ...{ 'sizes-0': '12', 'down-0': '3' },
      ...{ 'sizes-1': '12, 12', 'up-1': '2', 'down-1': '3', 'sizes-2': '13', 'up-2': '2' },
    };
    expect(divisions.plansIn(values, NAMES)).toEqual([
      { sizes: [12], up: 0, down: 3 },
      { sizes: [12, 12], up: 2, down: 3 },
      { sizes: [13], up: 2, down: 0 },
    ]);
    const wrong = (changed: object, all = 49) =>
      Object.keys(divisions.plansAreWrong({ ...values, ...changed }, NAMES, all));
    expect(wrong({})).toEqual([]);
    expect(wrong({}, 50)).toEqual(['sizes-2']);
    expect(wrong({ 'sizes-1': 'many' })).toEqual(['sizes-1']);
    expect(wrong({ 'up-1': '10' })).toEqual(['up-1']);
    expect(wrong({ 'down-0': '13' })).toEqual(['down-0']);
  });

  it('sections keep their division, and stay in the order of divisions', () => {
    const at = (division: number) => ({ division, up: division ? 2 : 0, down: 3 });
    const proposal = {
      ...{ version: 1, sections: [], unplaced: [], unplaced_teams: [], remarks: [] },
      team_sections: [
        { name: 'Champions', teams: [1, 2], division: at(0) },
        { name: 'Challenger', teams: [3, 4], division: at(1) },
        { name: 'Promotional 1', teams: [5], division: at(2) },
      ],
    } as Proposal;
    const moved = proposals.movedTeam(proposal, 3, 0).team_sections;
    expect(moved.map(({ division }) => division?.division)).toEqual([0, 1, 2]);
    const changed = proposals.withMoves(proposal, 1, { up: 1 }).team_sections[1];
    expect(changed?.division).toEqual({ division: 1, up: 1, down: 3 });
    const more = proposals.withSection(proposal, at(1), NAMES);
    expect(more.team_sections.map(({ name }) => name)).toEqual([
      ...['Champions', 'Challenger', 'Challenger 2', 'Promotional 1'],
    ]);
    const last = proposals.withSection(more, at(2), NAMES);
    expect(last.team_sections.at(-1)?.name).toBe('Promotional 2');
    expect(proposals.withoutSection(more, 2).team_sections).toEqual(proposal.team_sections);
  });
});

describe('teams of the season before', () => {
  const before = [
    { number: 1, name: 'Pawns', division: 'Challenger' },
    { number: 2, name: 'Rooks', division: null },
  ];
  const team = (changed: Partial<Team> = {}) =>
    ({ number: 7, state: 'accepted', continues: before[0], ...changed }) as Team;
  const list = (teams: Team[]) =>
    ({ teams, before: { event: 1, name: 'League', teams: before } }) as unknown as TeamList;

  it('go on once, unless whoever goes on as them has withdrawn', () => {
    expect(freeBefore(list([team()]))).toEqual([before[1]]);
    expect(freeBefore(list([team({ state: 'withdrawn' })]))).toEqual(before);
    expect(freeBefore({ ...list([]), before: null })).toEqual([]);
    expect(choicesOf([], team())).toEqual([before[0]]);
    expect(choicesOf(before, team({ continues: null }))).toEqual(before);
  });
});

describe('a table of a league', () => {
  it('sections are named with their division', () => {
    addMessages('en', textsOf('en', 'events'));
    expect(tableName({ name: 'Challenger 1', division: 'Challenger' })).toBe('Challenger 1');
    expect(tableName({ name: '2', division: 'Challenger' })).toBe('Challenger, Section 2');
    expect(tableName({ name: 'Champions', division: 'Champions' })).toBe('Champions');
    expect(tableName({ name: '12', division: '1' })).toBe('1, Section 12');
    expect(tableName({ name: '2', division: null })).toBe('Section 2');
  });
});

const seasonTeam = (team: number, changed: Partial<SeasonTeam> = {}): SeasonTeam => ({
  ...{ team, name: `Team ${team}`, section: 'Champions', division: 0, place: team },
  ...{ shared: false, has_changed_all: false, proposed: 'stays', decided: null, reason: null },
  ...changed,
});

const season = (changed: Partial<Season> = {}): Season => ({
  ...{ event: 12, event_name: 'League', version: 4, divisions: NAMES, is_over: true },
  ...{ may_decide: true, decided_at: null, decided_by: null },
  teams: [
    seasonTeam(1),
    seasonTeam(2, { proposed: 'down', has_changed_all: true }),
    seasonTeam(3, { section: 'Challenger', division: 1, proposed: null, shared: true }),
    seasonTeam(4, { section: 'Promotional', division: 2, proposed: 'up' }),
  ],
  ...changed,
});

describe('who goes up and who goes down', () => {
  it('only where there is a division', () => {
    const of = (division: number) => seasons.movementsOf(season(), { division });
    expect([0, 1, 2].map(of)).toEqual([
      ['stays', 'down'],
      ['up', 'stays', 'down'],
      ['up', 'stays'],
    ]);
    expect(seasons.divisionAfter(season(), { division: 1 }, 'up')).toBe('Champions');
  });

  it('what differs from the proposal needs a reason, and what has none as well', () => {
    const needs = (proposed: SeasonTeam['proposed'], movement: SeasonTeam['proposed']) =>
      seasons.needsReason({ proposed }, { movement, reason: '' });
    expect(needs('up', 'up')).toBe(false);
    expect(needs('up', 'stays')).toBe(true);
    expect(needs(null, 'stays')).toBe(true);
    // Nothing is chosen yet: first that.
    expect(needs(null, null)).toBe(false);
  });

  it('begins with what was decided or proposed, and sends reasons where they are asked for', () => {
    const decided = seasonTeam(2, { proposed: 'down', decided: 'stays', reason: 'Withdrawals.' });
    const of = season({ teams: [seasonTeam(1), decided, seasonTeam(3, { proposed: null })] });
    const choices = seasons.firstChoices(of);
    expect([...choices.values()].map(({ movement }) => movement)).toEqual(['stays', 'stays', null]);
    expect(seasons.countsOf(choices)).toEqual({ up: 0, stays: 2, down: 0 });
    expect(seasons.movesIn(of, choices)).toEqual([
      { team: 1, movement: 'stays' },
      { team: 2, movement: 'stays', reason: 'Withdrawals.' },
    ]);
    const back = new Map(choices).set(2, { movement: 'down', reason: 'Withdrawals.' });
    expect(seasons.movesIn(of, back)[1]).toEqual({ team: 2, movement: 'down' });
  });

  it('keeps what was chosen when others have changed the event, where it means the same', () => {
    const chosen = new Map(
      season().teams.flatMap((team) => {
        const movement = ({ 1: 'down', 3: 'down', 4: 'stays' } as const)[team.team];
        const choice = { movement: movement ?? null, reason: movement === 'down' ? 'Lots.' : '' };
        return movement ? [[team.team, seasons.chosenFor(season(), team, choice)]] : [];
      }),
    );
    const same = season({ version: 5 });
    expect(seasons.unfitting(same, chosen)).toEqual([]);
    expect(seasons.choicesIn(same, chosen).get(3)).toMatchObject({
      ...{ movement: 'down', reason: 'Lots.' },
    });
    // What nobody has touched follows what was decided.
    expect(seasons.choicesIn(same, chosen).get(2)?.movement).toBe('down');
    const teams = season().teams.map((team) => {
      if (team.team === 3) return { ...team, division: 2, proposed: 'up' as const };
      return team.team === 2 ? { ...team, decided: 'stays' as const, reason: 'Won.' } : team;
    });
    const next = season({ version: 5, teams });
    expect(seasons.unfitting(next, chosen).map(({ team }) => team)).toEqual([3]);
    const choices = seasons.choicesIn(next, chosen);
    expect(choices.get(1)).toMatchObject({ movement: 'down', reason: 'Lots.' });
    expect(choices.get(2)).toEqual({ movement: 'stays', reason: 'Won.' });
    expect(choices.get(3)).toEqual({ movement: 'up', reason: '' });
    expect(choices.get(4)?.movement).toBe('stays');
  });

  it('waits at the desk', () => {
    for (const language of ['cs', 'en']) {
      addMessages(language, textsOf(language, 'decisions', 'events'));
      const item = { id: 12, kind: 'season', summary: 'season', name: 'League' };
      expect(pathOf(item as never)).toBe('/events/12/season');
      expect(kindOf(item as never)).toBe('season');
      for (const id of ['queue-what-season', 'queue-kind-season', 'events-act-season-decided'])
        expect(t(id, { n: 1 })).not.toBe(id);
    }
  });
});

describe('the page', () => {
  let answer: object;
  let sent: object[] = [];
  let refusal: object | null = null;
  let box: HTMLElement;
  const event = {
    ...{ id: 12, version: 4, phase: 'finished', organisers: [], sections: [7] },
    ...{ acts: [], acts_before: null, my_entry: null, publication: null, may: {} },
    announcement: { name: 'League', code: 'L/1', organiser: 'ICCF', teams: { eligible: 'any' } },
  };

  beforeEach(() => {
    addMessages('en', textsOf('en', 'events', 'seasons'));
    sent = [];
    refusal = null;
    box = document.createElement('div');
    document.body.append(box);
    HTMLDialogElement.prototype.showModal = function open() {
      this.open = true;
    };
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.method === 'POST') {
        sent.push((await request.json()) as object);
        if (refusal) return Response.json(refusal, { status: 409 });
      }
      return Response.json(request.url.endsWith('/season') ? answer : event);
    });
  });
  afterEach(() => {
    render(null, box);
    box.remove();
    vi.unstubAllGlobals();
  });

  const settled = () => new Promise((done) => setTimeout(done, 20));
  const shown = async (of: Season) => {
    answer = of;
    render(h(Page, { id: '12' }), box);
    await vi.waitFor(() => expect(text()).not.toContain('Loading'));
    await settled();
  };
  const text = () => (box.textContent ?? '').replaceAll(/\s+/g, ' ');
  const field = (name: string) => {
    const found = box.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (!found) throw new Error(`no field ${name}`);
    return found;
  };
  const set = async (name: string, value: string) => {
    field(name).value = value;
    for (const kind of ['input', 'change'])
      field(name).dispatchEvent(new Event(kind, { bubbles: true }));
    await settled();
  };
  const review = async () => {
    field('move-1').form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await settled();
  };
  const press = async (name: string) => {
    [...box.querySelectorAll('button')].find((each) => each.textContent?.trim() === name)?.click();
    await settled();
  };

  it('asks for what is not chosen, then for why, and sends it with the version', async () => {
    await shown(season());
    expect(text()).toContain('The season is over: decide who goes up and who goes down.');
    expect(text()).toContain('to be decided: the place is shared');
    expect(text()).toContain('normally it goes down (TR-5.6-5.7)');
    await review();
    await vi.waitFor(() => expect(document.activeElement).toBe(field('move-3')));
    await set('move-3', 'up');
    await set('move-2', 'stays');
    await review();
    await vi.waitFor(() => expect(document.activeElement).toBe(field('reason-2')));
    await set('reason-2', 'Others have withdrawn.');
    await set('reason-3', 'More games won.');
    await review();
    const dialog = () => box.querySelector('dialog[open]')?.textContent;
    await vi.waitFor(() => expect(dialog()).toContain('2 go up, nobody goes down, 2 stay.'));
    answer = season({ decided_at: AT, decided_by: player(8, null) });
    await press('Decide');
    expect(sent).toEqual([
      {
        version: 4,
        moves: [
          { team: 1, movement: 'stays' },
          { team: 2, movement: 'stays', reason: 'Others have withdrawn.' },
          { team: 3, movement: 'up', reason: 'More games won.' },
          { team: 4, movement: 'up' },
        ],
      },
    ]);
    expect(text()).toContain('It is decided who goes up and who goes down.');
    expect(text()).toContain('Decide again…');
  });

  it('what somebody else has decided meanwhile is looked at first', async () => {
    const teams = season().teams.map((each) => ({ ...each, proposed: 'stays' as const }));
    await shown(season({ teams }));
    refusal = { code: 'changed_meanwhile', detail: '', status: 409 };
    await review();
    await press('Decide');
    expect(text()).toContain('Somebody has changed this in the meantime.');
    answer = season({ teams, version: 5, decided_at: AT, may_decide: true });
    await press('Look at the current version');
    expect(text()).toContain('Decided');
    expect(box.querySelector('select')).toBeNull();
  });

  it('visitors read what was decided and why, or how it stands', async () => {
    const teams = [seasonTeam(1, { decided: 'down', reason: 'Nobody answered.' })];
    await shown(season({ may_decide: false, decided_at: AT, decided_by: player(8, null), teams }));
    expect(text()).toContain('goes down: Challenger');
    expect(text()).toContain('Reason: Nobody answered.');
    expect(box.querySelector('form, button')).toBeNull();
    render(null, box);
    await shown(season({ may_decide: false, is_over: false }));
    expect(text()).toContain('this is where each team would go now.');
    render(null, box);
    await shown(season({ may_decide: false, teams: [] }));
    expect(text()).toContain('The teams are in no sections yet.');
  });
});
