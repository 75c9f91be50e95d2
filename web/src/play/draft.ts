// A challenge while it is being written: what the fields hold, as text, and the way from terms to fields and back.
import type { TimeControl, Variant } from '../api/types';
import { writeControl } from '../events/control';
import type {
  Challenge,
  ChallengeColor,
  ChallengeStart,
  ChallengeTerms,
  DrawPolicy,
  SendChallenge,
} from './api';
import { readControl } from './readControl';

/** The server's limit, in characters. */
export const WORDS_MAX = 500;
const CHECKED = 'on';

/** The usual times, as they are written; the third is the one of most ICCF events. */
export const PRESETS = [
  '1 moves in 3 days',
  '10 moves in 30 days',
  '10 moves in 50 days double after 20',
  'triple block bank 75 increment 5',
] as const;
export const ICCF_TIME: string = PRESETS[2];
export const OTHER_TIME = 'other';

export const EMPTY = {
  to: 'player',
  player: '',
  variant: 'chess',
  start: 'usual',
  number: '518',
  fen: '',
  /** One of the usual times, or another. */
  time: ICCF_TIME,
  control: 'moves_in_days',
  moves: '10',
  days: '50',
  then_moves: '10',
  then_days: '50',
  base_days: '180',
  per_move: '1',
  bank: '75',
  increment: '5',
  protected: '',
  double: '20',
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

function otherControl(draft: Draft): TimeControl {
  const double_after_days = draft.double ? Number(draft.double) : null;
  const first = { moves: Number(draft.moves), days: Number(draft.days) };
  switch (draft.control) {
    case 'phases': {
      const then = { moves: Number(draft.then_moves), days: Number(draft.then_days) };
      return { kind: 'phases', first, then, double_after_days };
    }
    case 'base_per_move': {
      const days_per_move = Number(draft.per_move);
      return {
        kind: 'base_per_move',
        days: Number(draft.base_days),
        days_per_move,
        double_after_days,
      };
    }
    case 'triple_block':
      return {
        kind: 'triple_block',
        clock_days: 50,
        bank_days: Number(draft.bank),
        increment_days: Number(draft.increment),
        protected: draft.protected === CHECKED,
      };
    case 'none':
      return { kind: 'none' };
    default:
      return { kind: 'moves_in_days', ...first, double_after_days };
  }
}

/** The time control that the fields describe. */
export const controlOf = (draft: Draft): TimeControl =>
  (draft.time === OTHER_TIME ? null : readControl(draft.time)) ?? otherControl(draft);

/** In Triple Block there is neither leave nor a rule on silence (LAW-C). */
export const isTripleBlock = (draft: Draft): boolean => controlOf(draft).kind === 'triple_block';

function startOf({ start, number, fen }: Draft): ChallengeStart {
  const kind = start as ChallengeStart['kind'];
  if (kind === 'number') return { kind, number: Number(number) };
  return kind === 'from' ? { kind, fen: fen.trim() } : { kind };
}

export function termsOf(draft: Draft): ChallengeTerms {
  const policy = draft.draws as DrawPolicy;
  const triple = isTripleBlock(draft);
  return {
    variant: draft.variant as Variant,
    start: startOf(draft),
    time_control: writeControl(controlOf(draft)),
    leave_days: triple ? 0 : Number(draft.leave_days),
    silence: !triple && draft.silence === CHECKED ? 'forty_days' : 'off',
    draw_offers:
      policy === 'not_before' ? { policy, first_move: Number(draft.first_move) } : { policy },
    conditional_moves: draft.conditional as ChallengeTerms['conditional_moves'],
    engines: draft.engines === CHECKED,
    color: draft.color as ChallengeColor,
    games: Number(draft.games),
  };
}

function toOf({ to, player }: Draft): SendChallenge['to'] {
  const kind = to as SendChallenge['to']['kind'];
  return kind === 'player' ? { kind, player: Number(player) } : { kind };
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

/** The fields of a time control. */
export function timeFields(text: string): Partial<Draft> {
  if (PRESETS.some((each) => each === text)) return { time: text };
  const control = readControl(text);
  if (!control) return {};
  const double = 'double_after_days' in control ? String(control.double_after_days ?? '') : '';
  const of = { time: OTHER_TIME, control: control.kind, double };
  switch (control.kind) {
    case 'moves_in_days':
      return { ...of, moves: String(control.moves), days: String(control.days) };
    case 'phases':
      return {
        ...of,
        moves: String(control.first.moves),
        days: String(control.first.days),
        then_moves: String(control.then.moves),
        then_days: String(control.then.days),
      };
    case 'base_per_move':
      return { ...of, base_days: String(control.days), per_move: String(control.days_per_move) };
    case 'triple_block':
      return {
        ...of,
        bank: String(control.bank_days),
        increment: String(control.increment_days),
        protected: control.protected ? CHECKED : '',
      };
    case 'none':
      return of;
  }
}

const VARIANTS = ['chess', 'chess960', 'makruk'];
const COLORS = ['drawn', 'white', 'black'];
const DRAWS = ['free', 'once', 'once_in_ten', 'not_before', 'never'];

/** A new challenge, with what a link says of it. */
export function draftFrom(params: URLSearchParams): Draft {
  const said = (name: string, known: readonly string[]) =>
    known.find((each) => each === params.get(name));
  const player = params.get('to') ?? '';
  const first = { ...EMPTY, ...timeFields(params.get('time') ?? '') };
  first.player = /^\d+$/.test(player) ? player : '';
  first.color = said('color', COLORS) ?? EMPTY.color;
  first.engines = params.get('engines') === 'no' ? '' : EMPTY.engines;
  first.draws = said('draws', DRAWS) ?? EMPTY.draws;
  first.first_move = /^\d+$/.exec(params.get('first') ?? '')?.[0] ?? EMPTY.first_move;
  return withField(first, 'variant', said('variant', VARIANTS) ?? EMPTY.variant);
}

const OPPOSITE = { drawn: 'drawn', white: 'black', black: 'white' } as const;

/** The colour of whoever answers a challenge. */
export const answerersColor = (color: ChallengeColor): ChallengeColor => OPPOSITE[color];

/** An answer to a challenge: its terms, seen from the other side. */
export function draftAnswering({ by, terms }: Challenge): Draft {
  const { start, draw_offers: draws } = terms;
  return {
    ...EMPTY,
    ...timeFields(terms.time_control),
    player: String(by.id),
    variant: terms.variant,
    start: start.kind,
    number: start.kind === 'number' ? String(start.number) : EMPTY.number,
    fen: start.kind === 'from' ? start.fen : '',
    color: answerersColor(terms.color),
    games: String(terms.games),
    engines: terms.engines ? CHECKED : '',
    // What Triple Block rules out comes back as usual if another time is chosen.
    leave_days: isWithoutLeave(terms) ? EMPTY.leave_days : String(terms.leave_days),
    silence: isWithoutLeave(terms) || terms.silence === 'forty_days' ? CHECKED : '',
    draws: draws.policy,
    first_move: draws.policy === 'not_before' ? String(draws.first_move) : EMPTY.first_move,
    conditional: terms.conditional_moves,
  };
}

const isWithoutLeave = ({ time_control }: ChallengeTerms): boolean =>
  readControl(time_control)?.kind === 'triple_block';
