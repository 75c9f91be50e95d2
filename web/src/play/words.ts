// Challenges in words: their terms, whose colour is which, and what has become of them.
import { capital } from '../events/capital';
import { date } from '../format';
import { dashed, t } from '../i18n';
import { controlText } from '../timeControl';
import { fullName } from '../ui/PlayerName';
import type { Act } from './AnswerDialog';
import type { Challenge, ChallengeColor, ChallengeTerms } from './api';
import { answerersColor } from './draft';
import { friendsOf, friendsState } from './friends';

/** Whether the reader plays by it, or may come to. */
function isParty({ by, to, may_accept: may }: Challenge, me: number | undefined): boolean {
  return may || by.id === me || (to.kind === 'player' && to.player.id === me);
}

/** The reader's colour: whoever has not sent it would play the other side. */
export const colorOf = ({ by, terms }: Challenge, me: number | undefined): ChallengeColor =>
  by.id === me ? terms.color : answerersColor(terms.color);

/** "Chess960, position 518" */
export function chessText({ variant, start }: ChallengeTerms): string {
  const number = start.kind === 'number' ? String(start.number) : '';
  return t(`play-start-${start.kind}`, { variant: t(`variant-${variant}`), number });
}

/** What decides whether somebody wants the game, in a line. */
export function inShort(challenge: Challenge, me: number | undefined): string {
  const { terms, time } = challenge;
  return [
    chessText(terms),
    controlText(time),
    gamesInShort(challenge, me),
    t(terms.engines ? 'play-engines' : 'play-no-engines'),
  ]
    .filter((part) => part)
    .join(' · ');
}

function gamesInShort(challenge: Challenge, me: number | undefined): string {
  const { games } = challenge.terms;
  if (friendsOf(challenge)) return t('play-friends-games', { games });
  if (games === 2) return t('play-two');
  return isParty(challenge, me) ? t(`play-color-${colorOf(challenge, me)}`) : '';
}

/** "You have White." */
function colorSentence(challenge: Challenge, me: number | undefined): string {
  const { state, terms } = challenge;
  if (friendsOf(challenge)) return t('play-friends-say-games', { games: terms.games });
  // Once it is played the games tell.
  if (state.kind === 'accepted' || !isParty(challenge, me)) {
    return t('play-say-games', { games: terms.games });
  }
  const color = colorOf(challenge, me);
  return t(terms.games === 2 ? 'play-say-two' : 'play-say-one', { color });
}

/** All terms, each in a sentence. */
export function sentencesOf(challenge: Challenge, me: number | undefined): string[] {
  const { terms, time } = challenge;
  const { draw_offers: draws, leave_days: days } = terms;
  const first = draws.policy === 'not_before' ? draws.first_move : 0;
  // What is said of one game, or of those of a tournament.
  const say = friendsOf(challenge) ? 'play-friends-say' : 'play-say';
  return [
    `${chessText(terms)}.`,
    colorSentence(challenge, me),
    `${capital(controlText(time))}.`,
    days ? t('play-say-leave', { days: t('game-days', { n: days }) }) : t('play-say-no-leave'),
    t(terms.silence === 'off' ? 'play-say-silence-off' : 'play-say-silence'),
    t(`play-say-draws-${dashed(draws.policy)}`, { n: first }),
    t(`play-say-conditional-${terms.conditional_moves}`),
    terms.engines ? t('play-say-engines') : t(`${say}-no-engines`),
    t(`${say}-unrated`),
    t(`${say}-public`),
  ];
}

/** What begins with the answer, before it is given. */
export const beginText = (challenge: Challenge, me: number | undefined): string =>
  t('play-accept-text', {
    who: fullName(challenge.by),
    games: challenge.terms.games,
    color: colorOf(challenge, me),
  });

/** What has become of it, in a few words. */
export function stateText(challenge: Challenge, me: number | undefined): string {
  const { state, lapses_at: until } = challenge;
  const friends = friendsOf(challenge);
  if (friends) return friendsState(challenge, friends, me);
  switch (state.kind) {
    case 'open':
      return t('play-state-open', { when: date(until) });
    case 'lapsed':
      return t('play-state-lapsed');
    case 'accepted':
      return state.by.id === me
        ? t('play-state-accepted-by-me', { when: date(state.at) })
        : t('play-state-accepted', { who: fullName(state.by), when: date(state.at) });
    default:
      return t(`play-state-${state.kind}`, { when: date(state.at) });
  }
}

/** What was done just now. */
export const doneText = (challenge: Challenge, act: Act): string =>
  t(friendsOf(challenge) ? `play-friends-${act}-done` : `play-${act}-done`);

/** The key of the link, where the reader may pass it on. */
export function keyOf({ to, state }: Challenge): string | null {
  if (state.kind !== 'open') return null;
  return to.kind === 'link' || to.kind === 'friends' ? to.key : null;
}

/** Who can come by the link, and until when. */
export const linkHint = (challenge: Challenge): string =>
  t(friendsOf(challenge) ? 'play-friends-link-hint' : 'play-link-hint');

/** Where whoever is given it finds a challenge by a link. */
export const linkTo = (id: number, key: string): string =>
  `${location.origin}/challenge/${id}#${key}`;
