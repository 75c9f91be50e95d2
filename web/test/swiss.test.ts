// Swiss tournaments: their fields in the wizard, from round to round, their sections and their words.
import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventView, SectionView } from '../src/events/api';
import { drawsBySeed, drawsColour, drawsLots, drawsNumbers } from '../src/events/drawn';
import { gamesEach, sentencesOf } from '../src/events/sentences';
import { addMessages } from '../src/i18n';
import { NOTHING, begun, contentOf } from '../src/imports/bring';
import {
  type Draft,
  EMPTY,
  announcementOf,
  draftOf,
  systemsFor,
  tiesOf,
  withField,
} from '../src/organise/draft';
import { games, gamesIn, moved, obstacles, sizesFor } from '../src/organise/proposal';
import { roundAfter } from '../src/organise/rounds';
import { SectionCard, selectId } from '../src/organise/SectionCard';
import { FIELD_OF, stepOf, whatIsWrongIn } from '../src/organise/steps';
import { advancement, originText } from '../src/paper/words';
import { Alone } from '../src/section/Alone';
import { isByGames, tieColumns } from '../src/section/table';
import { player } from './player';
import { textsOf } from './texts';

const text = (language: string) => textsOf(language, 'events', 'organise', 'control', 'paper');
beforeAll(() => addMessages('en', text('en')));
beforeEach(() => render(null, document.body));

const CONTROL = { kind: 'none' } as const;
const SWISS: Draft = withField(EMPTY, 'system', 'swiss');
const TIES = ['buchholz_cut_one', 'buchholz', 'wins'];
const NEXT: Draft = { ...SWISS, entry: 'invitation', previous: '7', advancing: '2' };

describe('in the wizard', () => {
  it('brings rounds, the two of a section and tie-breaks, and takes them away again', () => {
    expect(SWISS).toMatchObject({ games_each: '7', section_size: '2' });
    expect(tiesOf(SWISS)).toEqual(TIES);
    expect(withField(SWISS, 'system', 'round_robin')).toEqual(EMPTY);
    const knockOut = withField(SWISS, 'system', 'knock_out');
    expect(knockOut).toMatchObject({ games_each: '2', section_size: '2', tie_1: 'wins' });
    expect(withField(knockOut, 'system', 'swiss')).toEqual(SWISS);
  });

  it('goes through the fields and comes back', () => {
    const announcement = announcementOf({ ...NEXT, games_each: '5' });
    expect(announcement).toMatchObject({
      ...{ system: 'swiss', games_each: 5, section_size: 2, tie_breaks: TIES },
      previous_round: { event: 7, advancing: 2 },
    });
    const draft = draftOf({ announcement, time_control: CONTROL });
    expect(announcementOf(draft)).toEqual({ ...announcement, time_control: 'none' });
  });

  it('is for single players, in events that are held here', () => {
    expect(systemsFor(EMPTY, false)).toContain('swiss');
    expect(systemsFor(EMPTY, true)).not.toContain('swiss');
    expect(systemsFor({ ...EMPTY, teams: 'on' }, false)).not.toContain('swiss');
    const ofTeams = withField(SWISS, 'teams', 'on');
    expect(ofTeams).toMatchObject({ system: 'round_robin', games_each: '', section_size: '7' });
    const brought = contentOf(begun(NEXT, 'CZE'), NOTHING).announcement;
    expect(brought).toMatchObject({ system: 'round_robin', games_each: null });
    expect(brought.previous_round).toBeNull();
  });

  it.each<[Partial<Draft>, string[]]>([
    [{}, []],
    [{ games_each: '2' }, []],
    [{ games_each: '15' }, []],
    [{ games_each: '1' }, ['games_each']],
    [{ games_each: '16' }, ['games_each']],
    [{ games_each: '2.5' }, ['games_each']],
    [{ games_each: '' }, ['games_each']],
    [{ entry: 'invitation' }, []],
    [{ entry: 'master_class' }, ['system']],
    [{ norms: 'on' }, ['system']],
    [{ stage: 'friendly_match' }, ['system']],
    [{ tie_5: 'wins' }, ['tie_1']],
  ])('%j is complained about at %j', (changed, fields) => {
    expect(Object.keys(whatIsWrongIn('how', { ...SWISS, ...changed }))).toEqual(fields);
  });

  it('refusals stand at their fields', () => {
    for (const code of ['swiss_rounds', 'swiss_round_before'])
      expect([FIELD_OF[code], stepOf(code)]).toEqual(['games_each', 'how']);
    // Nothing in the fields can help.
    expect(stepOf('swiss_over')).toBeNull();
  });
});

describe('from round to round', () => {
  const event = (changed: Partial<Draft> = {}) =>
    ({
      id: 31,
      announcement: announcementOf({ ...SWISS, code: 'S/1', name: 'Open', ...changed }),
      time_control: CONTROL,
    }) as EventView;

  it('the next round has as many rounds in all, and everybody goes on', () => {
    const next = roundAfter(event({ games_each: '9' }));
    expect(next).toMatchObject({
      ...{ system: 'swiss', games_each: '9', section_size: '2' },
      ...{ previous: '31', advancing: '2', entry: 'invitation' },
      ...{ code: '', name: '', starts_at: '' },
    });
    expect(roundAfter(event({ ...next, games_each: '9' }))).toEqual(next);
  });

  it.each(['', '1', '30'])('nobody is asked how many advance: %j', (advancing) => {
    const draft = { ...NEXT, advancing };
    expect(whatIsWrongIn('who', draft)).toEqual({});
    expect(announcementOf(draft).previous_round).toEqual({ event: 7, advancing: 2 });
  });

  it('only the colour of the first round is drawn', () => {
    const first = announcementOf(SWISS);
    const next = announcementOf(NEXT);
    const drawn = [drawsNumbers, drawsBySeed, drawsColour, drawsLots];
    expect(drawn.map((draws) => draws(first))).toEqual([false, false, true, true]);
    expect(drawn.map((draws) => draws(next))).toEqual([false, false, false, false]);
    const starts = announcementOf({ ...NEXT, variant: 'chess960', start: 'per_game' });
    expect(drawn.map((draws) => draws(starts))).toEqual([false, true, false, true]);
    const other = announcementOf({ ...SWISS, system: 'knock_out' });
    expect(drawsColour(other)).toBe(false);
  });
});

const PLAYED = { system: 'swiss', games_each: 7 } as const;
const [one, two] = [player(1, 2_000), player(2, 1_900)];

describe('sections', () => {
  const section = (name: string, size: number) => ({
    ...{ name, norms: [] },
    players: Array.from({ length: size }, (_, at) => player(at + 1, 2_000 - at)),
  });
  const proposal = (...sizes: number[]) => ({
    ...{ version: 1, unplaced: [], team_sections: [], unplaced_teams: [], remarks: [] },
    sections: sizes.map((size, at) => section(String(at + 1), size)),
  });

  it('have two players, or one with a bye', () => {
    expect(sizesFor(PLAYED)).toEqual([1, 2]);
    expect(obstacles(proposal(2, 1), PLAYED)).toEqual([]);
    expect(obstacles(proposal(2, 3, 0), PLAYED)).toEqual([
      'A section must have 1 to 2 players. These do not: Section 2, Section 3.',
    ]);
  });

  it('have one game, however many rounds there are', () => {
    expect([games(2, PLAYED), games(1, PLAYED), games(0, PLAYED)]).toEqual([1, 0, 0]);
    expect(gamesIn(proposal(2, 2, 1), PLAYED)).toBe(2);
    expect(gamesEach(announcementOf(SWISS))).toBe(1);
  });

  it('tell nothing of tie-breaks, which count over all rounds', () => {
    expect(isByGames(PLAYED)).toBe(false);
    expect(tieColumns({ ...PLAYED, tie_breaks: ['buchholz'] })).toEqual([]);
  });

  it('change colours by hand', () => {
    const changed = moved(proposal(2), player(1, 2_000), 0, 'second');
    expect(changed.sections[0]?.players.map(({ id }) => id)).toEqual([2, 1]);
  });
});

/** The card of the only section, and what was moved in it. */
function card(players: readonly ReturnType<typeof player>[]) {
  const onMove = vi.fn();
  act(() => {
    render(
      h(SectionCard, { ...{ index: 0, names: ['1'], players, sides: true, swiss: true }, onMove }),
      document.body,
    );
  });
  return onMove;
}

const headings = () => [...document.querySelectorAll('h4')].map((each) => each.textContent);

describe('the card of a section', () => {
  it('says who has White and who Black', () => {
    const onMove = card([one, two]);
    expect(headings()).toEqual(['White', 'Black']);
    const select = document.querySelector<HTMLSelectElement>(`#${selectId(2)}`);
    expect(select?.selectedOptions[0]?.textContent).toBe('Section 1, Black');
    if (select) select.value = '0 first';
    act(() => void select?.dispatchEvent(new Event('change', { bubbles: true })));
    expect(onMove).toHaveBeenCalledWith(two, 0, 'first');
  });

  it('says that whoever is alone has a bye, which has no colour', () => {
    card([one]);
    expect(headings()).toEqual([]);
    expect(document.body.textContent).toContain('Has a bye: one point without a game.');
  });
});

it('whoever is alone in a section has a bye', () => {
  const section = { players: [{ player: one }], system: 'swiss' } as unknown as SectionView;
  const shown = (of: SectionView) => {
    act(() => render(h(Alone, { section: of }), document.body));
    return document.body.textContent;
  };
  expect(shown(section)).toContain('has a bye here: one point without a game.');
  expect(shown({ ...section, system: 'knock_out' })).toContain('goes on without a game.');
});

/** An event that goes on from another one, as paper has it. */
const PRINTED = {
  announcement: announcementOf(NEXT),
  ...{ leads: [], next_stage: null, stage: null },
  round_before: { event: 7, name: 'Open 2027', phase: 'finished' },
} as unknown as EventView;

describe.each([
  [
    'en',
    {
      rounds:
        'Swiss system in 7 rounds, each of which is an event of its own: in each of them everybody plays one game against somebody with an equal or almost equal score, and nobody meets the same opponent twice.',
      colours: 'The FIDE (Dutch) System says who meets whom, and with which colours.',
      lot: 'The colour of the top seed in the first round is drawn by lot.',
      bye: 'Whoever has no opponent has a bye, which counts 1 point.',
      order: 'The points of all rounds count together.',
      named: 'Everybody goes on from “Open 2027”; players do not enter themselves.',
      unnamed: 'Everybody goes on from the previous round; players do not enter themselves.',
      from: 'everybody from “Open 2027”',
      gets: 'Everybody plays all 7 rounds; the points of all of them count together.',
    },
  ],
  [
    'cs',
    {
      rounds:
        'Švýcarský systém na 7 kol; každé kolo je samostatný turnaj. V každém hraje každý jednu partii se soupeřem se stejným nebo skoro stejným počtem bodů a nikdo nedostane téhož soupeře dvakrát.',
      colours: 'Kdo s kým hraje a jakou barvou, určuje systém FIDE (Dutch).',
      lot: 'Barva nejvýše nasazeného hráče v prvním kole se losuje.',
      bye: 'Kdo nemá soupeře, má volno a dostane bod.',
      order: 'Počítají se body ze všech kol dohromady.',
      named: 'Pokračují všichni z turnaje „Open 2027“; hráči se sami nepřihlašují.',
      unnamed: 'Pokračují všichni z předchozího kola; hráči se sami nepřihlašují.',
      from: 'všichni z turnaje „Open 2027“',
      gets: 'Všichni hrají všech 7 kol; počítají se body ze všech dohromady.',
    },
  ],
])('in words: %s', (language, words) => {
  beforeAll(() => addMessages(language, text(language)));
  const plain = (sentence = '') => sentence.replace(/[\u2068\u2069]/g, '');
  const told = (draft: Draft, before?: string) =>
    sentencesOf(announcementOf(draft), CONTROL, before).flatMap(({ sentences }) =>
      sentences.map(plain),
    );

  it('the first round', () => {
    const { rounds, colours, lot, bye, order } = words;
    expect(told(SWISS)).toEqual(expect.arrayContaining([rounds, colours, lot, bye, order]));
  });

  it('the next one, in which nothing is drawn', () => {
    const { rounds, colours, lot, bye, order } = words;
    const next = told(NEXT);
    expect(next).toEqual(expect.arrayContaining([rounds, colours, bye, order, words.unnamed]));
    expect(next).not.toContain(lot);
    expect(told(NEXT, 'Open 2027')).toContain(words.named);
  });

  it('on paper', () => {
    expect(plain(originText(PRINTED) ?? '')).toBe(words.from);
    expect(originText({ ...PRINTED, round_before: null })).toBeNull();
    expect(advancement(PRINTED).map(plain)).toEqual([words.gets]);
  });
});
