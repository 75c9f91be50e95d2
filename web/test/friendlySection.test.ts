// The page of a section that players have agreed on: its games are friendly, and belong to no event.
import { h, render } from 'preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SectionView } from '../src/events/api';
import { addMessages } from '../src/i18n';
import SectionPage from '../src/pages/Section';
import { session } from '../src/session';
import { player } from './player';
import { textsOf } from './texts';

const ME = 7;
const NOW = '2027-03-01T12:00:00Z';

const line = (number: number, id: number): SectionView['players'][number] => ({
  ...{ number, player: player(id, null), predecessors: [], assumed: null, fide_title: null },
  ...{ half_points: 0, wins: 0, quarter_sb: 0, games: 0, place: 1, shared: true, prize: false },
  ...{ withdrew_silently: false, norms: [], cells: [[], []] },
  buchholz: { all: 0, cut_one: 0, cut_two: 0, sum: 0 },
});

const section = (friendly: SectionView['friendly']): SectionView => ({
  ...{ id: 70, name: '17', event: friendly ? null : 5, event_name: 'Friday club', friendly },
  ...{ stage: null, winner_alone_advances: false, director: null, starts_at: NOW, ends_at: null },
  ...{ tie_breaks: [], system: 'round_robin', visibility: { kind: 'finished' }, seed: null },
  counts: { not_started: 0, running: 1, in_adjudication: 0, finished: 0, cancelled: 0 },
  ...{ now: NOW, norms: [], players: [line(1, ME), line(2, 8)] },
});

describe.each([
  ['en', 'Friendly games, not rated'],
  ['cs', 'Přátelské partie bez zápočtu na rating'],
])('in %s', (language, told) => {
  let box: HTMLElement;

  beforeEach(() => {
    addMessages(language, textsOf(language, 'events', 'decisions'));
    session.value = { me: { player: player(ME, null), roles: ['player'] } } as never;
    box = document.createElement('div');
    document.body.append(box);
  });
  afterEach(() => {
    render(null, box);
    box.remove();
    session.value = null;
    vi.unstubAllGlobals();
  });

  const show = async (friendly: SectionView['friendly']) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(section(friendly))));
    render(h(SectionPage, { id: '70' }), box);
    await vi.waitFor(() => expect(box.querySelector('h1')).not.toBeNull());
  };

  it('a tournament among friends says that it is not rated, where others name their event', async () => {
    await show('tournament');
    expect(box.querySelector('.head .eyebrow')?.textContent).toBe(told);
  });

  it.each(['tournament', 'game'] as const)(
    'no running games are shown on players’ own pages: %s',
    async (friendly) => {
      await show(friendly);
      expect(box.querySelector('#pages')).toBeNull();
    },
  );

  it('a section of an event names it, and has those pages', async () => {
    await show(null);
    expect(box.querySelector('.head .eyebrow')?.textContent).toBe('Friday club');
    expect(box.querySelector('#pages')).not.toBeNull();
  });
});
