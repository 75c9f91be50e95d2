// Challenges in words: their terms, whose colour is which, and what has become of them.
import { capital } from '../events/capital';
import { date } from '../format';
import { dashed, t } from '../i18n';
import { controlText } from '../timeControl';
import { fullName } from '../ui/PlayerName';
import type { Challenge, ChallengeColor, ChallengeTerms } from './api';
import { answerersColor } from './draft';

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
  const color = colorOf(challenge, me);
  return [
    chessText(terms),
    controlText(time),
    terms.games === 2 && t('play-two'),
    terms.games === 1 && isParty(challenge, me) && t(`play-color-${color}`),
    t(terms.engines ? 'play-engines' : 'play-no-engines'),
  ]
    .filter((part) => part)
    .join(' · ');
}

/** "You have White." */
function colorSentence(challenge: Challenge, me: number | undefined): string {
  const { state, terms } = challenge;
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
  return [
    `${chessText(terms)}.`,
    colorSentence(challenge, me),
    `${capital(controlText(time))}.`,
    days ? t('play-say-leave', { days: t('game-days', { n: days }) }) : t('play-say-no-leave'),
    t(terms.silence === 'off' ? 'play-say-silence-off' : 'play-say-silence'),
    t(`play-say-draws-${dashed(draws.policy)}`, { n: first }),
    t(`play-say-conditional-${terms.conditional_moves}`),
    t(terms.engines ? 'play-say-engines' : 'play-say-no-engines'),
    t('play-say-unrated'),
    t('play-say-public'),
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
export function stateText({ state, lapses_at: until }: Challenge, me: number | undefined): string {
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

/** Where whoever is given it finds a challenge by a link. */
export const linkTo = (id: number, key: string): string =>
  `${location.origin}/challenge/${id}#${key}`;
