// A tournament among friends: how it is written and sent, and what each reader sees and does.
import { h, render } from 'preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { date, dateTime } from '../src/format';
import { addMessages, has, t } from '../src/i18n';
import ChallengePage from '../src/pages/Challenge';
import Play from '../src/pages/Play';
import PlayNew from '../src/pages/PlayNew';
import type { Challenge, ChallengeState } from '../src/play/api';
import * as draft from '../src/play/draft';
import * as friends from '../src/play/friends';
import { inviteFault } from '../src/play/FriendsFields';
import { sorted } from '../src/play/useChallenges';
import * as words from '../src/play/words';
import { sectionName, sectionTitle } from '../src/sectionName';
import { session } from '../src/session';
import { player } from './player';
import { textsOf } from './texts';

const AT = '2027-03-01T12:00:00Z';
const LAPSES = '2027-03-31T12:00:00Z';
const STARTS = '2027-03-03T00:00:00Z';
const [BY, ME, OTHER, THIRD] = [2, 7, 8, 9];
const KEY = 'abcdefghijklmnop';

type Answer = friends.Friend['answer'];

const list = (...answers: [number, Answer][]): friends.Friends => ({
  ...{ kind: 'friends', name: 'Friday club', key: null, would_start_at: STARTS },
  players: answers.map(([id, answer]) => ({ player: player(id, null), answer })),
});

const usual = list([ME, 'waits'], [OTHER, 'plays']);

const challenge = (changed: Partial<Challenge> = {}): Challenge => ({
  ...{ id: 17, by: player(BY, 2_000), to: usual, words: null, answers: null },
  terms: {
    ...{ variant: 'chess', start: { kind: 'usual' }, time_control: draft.ICCF_TIME },
    ...{ leave_days: 45, silence: 'forty_days', draw_offers: { policy: 'free' } },
    ...{ conditional_moves: 'tree', engines: true, color: 'drawn', games: 1 },
  },
  time: { kind: 'moves_in_days', moves: 10, days: 50, double_after_days: 20 },
  ...{ at: AT, lapses_at: LAPSES, state: { kind: 'open' } },
  ...{ may_accept: true, may_decline: true, may_withdraw: false, may_begin: false },
  ...{ may_remove_words: false, words_removed: null },
  ...changed,
});

/** As the challenger sees it. */
const own = (to: friends.Friends, changed: Partial<Challenge> = {}): Challenge =>
  challenge({
    to: { ...to, key: KEY },
    ...{ may_accept: false, may_decline: false, may_withdraw: true },
    ...changed,
  });

const begun: ChallengeState = {
  kind: 'begun',
  at: AT,
  starts_at: '2027-03-03T00:00:00Z',
  section: 3,
};
const texts = (language: string) => textsOf(language, 'play', 'control', 'game');

beforeEach(() => addMessages('en', texts('en')));

describe('what is sent', () => {
  const written = { ...draft.EMPTY, to: 'friends', tournament: ' Friday club ', invited: '8 9' };

  it('names everybody once, whoever stands in the field as well, and draws the colours', () => {
    const request = draft.requestOf({ ...written, color: 'white', invite: '10' }, 'r-1', null);
    expect(request).toMatchObject({
      ...{ to: { kind: 'friends', name: 'Friday club', players: [8, 9, 10] }, answers: null },
      terms: { color: 'drawn', games: 1 },
    });
    expect(draft.requestOf({ ...written, invite: '9' }, 'r-1', null).to).toMatchObject({
      players: [8, 9],
    });
    expect(draft.requestOf({ ...written, invited: '' }, 'r-1', null).to).toMatchObject({
      players: [],
    });
  });

  it('has a list that one comes onto and off', () => {
    expect(draft.withNumber(draft.withNumber('', 8), 9)).toBe('8 9');
    expect(draft.withNumber('8 9', 8)).toBe('8 9');
    expect(draft.withoutNumber('8 9', 8)).toBe('9');
  });

  it('has nobody whom it cannot have', () => {
    const fault = (invite: string, invited = '8') =>
      inviteFault({ ...written, invite, invited }, ME);
    expect(fault('9')).toBeNull();
    expect(fault('Novak')).toBe(t('player-number-wrong'));
    expect(fault(String(ME))).toBe(t('play-invite-oneself'));
    expect(fault('8')).toBe(t('play-invite-twice'));
    const twelve = Array.from({ length: 12 }, (_, at) => 100 + at).join(' ');
    expect(fault('9', twelve)).toBe(t('play-invite-many'));
  });
});

describe('in words', () => {
  it('the terms speak of all games, without anybody’s colour', () => {
    expect(words.inShort(challenge(), ME)).toMatch(
      /· everybody plays everybody once · engines allowed$/,
    );
    const two = challenge({ terms: { ...challenge().terms, games: 2, engines: false } });
    expect(words.inShort(two, ME)).toMatch(/everybody plays everybody twice · no engines$/);
    for (const language of ['en', 'cs']) {
      addMessages(language, texts(language));
      for (const each of [challenge(), two])
        expect(words.sentencesOf(each, ME).filter((said) => said.includes('play-'))).toEqual([]);
    }
    addMessages('en', texts('en'));
    expect(words.sentencesOf(two, ME)).toContain('No engines: all of you agree to play without.');
  });

  it('how many play, and how many may still', () => {
    expect(friends.countText(challenge(), usual)).toBe('2 play, 1 has not answered');
    expect(friends.countText(challenge(), list())).toBe('1 plays');
    expect(friends.countText(challenge({ state: begun }), usual)).toBe('2 play');
    addMessages('cs', texts('cs'));
    expect(friends.countText(challenge(), usual)).toBe('hrají 2 hráči, 1 zatím neodpověděl');
  });

  it.each<[ChallengeState, string]>([
    [{ kind: 'open' }, `Open until ${date(LAPSES)}`],
    [{ kind: 'lapsed' }, 'Not begun in time'],
    [{ kind: 'withdrawn', at: AT }, `Withdrawn on ${date(AT)}`],
    [begun, `Begun on ${date(AT)}`],
  ])('what has become of it: %j', (state, text) => {
    expect(words.stateText(challenge({ state }), ME)).toBe(text);
  });

  it('what comes next for whoever reads it', () => {
    const next = (each: Challenge, to: friends.Friends, me: number | undefined = ME) =>
      friends.nextText({ ...each, to }, to, me);
    const joined = challenge({ may_accept: false });
    expect(next(challenge(), usual)).toBe(
      `Join by ${date(LAPSES)}. A B2 begins the tournament when enough have joined.`,
    );
    expect(next(challenge(), usual, undefined)).toContain('Join by');
    expect(next(joined, list([ME, 'plays']))).toMatch(/^You are in\. A B2 begins/);
    expect(next(challenge(), list([ME, 'declined']))).toContain('you can still join');
    const all = Array.from({ length: 12 }, (_, at) => [100 + at, 'plays'] as [number, Answer]);
    expect(next(joined, list([ME, 'waits'], ...all))).toContain('Thirteen players have joined');
    expect(next(own(list()), list(), BY)).toContain('2 more players');
    expect(next(own(usual), usual, BY)).toContain('one more player');
    const begins = own(usual, { may_begin: true });
    expect(next(begins, usual, BY)).toMatch(/^You can begin now/);
    expect(next(begins, list(...all), BY)).toContain('as many as can');
    expect(next(challenge({ state: begun }), usual)).toBeNull();
  });

  it.each([
    ['en', 'A B2 can begin the tournament now', 'when enough'],
    ['cs', 'A B2 může turnaj hned zahájit', 'až se přidá'],
  ])('once enough have joined, the challenger alone is waited for: %s', (language, now, later) => {
    addMessages(language, texts(language));
    const joined = challenge({ may_accept: false });
    const three = list([ME, 'plays'], [OTHER, 'plays']);
    const twelve = Array.from({ length: 12 }, (_, at): [number, Answer] => [ME + at, 'plays']);
    const asked = list([ME, 'waits'], [OTHER, 'plays'], [THIRD, 'plays']);
    for (const text of [
      friends.nextText(joined, three, ME),
      friends.nextText(joined, list(...twelve), ME),
      friends.nextText(challenge(), asked, ME),
      friends.nextText(challenge(), asked, undefined),
    ]) {
      expect(text).toContain(now);
      expect(text).not.toContain(later);
    }
    const two = list([ME, 'plays']);
    expect(friends.nextText(joined, two, ME)).toContain(later);
  });

  it('a section has the name of its tournament', () => {
    const section = { event_name: 'Friday club', name: '17', friendly: 'tournament' as const };
    expect([sectionName(section), sectionTitle(section)]).toEqual(Array(2).fill('Friday club'));
  });

  it('a refusal in both languages', () => {
    const codes = ['name', 'players', 'color', 'full'].map((each) => `error-friends-${each}`);
    const others = [
      'error-too-few-friends',
      'error-no-tournament',
      'error-not-listed',
      'error-players-on-leave',
      'error-blocked-among-friends',
    ];
    for (const language of ['en', 'cs']) {
      addMessages(language, texts(language));
      expect([...codes, ...others].filter((id) => !has(id))).toEqual([]);
    }
  });
});

it('lists hold what waits, what was joined, and what is over for the reader', () => {
  const of = (id: number, answer: Answer, changed: Partial<Challenge> = {}) =>
    challenge({ id, to: list([ME, answer]), ...changed });
  const lists = sorted(
    {
      received: [
        of(5, 'waits'),
        of(4, 'plays'),
        of(3, 'declined'),
        of(2, 'plays', { state: begun }),
      ],
      sent: [own(usual, { id: 6 })],
    },
    ME,
  );
  const ids = (some: readonly Challenge[]) => some.map(({ id }) => id);
  expect(ids(lists.received)).toEqual([5]);
  expect(ids(lists.joined)).toEqual([4]);
  expect(ids(lists.sent)).toEqual([6]);
  expect(ids(lists.over)).toEqual([3, 2]);
});

describe('on the pages', () => {
  let box: HTMLElement;
  let sent: { method: string; path: string; body: unknown }[] = [];
  let shownNow: Challenge;
  /** What anything but a question is answered with. */
  let reply: { status: number; body: object };

  beforeEach(() => {
    sent = [];
    box = document.createElement('div');
    document.body.append(box);
    HTMLDialogElement.prototype.showModal = function open() {
      this.open = true;
    };
    vi.stubGlobal('fetch', async (request: Request) => {
      const { pathname: path } = new URL(request.url);
      const { method } = request;
      if (method !== 'GET') {
        const text = await request.text();
        sent.push({ method, path, body: text ? JSON.parse(text) : null });
        return Response.json(reply.body, { status: reply.status });
      }
      if (path === '/api/challenges')
        return Response.json({ received: [shownNow], sent: [own(usual, { id: 18 })] });
      if (path === '/api/seeks') return Response.json({ seeks: [], next: null });
      if (path === '/api/players') return Response.json({ players: [], more: false });
      const of = /^\/api\/players\/(\d+)$/.exec(path)?.[1];
      if (of) return Response.json({ player: player(Number(of), null) });
      return path.startsWith('/api/challenges/')
        ? Response.json(shownNow)
        : Response.json({ games: [] });
    });
  });
  afterEach(() => {
    render(null, box);
    box.remove();
    session.value = null;
    vi.unstubAllGlobals();
    history.replaceState(null, '', '/');
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
  const signIn = (id: number) => {
    session.value = { me: { player: player(id, null), roles: ['player'] } } as never;
  };
  const text = () => (box.textContent ?? '').replaceAll(/\s+/g, ' ');
  const dialog = () =>
    (box.querySelector('dialog[open]')?.textContent ?? '').replaceAll(/\s+/g, ' ');
  const named = (name: string, within = box as Element) =>
    [...within.querySelectorAll('button')].find((each) =>
      each.textContent?.trim().startsWith(name),
    );
  const press = async (name: string, within?: Element | null) => {
    const button = named(name, within ?? box);
    if (!button) throw new Error(`no button ${name} in ${text()}`);
    button.click();
    await settled();
  };
  const confirm = (name: string) => press(name, box.querySelector('dialog[open]'));
  const show = async (of: Challenge, me: number | null) => {
    shownNow = of;
    if (me !== null) signIn(me);
    render(h(ChallengePage, { id: '17' }), box);
    await settled();
  };

  it('whoever is invited joins', async () => {
    await show(challenge(), ME);
    expect(box.querySelector('h1')?.textContent).toBe('Friday club');
    expect(text()).toContain('2 play, 1 has not answered');
    expect(text()).not.toContain(t('play-other-terms'));
    reply = {
      status: 200,
      body: challenge({ to: list([ME, 'plays'], [OTHER, 'plays']), may_accept: false }),
    };
    await press('Join');
    expect(dialog()).toContain('Join “Friday club”?');
    await confirm('Join');
    expect(sent).toEqual([
      { method: 'POST', path: '/api/challenges/17/accept', body: { key: null } },
    ]);
    expect(text()).toContain('You have joined the tournament.');
    expect(named('Join')).toBeUndefined();
    await press('Leave');
    expect(dialog()).toContain('Leave “Friday club”?');
  });

  it('whoever is signed out signs in to join, and sees no list of acts', async () => {
    await show(challenge({ may_decline: false }), null);
    expect(box.querySelector('.acts a')?.textContent).toBe('Sign in to join');
    expect(box.querySelectorAll('.acts button')).toHaveLength(0);
  });

  it('the challenger begins, told who is left out and when clocks start', async () => {
    const to = list([ME, 'waits'], [OTHER, 'plays'], [THIRD, 'plays']);
    await show(own(to, { may_begin: true }), BY);
    expect(box.querySelector<HTMLInputElement>('input[readonly]')?.value).toBe(
      `${location.origin}/challenge/17#${KEY}`,
    );
    await press('Begin');
    expect(dialog()).toContain('3 players take part.');
    expect(dialog()).toContain(dateTime(STARTS));
    expect(dialog()).toContain('One player has not answered and will not play: A B7.');
    const problem = { code: 'players_on_leave', detail: 'On leave.', status: 409, player: OTHER };
    reply = { status: 409, body: problem };
    await confirm('Begin');
    expect(dialog()).toContain('A B8: Players who are on leave');
    reply = { status: 200, body: own(to, { state: begun, may_withdraw: false }) };
    await confirm('Begin');
    expect(sent.at(-1)).toEqual({ method: 'POST', path: '/api/challenges/17/begin', body: null });
    expect(box.querySelector('a[href="/section/3"]')?.textContent).toBe('Crosstable');
    expect(text()).toContain(`The clocks start: ${dateTime('2027-03-03T00:00:00Z')}`);
    expect(box.querySelectorAll('.friends > li')).toHaveLength(3);
    expect(box.querySelectorAll('input[readonly]')).toHaveLength(0);
  });

  it('the challenger strikes somebody off, who is asked about first', async () => {
    await show(own(usual), BY);
    expect(named('Begin')).toBeUndefined();
    await press('Strike off: A B8');
    expect(dialog()).toContain('Strike A B8 off the list?');
    expect(sent).toEqual([]);
    reply = { status: 200, body: own(list([ME, 'waits'])) };
    await confirm('Strike off');
    expect(sent).toEqual([{ method: 'DELETE', path: '/api/challenges/17/players/8', body: null }]);
    expect(text()).toContain('A B8 is no longer on the list.');
    expect(box.querySelectorAll('.friends > li')).toHaveLength(2);
    expect(document.activeElement?.id).toBe('h-friends');
  });

  it('the lists have what can be done', async () => {
    shownNow = challenge();
    signIn(ME);
    render(h(Play, {}), box);
    await settled();
    const received = box.querySelector('[aria-labelledby=h-received]');
    expect(received?.textContent).toContain('Friday club');
    expect(received?.textContent).toContain('2 play, 1 has not answered');
    expect(received?.querySelector('[href*=answers]')).toBeNull();
    expect(box.querySelector('[aria-labelledby=h-joined]')).toBeNull();
    reply = { status: 200, body: challenge({ to: list([ME, 'plays']) }) };
    shownNow = challenge({ to: list([ME, 'plays']), may_accept: false });
    await press('Join', received);
    await confirm('Join');
    expect(text()).toContain('You have joined the tournament.');
    expect(box.querySelector('[aria-labelledby=h-joined]')?.textContent).toContain('Friday club');
  });

  describe('the form', () => {
    const field = (name: string) => {
      const found = box.querySelector<HTMLInputElement>(`input[name=${name}]`);
      if (!found) throw new Error(`no field ${name}`);
      return found;
    };
    const type = async (name: string, value: string) => {
      field(name).value = value;
      field(name).dispatchEvent(new Event('input', { bubbles: true }));
      await settled();
    };
    const told = () =>
      [...box.querySelectorAll('.field-error')].map((each) => each.textContent?.trim());
    const invited = () => box.querySelectorAll('.inviting li').length;

    beforeEach(async () => {
      signIn(ME);
      history.replaceState(null, '', '/play/new');
      render(h(PlayNew, {}), box);
      await settled();
      const radio = box.querySelector<HTMLInputElement>('input[name=to][value=friends]');
      radio?.click();
      await settled();
    });

    it('has a list, and neither colours nor another player', async () => {
      expect(box.querySelector('[name=color]')).toBeNull();
      expect(box.querySelector('[name=player]')).toBeNull();
      expect(text()).toContain('Everybody plays everybody twice, once with each colour');
      await type('invite', '8');
      await press('Add');
      expect(invited()).toBe(1);
      expect(field('invite').value).toBe('');
      await type('invite', '8');
      await press('Add');
      expect(told()).toEqual([t('play-invite-twice')]);
      await type('invite', '9');
      expect(told()).toEqual([]);
      const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
      field('invite').dispatchEvent(enter);
      await settled();
      expect(enter.defaultPrevented).toBe(true);
      expect(invited()).toBe(2);
      await press('Remove: A B8');
      expect(invited()).toBe(1);
      expect(text()).toContain('A B8 is no longer on the list.');
    });

    it('says what is wrong at its field, and goes to the page of the tournament', async () => {
      const send = () => press('Set up the tournament');
      await send();
      expect(told()).toEqual([t('field-required')]);
      await type('tournament', 'x'.repeat(61));
      await send();
      expect(told()).toEqual([t('field-long', { n: 60 })]);
      await type('tournament', 'Friday club');
      await type('invite', String(ME));
      await send();
      expect(told()).toEqual([t('play-invite-oneself')]);
      expect(sent).toEqual([]);
      await type('invite', '8');
      const detail = 'Blocked.';
      reply = { status: 403, body: { code: 'blocked', detail, status: 403, player: 8 } };
      await send();
      expect(told()).toEqual([`A B8: ${t('error-blocked')}`]);
      reply = { status: 201, body: own(list([8, 'waits'])) };
      await send();
      expect(sent.at(-1)).toMatchObject({
        ...{ method: 'POST', path: '/api/challenges' },
        body: { to: { kind: 'friends', name: 'Friday club', players: [8] } },
      });
      expect(location.pathname).toBe('/challenge/17');
    });
  });
});
