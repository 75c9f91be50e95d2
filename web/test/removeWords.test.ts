// Words of a challenge that officers take away: who is offered it, what is sent, and what is seen afterwards.
import { h, render } from 'preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addMessages, t } from '../src/i18n';
import ChallengePage from '../src/pages/Challenge';
import Play from '../src/pages/Play';
import type { Challenge } from '../src/play/api';
import { ICCF_TIME } from '../src/play/draft';
import { session } from '../src/session';
import { player } from './player';
import { textsOf } from './texts';

const WORDS = 'Not fit to be read';
const REASON = 'It offends another player.';

const challenge = (changed: Partial<Challenge> = {}): Challenge => ({
  ...{ id: 17, by: player(2, 2_000), to: { kind: 'anybody' }, words: WORDS, answers: null },
  terms: {
    ...{ variant: 'chess', start: { kind: 'usual' }, time_control: ICCF_TIME },
    ...{ leave_days: 45, silence: 'forty_days', draw_offers: { policy: 'free' } },
    ...{ conditional_moves: 'tree', engines: true, color: 'drawn', games: 1 },
  },
  time: { kind: 'moves_in_days', moves: 10, days: 50, double_after_days: 20 },
  ...{ at: '2027-03-01T12:00:00Z', lapses_at: '2027-03-31T12:00:00Z', state: { kind: 'open' } },
  ...{ may_accept: true, may_decline: false, may_withdraw: false, may_begin: false },
  ...{ may_remove_words: true, words_removed: null },
  ...changed,
});

let box: HTMLElement;
let shown: Challenge;
let after: Challenge;
let refusal: string | null;
let sent: unknown[] = [];

beforeEach(() => {
  addMessages('en', textsOf('en', 'play', 'control', 'game'));
  [shown, refusal, sent] = [challenge(), null, []];
  after = challenge({ words: null, may_remove_words: false });
  session.value = { me: { player: player(7, null), roles: ['administrator'] } } as never;
  box = document.createElement('div');
  document.body.append(box);
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname: path } = new URL(request.url);
    if (request.method === 'POST') {
      sent.push([path, await request.json()]);
      if (!refusal) return Response.json(after);
      return Response.json({ code: refusal, detail: 'No.', status: 422 }, { status: 422 });
    }
    if (path === '/api/challenges') return Response.json({ received: [], sent: [] });
    if (path === '/api/seeks')
      return Response.json({ seeks: [shown, challenge({ id: 18 })], next: null });
    return path === '/api/challenges/17'
      ? Response.json(shown)
      : Response.json({ blocked: [], games: [] });
  });
});
afterEach(() => {
  render(null, box);
  box.remove();
  session.value = null;
  vi.unstubAllGlobals();
});

const dialog = () => box.querySelector('dialog[open]');
const buttons = (within: Element | null = box) =>
  [...(within?.querySelectorAll('button') ?? [])].filter((each) =>
    each.textContent?.trim().startsWith(t('play-remove-words')),
  );

/** Asks for it, and gives the reason. */
async function remove(reason: string) {
  await vi.waitFor(() => expect(buttons()).not.toEqual([]));
  if (!dialog()) buttons()[0]?.click();
  await vi.waitFor(() => expect(dialog()?.querySelector('textarea')).toBeTruthy());
  const field = dialog()?.querySelector('textarea');
  if (field) field.value = reason;
  expect(field?.maxLength).toBe(2_000);
  buttons(dialog())[0]?.click();
}

it('with a reason, and the challenge is shown without them', async () => {
  render(h(ChallengePage, { id: '17' }), box);
  await remove(' ');
  await vi.waitFor(() => expect(dialog()?.textContent).toContain(t('field-required')));
  expect(sent).toEqual([]);
  refusal = 'unknown_challenge';
  await remove(REASON);
  await vi.waitFor(() => expect(dialog()?.textContent).toContain(t('error-unknown-challenge')));
  expect(box.textContent).toContain(WORDS);
  refusal = null;
  await remove(` ${REASON} `);
  await vi.waitFor(() => expect(box.textContent).toContain(t('play-remove-words-done')));
  expect(sent.at(-1)).toEqual(['/api/challenges/17/remove-words', { reason: REASON }]);
  expect(box.textContent).not.toContain(WORDS);
  await vi.waitFor(() => expect(document.activeElement).toBe(box.querySelector('h1')));
  expect(buttons()).toEqual([]);
});

it('a tournament loses its name as well', async () => {
  const friends = (name: string): Challenge['to'] => ({
    ...{ kind: 'friends', name, key: null, players: [], would_start_at: '2027-03-03T00:00:00Z' },
  });
  shown = challenge({ to: friends('Not a name'), words: null });
  after = challenge({ to: friends('Tournament 17'), words: null, may_remove_words: false });
  render(h(ChallengePage, { id: '17' }), box);
  await vi.waitFor(() => expect(buttons()).toHaveLength(1));
  buttons()[0]?.click();
  await vi.waitFor(() => expect(dialog()?.textContent).toContain(t('play-remove-words-name-text')));
  await remove(REASON);
  await vi.waitFor(() => expect(box.querySelector('h1')?.textContent).toBe('Tournament 17'));
});

it('in the list of games that anyone can join, which stays where it is', async () => {
  render(h(Play, {}), box);
  await vi.waitFor(() => expect(buttons()).toHaveLength(2));
  await remove(REASON);
  await vi.waitFor(() => expect(buttons()).toHaveLength(1));
  expect(sent).toEqual([['/api/challenges/17/remove-words', { reason: REASON }]]);
  expect(box.querySelectorAll('.challenge')).toHaveLength(2);
  expect(box.querySelectorAll('.said')).toHaveLength(1);
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('h-seeks'));
});

it('its players read why', async () => {
  shown = challenge({ words: null, words_removed: REASON, may_remove_words: false });
  render(h(ChallengePage, { id: '17' }), box);
  await vi.waitFor(() => expect(box.textContent).toContain(t('play-words-removed')));
  expect(box.querySelector('.said')?.textContent).toBe(REASON);
});

it('nobody else is offered it', async () => {
  shown = challenge({ may_remove_words: false });
  render(h(ChallengePage, { id: '17' }), box);
  await vi.waitFor(() => expect(box.textContent).toContain(WORDS));
  expect(buttons()).toEqual([]);
});
