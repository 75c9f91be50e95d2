// A tournament among friends: who plays, who has been asked, and what comes next for whoever reads it.
import { problemText, refusal } from '../api/problem';
import type { Player, Problem } from '../api/types';
import { date, dateTime } from '../format';
import { t } from '../i18n';
import { lookUp } from '../players/lookUp';
import { isolated } from '../ui/isolated';
import { fullName } from '../ui/PlayerName';
import type { Challenge } from './api';

export type Friends = Extract<Challenge['to'], { kind: 'friends' }>;
export type Friend = Friends['players'][number];

/** The server's limits: so many play at least and at most, the challenger among them. */
export const LEAST = 3;
export const MOST = 13;

/** Whose a challenge is where it is one to a tournament. */
export const friendsOf = ({ to }: Pick<Challenge, 'to'>): Friends | null =>
  to.kind === 'friends' ? to : null;

/** What the reader has answered; null: the reader is not asked. */
export const answerOf = ({ players }: Friends, me: number | undefined): Friend['answer'] | null =>
  players.find(({ player }) => player.id === me)?.answer ?? null;

const having = ({ players }: Friends, wanted: Friend['answer']): Player[] =>
  players.filter(({ answer }) => answer === wanted).map(({ player }) => player);

/** How many play, with the challenger. */
export const playing = (friends: Friends): number => having(friends, 'plays').length + 1;

/** "4 play, 2 have not answered" */
export function countText({ state }: Challenge, friends: Friends): string {
  // Nobody answers any more when it is over.
  const waits = state.kind === 'open' ? having(friends, 'waits').length : 0;
  const plays = t('play-friends-playing', { n: playing(friends) });
  return waits ? `${plays}, ${t('play-friends-waiting', { n: waits })}` : plays;
}

/** Whom its page lists: once it has begun, those who play. */
export const listed = ({ state }: Challenge, { players }: Friends): Friend[] =>
  state.kind === 'begun' ? players.filter(({ answer }) => answer === 'plays') : players;

/** Its name for the middle of a sentence. */
export const nameOf = ({ name }: Friends): string => isolated(name);

/** What can be done with it, as its texts are called: whoever plays does not decline, but leaves. */
export const deedOf = (friends: Friends, act: string, me: number | undefined): string =>
  act === 'decline' && answerOf(friends, me) === 'plays' ? 'leave' : act;

/** What the reader is asked before it is done. */
export function askedText(challenge: Challenge, friends: Friends, deed: string): string {
  return t(`play-friends-${deed}-text`, {
    who: fullName(challenge.by),
    name: nameOf(friends),
    n: playing(friends),
    when: dateTime(friends.would_start_at),
  });
}

/** Who of those invited will not play if it begins now. */
export function leftOutText(friends: Friends): string | null {
  const waiting = having(friends, 'waits').map(fullName);
  return waiting.length
    ? t('play-friends-left-out', { n: waiting.length, who: waiting.join(', ') })
    : null;
}

function forChallenger({ may_begin: begins, lapses_at: until }: Challenge, friends: Friends) {
  if (!begins) return t('play-friends-next-few', { n: Math.max(LEAST - playing(friends), 0) });
  return playing(friends) < MOST
    ? t('play-friends-next-begin', { when: date(until) })
    : t('play-friends-next-begin-full');
}

/** What comes next, as whoever reads it is concerned; null once nothing does, or for others. */
export function nextText(challenge: Challenge, friends: Friends, me: number | undefined) {
  const { by, state, may_accept: joins, may_withdraw: mine, lapses_at: until } = challenge;
  if (state.kind !== 'open') return null;
  if (mine) return forChallenger(challenge, friends);
  const answer = answerOf(friends, me);
  const told = { who: fullName(by), when: date(until) };
  // Once enough have joined, the challenger alone is waited for.
  const enough = playing(friends) < LEAST ? '' : '-enough';
  if (answer === 'plays') return t(`play-friends-next-plays${enough}`, told);
  if (!joins) return playing(friends) < MOST ? null : t('play-friends-next-full');
  return answer === 'declined'
    ? t('play-friends-next-declined', told)
    : t(`play-friends-next-join${enough}`, told);
}

/** What has become of it, in a few words. */
export function friendsState(challenge: Challenge, friends: Friends, me: number | undefined) {
  const { state, lapses_at: until } = challenge;
  switch (state.kind) {
    case 'open':
      return answerOf(friends, me) === 'declined'
        ? t('play-friends-state-declined')
        : t('play-friends-state-open', { when: date(until) });
    case 'lapsed':
      return t('play-friends-state-lapsed');
    case 'begun':
      return t('play-friends-state-begun', { when: date(state.at) });
    default:
      return t(`play-state-${state.kind}`, { when: date(state.at) });
  }
}

/** The code of a refusal that tells about whom it is. */
export const ABOUT_ONE = 'about_one';

/** A refusal that is about one of several players says about whom. */
export async function toldOfWhom(problem: Problem): Promise<Problem> {
  const { player: number } = problem;
  if (!number) return problem;
  const player = await lookUp(number);
  const who = player ? fullName(player) : String(number);
  return refusal(ABOUT_ONE, t('play-about-one', { who, text: problemText(problem) }));
}
