// A challenge while it is being written: what the fields hold, as text, and the way from terms to fields and back.
import type { TimeControl, Variant } from '../api/types';
import { controlFields, controlOf, EMPTY_CONTROL } from '../control/fields';
import { writeControl } from '../events/control';
import { isNumber } from '../players/lookUp';
import type {
  Challenge,
  ChallengeColor,
  ChallengeStart,
  ChallengeTerms,
  DrawPolicy,
  SendChallenge,
} from './api';

/** The server's limit, in characters. */
export const WORDS_MAX = 500;
/** Of the name of a tournament among friends, and of those who can be invited to it. */
export const NAME_MAX = 60;
export const INVITED_MAX = 12;
const CHECKED = 'on';

/** The time of most ICCF events. */
const ICCF: TimeControl = { kind: 'moves_in_days', moves: 10, days: 50, double_after_days: 20 };

/** The usual times. */
export const PRESETS: readonly TimeControl[] = [
  { kind: 'moves_in_days', moves: 1, days: 3, double_after_days: null },
  { kind: 'moves_in_days', moves: 10, days: 30, double_after_days: null },
  ICCF,
  { kind: 'triple_block', clock_days: 50, bank_days: 75, increment_days: 5, protected: false },
];
export const ICCF_TIME = writeControl(ICCF);
export const OTHER_TIME = 'other';

export const EMPTY = {
  to: 'player',
  player: '',
  /** Of a tournament among friends: its name, the numbers of those who are invited, and who comes next. */
  tournament: '',
  invited: '',
  invite: '',
  variant: 'chess',
  start: 'usual',
  number: '518',
  fen: '',
  /** One of the usual times, as it is written, or another. */
  time: ICCF_TIME,
  ...EMPTY_CONTROL,
  color: 'drawn',
  games: '1',
  engines: CHECKED,
  leave_days: '45',
  silence: CHECKED,
  draws: 'free',
  first_move: '30',
  conditional: 'tree',
  words: '',
};
export type Draft = typeof EMPTY;
export type FieldName = keyof Draft;
export type Change = (name: FieldName, value: string) => void;

/** Where a game of a kind of chess may start. */
export const startsOf = (variant: string): readonly ChallengeStart['kind'][] =>
  variant === 'chess960' ? ['drawn', 'number', 'from'] : ['usual', 'from'];

/** A draft with another value: a start that the other kind of chess does not have goes. */
export function withField(draft: Draft, name: FieldName, value: string): Draft {
  const changed = { ...draft, [name]: value };
  const starts = startsOf(changed.variant);
  return starts.some((each) => each === changed.start)
    ? changed
    : { ...changed, start: starts[0] ?? EMPTY.start };
}

const isWritten = (text: string) => (each: TimeControl) => writeControl(each) === text;

/** The time that is chosen. */
const timeOf = (draft: Draft): TimeControl =>
  PRESETS.find(isWritten(draft.time)) ?? controlOf(draft);

/** In Triple Block there is neither leave nor a rule on silence (LAW-C). */
export const isTripleBlock = (draft: Draft): boolean => timeOf(draft).kind === 'triple_block';

function startOf({ start, number, fen }: Draft): ChallengeStart {
  const kind = start as ChallengeStart['kind'];
  if (kind === 'number') return { kind, number: Number(number) };
  return kind === 'from' ? { kind, fen: fen.trim() } : { kind };
}

/** Whether it is written to friends, who play a tournament. */
export const isTournament = (draft: Draft): boolean => draft.to === 'friends';

/** The numbers in a text of numbers. */
export const numbersIn = (text: string): number[] => text.split(' ').filter(Boolean).map(Number);

/** A text of numbers with one more, which stands there once. */
export const withNumber = (text: string, number: number): string =>
  [...new Set([...numbersIn(text), number])].join(' ');

export const withoutNumber = (text: string, number: number): string =>
  numbersIn(text)
    .filter((each) => each !== number)
    .join(' ');

/** Who is invited; whoever still stands in the field is, too. */
export const invitedIn = ({ invited, invite }: Draft): number[] =>
  numbersIn(isNumber(invite) ? withNumber(invited, Number(invite)) : invited);

export function termsOf(draft: Draft): ChallengeTerms {
  const policy = draft.draws as DrawPolicy;
  const triple = isTripleBlock(draft);
  return {
    variant: draft.variant as Variant,
    start: startOf(draft),
    time_control: writeControl(timeOf(draft)),
    leave_days: triple ? 0 : Number(draft.leave_days),
    silence: !triple && draft.silence === CHECKED ? 'forty_days' : 'off',
    draw_offers:
      policy === 'not_before' ? { policy, first_move: Number(draft.first_move) } : { policy },
    conditional_moves: draft.conditional as ChallengeTerms['conditional_moves'],
    engines: draft.engines === CHECKED,
    // The pairing table has the colours of a tournament.
    color: isTournament(draft) ? 'drawn' : (draft.color as ChallengeColor),
    games: Number(draft.games),
  };
}

function toOf(draft: Draft): SendChallenge['to'] {
  const kind = draft.to as SendChallenge['to']['kind'];
  switch (kind) {
    case 'player':
      return { kind, player: Number(draft.player) };
    case 'friends':
      return { kind, name: draft.tournament.trim(), players: invitedIn(draft) };
    default:
      return { kind };
  }
}

/** What is sent. `request`: one name for all that is sent from the same form, so that it counts once. */
export const requestOf = (
  draft: Draft,
  request: string,
  answers: number | null,
): SendChallenge => ({
  request,
  to: toOf(draft),
  terms: termsOf(draft),
  words: draft.words.trim() || null,
  answers,
});

/** What the fields hold of a time: a usual one is chosen as such. */
export function timeFields(time: TimeControl): Partial<Draft> {
  const written = writeControl(time);
  return PRESETS.some(isWritten(written))
    ? { time: written }
    : { time: OTHER_TIME, ...controlFields(time) };
}

const VARIANTS = ['chess', 'chess960', 'makruk'];

/** A new challenge, with what a link says of it. */
export function draftFrom(params: URLSearchParams): Draft {
  const player = /^\d+$/.exec(params.get('to') ?? '')?.[0] ?? EMPTY.player;
  const variant = VARIANTS.find((each) => each === params.get('variant')) ?? EMPTY.variant;
  return withField({ ...EMPTY, player }, 'variant', variant);
}

const OPPOSITE = { drawn: 'drawn', white: 'black', black: 'white' } as const;

/** The colour of whoever answers a challenge. */
export const answerersColor = (color: ChallengeColor): ChallengeColor => OPPOSITE[color];

/** What the fields hold of terms that were written once. */
export function draftOf({ terms, time }: Pick<Challenge, 'terms' | 'time'>): Draft {
  const { start, draw_offers: draws } = terms;
  const triple = time.kind === 'triple_block';
  return {
    ...EMPTY,
    ...timeFields(time),
    variant: terms.variant,
    start: start.kind,
    number: start.kind === 'number' ? String(start.number) : EMPTY.number,
    fen: start.kind === 'from' ? start.fen : '',
    games: String(terms.games),
    engines: terms.engines ? CHECKED : '',
    // What Triple Block rules out comes back as usual if another time is chosen.
    leave_days: triple ? EMPTY.leave_days : String(terms.leave_days),
    silence: triple || terms.silence === 'forty_days' ? CHECKED : '',
    draws: draws.policy,
    first_move: draws.policy === 'not_before' ? String(draws.first_move) : EMPTY.first_move,
    conditional: terms.conditional_moves,
  };
}

/** An answer to a challenge: its terms, seen from the other side. */
export const draftAnswering = (challenge: Challenge): Draft => ({
  ...draftOf(challenge),
  player: String(challenge.by.id),
  color: answerersColor(challenge.terms.color),
});
