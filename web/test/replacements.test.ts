// Replacements in teams as the captain, the director and the substitute see them; and what they leave in tables, games
// and logs.
import { h, render } from 'preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '../src/api/types';
import { whatText, kindText } from '../src/decisions/words';
import { kindOf, pathOf } from '../src/desk/useQueue';
import { Acts } from '../src/events/Acts';
import type { EventView, SectionPlayer, SectionView } from '../src/events/api';
import { Conversation } from '../src/game/Conversation';
import type { Conversation as Writing } from '../src/game/useConversation';
import { date, dateTimeUtc } from '../src/format';
import { playerAt, playsOnText } from '../src/game/words';
import { addMessages, t } from '../src/i18n';
import Page from '../src/pages/EventTeamReplacements';
import { Crosstable } from '../src/section/Crosstable';
import type { Replacement, ReplacementList, SubstituteStatus } from '../src/teams/api';
import * as replacements from '../src/teams/replacements';
import { player } from './player';
import { textsOf } from './texts';

const PATH = '/api/events/12/teams/3/replacements';
const AT = '2027-03-01T12:00:00Z';

const texts = (language: string) =>
  textsOf(language, 'events', 'teams', 'replacements', 'decisions', 'game', 'claims', 'control');

const replacement = (changed: Partial<Replacement> = {}): Replacement => ({
  ...{ number: 1, board: 2, replaced: player(2, 2_000), substitute: null },
  ...{ ground: 'stopped', reason: 'Not heard of for six weeks.', at: AT, by: player(8, null) },
  ...{
    by_team: true,
    until: '2027-05-01T12:00:00Z',
    clocks_stand: false,
    otherwise: null,
    state: 'asked',
  },
  ...{ decided_at: null, decided_reason: null, from: null, handicap_days: null, status: null },
  ...{
    may_name: false,
    may_seat: false,
    may_decline: false,
    may_take_back: false,
    may_lose_board: false,
  },
  ...changed,
});

const named: Partial<Replacement> = { state: 'named', substitute: player(5, 1_900) };

const list = (changed: Partial<ReplacementList> = {}): ReplacementList => ({
  ...{ event: 12, event_name: 'League', team: 3, name: 'Pawns', now: AT },
  ...{ players: [player(1, 2_100), player(2, 2_000)], replacements: [] },
  ...{ may_ask: false, may_decide: false, clocks_can_stop: true },
  latest_until: '2027-05-01T12:00:00Z',
  ...changed,
});

const status = (changed: Partial<SubstituteStatus> = {}): SubstituteStatus => ({
  ...{ lets_apply: true, applied_at: null, granted: false, refused: false },
  ...{ director_consented: false, commissioner_consented: false },
  ...{ may_apply: false, may_decide: false },
  ...changed,
});

const event = {
  ...{ id: 12, version: 1, phase: 'published', organisers: [], sections: [7] },
  ...{ acts: [], acts_before: null, my_entry: null, publication: null, may: {} },
  announcement: {
    ...{ name: 'League', code: 'L/1', rule_set: 'iccf', kind: 'team_league', teams: {} },
    ...{ variant: 'chess', time_control: { kind: 'none' }, system: 'round_robin', prizes: [] },
  },
};

let answer: ReplacementList | { status: number; body: object };
let sent: { path: string; body: unknown }[] = [];
/** What a POST is answered with; none: what the page has shown. */
let reply: { status: number; body: object } | null = null;
let box: HTMLElement;

beforeEach(() => {
  addMessages('en', texts('en'));
  sent = [];
  reply = null;
  box = document.createElement('div');
  document.body.append(box);
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'POST') {
      sent.push({ path: pathname, body: await request.json() });
      if (reply) return Response.json(reply.body, { status: reply.status });
    }
    return Response.json(pathname.includes('/replacements') ? answer : event);
  });
});
afterEach(() => {
  render(null, box);
  box.remove();
  vi.unstubAllGlobals();
});

/** Until the page has stood still for a while: on a busy machine answers take their time. */
async function settled() {
  for (let before = '', still = 0; still < 3;) {
    await new Promise((done) => setTimeout(done, 20));
    const now = document.body.innerHTML;
    still = now === before ? still + 1 : 0;
    before = now;
  }
}

async function shown(of: ReplacementList) {
  answer = of;
  render(h(Page, { id: '12/teams/3/replacements' }), box);
  await settled();
}

const text = () => (box.textContent ?? '').replaceAll(/\s+/g, ' ');
const buttons = () => [...box.querySelectorAll('button')].map((each) => each.textContent?.trim());
const button = (name: string) => {
  const found = [...box.querySelectorAll('button')].find((each) =>
    each.textContent?.trim().startsWith(name),
  );
  if (!found) throw new Error(`no button ${name} among ${buttons().join(', ')}`);
  return found;
};
const dialog = () => (box.querySelector('dialog[open]')?.textContent ?? '').replaceAll(/\s+/g, ' ');
const field = (name: string) => box.querySelector<HTMLInputElement>(`[name=${name}]`);

async function type(name: string, value: string) {
  const input = field(name);
  if (!input) throw new Error(`no field ${name}`);
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
}

/** Presses the button that sends the form with this field. */
async function sendForm(name: string) {
  const form = field(name)?.form;
  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settled();
}

describe('the page of a team’s replacements', () => {
  it('the captain asks, without clocks or a date, and is told what came of it', async () => {
    await shown(list({ may_ask: true }));
    expect(text()).toContain('A B1');
    expect(text()).toContain('No replacement has been asked for.');
    expect(text()).toContain('The tournament director decides.');
    expect(field('stops')).toBeNull();
    expect(field('until')).toBeNull();
    await type('reason', ' Ill for months. ');
    await sendForm('reason');
    const asked = { act: 'ask', board: 1, ground: 'stopped', reason: 'Ill for months.' };
    expect(sent).toEqual([{ path: PATH, body: asked }]);
    expect(text()).toContain('The replacement is asked for.');
  });

  it('without a reason nothing is sent', async () => {
    await shown(list({ may_ask: true }));
    await type('reason', '  ');
    await sendForm('reason');
    expect(sent).toEqual([]);
  });

  it('a board is not asked for twice', () => {
    const open = list({ replacements: [replacement()] });
    expect(replacements.boardsToAsk(open)).toEqual([1]);
    const over = list({ replacements: [replacement({ state: 'declined' })] });
    expect(replacements.boardsToAsk(over)).toEqual([1, 2]);
  });

  it('the captain names a substitute, and takes back what the team has asked for', async () => {
    const it = replacement({ may_name: true, may_take_back: true });
    await shown(list({ replacements: [it] }));
    expect(text()).toContain('Board 2: A B2');
    expect(text()).toContain('no substitute yet');
    expect(text()).toContain('Asked for by the team A B8');
    expect(text()).toContain('Not heard of for six weeks.');
    expect(text()).toContain('A substitute is due by');
    await type('substitute', '5');
    await sendForm('substitute');
    expect(sent[0]?.body).toEqual({ act: 'name', replacement: 1, substitute: 5 });
    expect(buttons().filter((name) => name?.startsWith('Decline'))).toEqual([]);
    button('Take back…').click();
    await settled();
    expect(dialog()).toContain('A B2 plays on');
    button('Take it back').click();
    await settled();
    expect(sent[1]?.body).toEqual({ act: 'take_back', replacement: 1 });
  });

  it('the director sees what happens before the substitute plays', async () => {
    const it = replacement({ ...named, may_seat: true, may_decline: true, clocks_stand: true });
    await shown(list({ may_decide: true, replacements: [it] }));
    expect(text()).toContain('waits for the director');
    expect(text()).toContain('the clocks of the board stand still');
    await type('from', '2027-03-10T00:00');
    await type('handicap', '7');
    await sendForm('from');
    expect(sent).toEqual([]);
    expect(dialog()).toContain(
      'A B5 plays on for A B2 on board 2 in all unfinished games, ' +
        `from ${dateTimeUtc('2027-03-10T00:00:00Z')} on, with 7 days of handicap in each. ` +
        'The clocks that stand still go on then. ' +
        'Conditional moves that A B2 has left are dropped. This cannot be undone.',
    );
    button('Replace the player').click();
    await settled();
    const seat = { act: 'seat', replacement: 1, from: '2027-03-10T00:00:00Z', handicap_days: 7 };
    expect(sent[0]).toEqual({ path: PATH, body: seat });
  });

  it('at once and without a handicap is said so; a day too far away is not sent', async () => {
    await shown(list({ replacements: [replacement({ ...named, may_seat: true })] }));
    await type('from', '2027-04-10T00:00');
    await sendForm('from');
    expect(text()).toContain('A substitute begins now or within 30 days.');
    await type('from', '');
    await sendForm('from');
    expect(dialog()).toContain('in all unfinished games, from now on. Conditional moves');
  });

  it('the director stops clocks, sets a date, and declines with a reason', async () => {
    const it = replacement({ ...named, board: 1, may_decline: true });
    await shown(list({ may_ask: true, may_decide: true, replacements: [it] }));
    expect(field('until')?.value).toBe('2027-05-01T12:00');
    await type('until', '2027-04-01T12:00');
    const stops = field('stops');
    if (stops) stops.checked = true;
    await type('reason', 'Ill.');
    await sendForm('reason');
    expect(sent[0]?.body).toEqual({
      ...{ act: 'ask', board: 2, ground: 'stopped', reason: 'Ill.' },
      ...{ until: '2027-04-01T12:00:00Z', stops_clocks: true },
    });
    button('Decline…').click();
    await settled();
    await type('text', 'He plays again.');
    await sendForm('text');
    expect(sent[1]?.body).toEqual({ act: 'decline', replacement: 1, reason: 'He plays again.' });
  });

  it('the director decides that a board is lost whose player has not begun', async () => {
    const it = replacement({
      ...{ ground: 'not_started', state: 'lapsed', reason: null, by: null, by_team: false },
      ...{ may_decline: true, may_lose_board: true },
    });
    await shown(list({ may_decide: true, replacements: [it] }));
    expect(text()).toContain('Asked for by the server');
    button('The board is lost…').click();
    await settled();
    expect(dialog()).toContain('A B2 has not begun all games in time');
    expect(sent).toEqual([]);
    button('Count it as lost').click();
    await settled();
    expect(sent[0]?.body).toEqual({ act: 'lose_board', replacement: 1 });
  });

  it('the substitute applies, and is told what the status means', async () => {
    const seated = { state: 'seated', from: AT, handicap_days: 1, decided_at: AT } as const;
    const it = { ...named, ...seated, reason: null };
    await shown(
      list({ replacements: [replacement({ ...it, status: status({ may_apply: true }) })] }),
    );
    expect(text()).toContain('1 day in each game');
    expect(text()).toContain('With it all games on the board count for A B5');
    button('Apply for the status').click();
    await settled();
    expect(sent).toEqual([{ path: `${PATH}/1/status`, body: { act: 'apply' } }]);
    render(null, box);

    const open = status({ applied_at: AT, director_consented: true, may_decide: true });
    await shown(list({ replacements: [replacement({ ...it, status: open })] }));
    expect(text()).toContain('Tournament director: consents');
    expect(text()).toContain('Qualifications commissioner: has not decided');
    button('Refuse…').click();
    await settled();
    expect(dialog()).toContain('only results that are good for the rating count for A B5');
    button('Refuse the status').click();
    await settled();
    expect(sent[1]?.body).toEqual({ act: 'refuse' });
    render(null, box);

    await shown(
      list({ replacements: [replacement({ ...it, status: status({ lets_apply: false }) })] }),
    );
    expect(text()).toContain('It can no longer be applied for');
  });

  it('a refusal stands at its field, in words of its own and with its article', async () => {
    await shown(list({ may_ask: true, replacements: [replacement({ may_name: true, board: 1 })] }));
    const problem = { type: 'about:blank', title: '', detail: '' };
    const body = { ...problem, status: 422, code: 'board_replaced_already', rule: 'SKS-7.7' };
    reply = { status: 422, body };
    await type('reason', 'Ill.');
    await sendForm('reason');
    expect(text()).toContain('Only one player is replaced on a board, deaths apart. (SKS-7.7)');
    expect(box.querySelector('a[href="/rules/SKS-7.7"]')).not.toBeNull();
    expect(field('board')?.getAttribute('aria-invalid')).toBe('true');

    reply = { status: 422, body: { ...body, code: 'player_twice', rule: undefined, player: 1 } };
    const names = box.querySelector<HTMLInputElement>('.replacement [name=substitute]');
    if (!names) throw new Error('no field');
    names.value = '1';
    names.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
    names.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await settled();
    expect(text()).toContain('This player is in the team already');
    expect(names.getAttribute('aria-invalid')).toBe('true');
  });

  it('has an address of its own', () => {
    expect(replacements.replacementsPath(12, 3)).toBe('/events/12/teams/3/replacements');
    expect(replacements.replacementsIn('12/teams/3/replacements')).toEqual({ event: 12, team: 3 });
    expect(replacements.replacementsIn('12/teams/3/boards')).toBeNull();
  });

  it('everything has its words, in both languages', () => {
    const states = ['asked', 'named', 'seated', 'lapsed', 'declined', 'taken-back'];
    const grounds = replacements.GROUNDS.map((each) => each.replaceAll('_', '-'));
    for (const language of ['cs', 'en']) {
      addMessages(language, texts(language));
      for (const id of [
        ...states.map((each) => `state-${each}`),
        ...grounds.map((each) => `ground-${each}`),
      ])
        expect(t(`replacements-${id}`)).not.toBe(`replacements-${id}`);
    }
  });
});

const ACTS = [
  'replacement_asked',
  'substitute_named',
  'player_replaced',
  'replacement_declined',
  'replacement_taken_back',
  'replacement_lapsed',
  'substitute_applied',
  'substitute_consented',
  'substitute_refused',
];

describe('what replacements leave elsewhere', () => {
  it('the log of the event names the team and the player, who is no captain', () => {
    for (const language of ['cs', 'en']) {
      addMessages(language, texts(language));
      for (const act of ACTS) {
        const acts = [{ act, at: AT, by: null, player: player(2, null), reason: null, team: 3 }];
        const of = { event: { ...event, acts } as unknown as EventView };
        render(h(Acts, { ...of, teams: [{ number: 3, name: 'Pawns' }] }), box);
        expect(text()).toContain('Pawns ( A B2');
        expect(text()).not.toContain(act);
        expect(text()).not.toContain(t('events-act-captain'));
        render(null, box);
      }
    }
  });

  it('decisions and the queue of the desk have words for them', () => {
    const line = { kind: 'replacements', summary: '', id: 12 } as never;
    expect(kindOf(line)).toBe('replacements');
    expect(pathOf(line)).toBe('/events/12/teams');
    expect(t('queue-what-replacements', { n: 2 })).toBe('2 replacements in teams to decide');
    expect(kindText('await_substitute')).toBe('Substitute awaited');
    expect(kindText('replace')).toBe('Player replaced');
    const replaced = { code: 'replaced', by: 'black', days: null, moves: null, white_halves: null };
    expect(whatText(replaced as never)).toBe('another player has Black now');
  });

  it('the crosstable tells for whom a substitute plays', () => {
    const row = (number: number, predecessors: SectionPlayer['predecessors']) =>
      ({
        ...{ number, place: number, player: player(number, 2_000), predecessors, cells: [[], []] },
        ...{ half_points: 0, wins: 0, quarter_sb: 0, norms: [], assumed: null, fide_title: null },
      }) as unknown as SectionPlayer;
    const players = [row(1, []), row(2, [player(8, 1_900), player(9, 1_950)])];
    const section = { players, tie_breaks: [] } as unknown as SectionView;
    render(h(Crosstable, { section, order: 'number', since: AT }), box);
    const names = [...box.querySelectorAll('tbody th')].map((name) => name.textContent);
    expect(names[0]).not.toContain('for ');
    expect(names[1]).toContain('for A B8, A B9');
  });

  it('a message belongs to whoever sat there when it was written', () => {
    const own = (id: number, name: string) => ({ ...player(id, null), given_name: name });
    const white = {
      player: own(3, 'Cyril'),
      predecessors: [
        { player: own(1, 'Adam'), until: '2027-02-01T00:00:00Z' },
        { player: own(2, 'Bruno'), until: '2027-03-01T00:00:00Z' },
      ],
    } as unknown as Game['white'];
    const black = { player: own(4, 'Dana'), predecessors: [] } as unknown as Game['black'];
    const when = ['2027-01-31T23:59:59Z', '2027-02-01T00:00:00Z', '2027-03-01T00:00:00Z'];
    expect(when.map((at) => playerAt(white, at).given_name)).toEqual(['Adam', 'Bruno', 'Cyril']);
    expect(playerAt(black, when[0] ?? '').given_name).toBe('Dana');

    const messages = when.map((at, id) => ({ id, at, by: 'white', text: 'Hello', ply: 0 }));
    const game = { id: 1, me: null, moves: [], messages, white, black } as unknown as Game;
    const props = { writing: {} as Writing, reload: () => Promise.resolve(null) };
    render(h(Conversation, { game, ...props }), box);
    const writers = [...box.querySelectorAll('.msgs small')].map((each) => each.textContent);
    expect(writers.map((each) => each?.split(',')[0])).toEqual(['Adam', 'Bruno', 'Cyril']);

    const until = '2027-03-01T00:00:00Z';
    expect(playsOnText(white, Date.parse(AT))).toBe(
      `Plays on for Bruno B2 since ${date(until)}; Adam B1 until ${date('2027-02-01T00:00:00Z')}`,
    );
    expect(playsOnText(white, Date.parse('2027-02-20T00:00:00Z'))).toContain(`from ${date(until)}`);
    expect(playsOnText(black, 0)).toBe('');
  });
});
