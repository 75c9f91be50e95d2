// What a director can decide about a score: how it is sent, by which article, and what it comes to.
import { api } from '../../api/client';
import type { components } from '../../api/schema';
import type { Color, Game, Problem } from '../../api/types';
import { problemText } from '../../api/problem';
import { dashed, has, t } from '../../i18n';
import { fullName } from '../../ui/PlayerName';
import type { LineBody, Scores } from '../api';
import { dayText, isEnded, labelOf, moverOf } from '../lines';

type Schemas = components['schemas'];

export type Ruling = Schemas['ScoreRuling'];
export type Overstep = Schemas['Overstep'];

export const COLORS = ['white', 'black'] as const;

/** How a game can end: the points, in halves, of who is paired with White and with Black. */
export const RESULTS = { '2-0': [2, 0], '0-2': [0, 2], '1-1': [1, 1], '0-0': [0, 0] } as const;
export type Result = keyof typeof RESULTS;

export interface Decided {
  ruling: Ruling;
  reason: string;
  /** How many decisions there were when the director began: the same request again makes no second one. */
  seen: number;
}

export const decide = (id: number, body: Decided): Promise<{ data?: Scores; error?: Problem }> =>
  api.POST('/api/director/games/{id}/score', { params: { path: { id } }, body });

/** The server's limit for the days that an answer may take. */
const ANSWER_DAYS = 60;
const DAY = 86_400_000;

/** Days in UTC between which an answer may be asked for. */
export function answerDays(now: string): { min: string; max: string } {
  const on = (days: number) =>
    new Date(Date.parse(now) + days * DAY).toISOString().slice(0, 'yyyy-mm-dd'.length);
  return { min: on(1), max: on(ANSWER_DAYS) };
}

/** Whether nothing can be decided any more. */
export const isOver = ({ ending }: Game, scores: Scores): boolean =>
  ending !== null || isEnded(scores);

/** Whether the time control has periods, of which the next can begin (LAW-8.4). */
export const hasPeriods = ({ time_control: { kind } }: Game): boolean =>
  kind === 'moves_in_days' || kind === 'phases';

/** "White (Tomáš Novák)" */
export const sideText = (game: Game, color: Color): string =>
  t('decide-side', { color: t(`game-${color}`), who: fullName(game[color].player) });

/** How an overstep ends the game: the server tells, by the position that stands (LAW-6.7). */
export function endOf({ overstep }: Scores, by: Overstep): 'both' | 'loss' | 'draw' {
  if (by === 'both') return 'both';
  return overstep[by][`${by}_halves`] === 0 ? 'loss' : 'draw';
}

/** "1–0" of a player who loses on time. */
const lossText = (by: Overstep): string => t(by === 'white' ? 'score-desk-0-1' : 'score-desk-1-0');

function endText(game: Game, scores: Scores, by: Overstep): string {
  const end = endOf(scores, by);
  const who = by === 'both' ? '' : sideText(game, by);
  return t(`score-desk-say-exceeded-${end}`, { who, result: lossText(by) });
}

/** "1–0: Tomáš Novák wins" */
export const resultText = (game: Game, result: Result): string =>
  t(`score-desk-result-${result}`, {
    white: fullName(game.white.player),
    black: fullName(game.black.player),
  });

/** A decision in a sentence, before it is sent. */
export function sentenceOf(ruling: Ruling, game: Game, scores: Scores): string {
  switch (ruling.kind) {
    case 'ask':
      return t(`score-desk-say-ask-${ruling.what}`, { day: dayText(ruling.until) });
    case 'settle': {
      const n = ruling.lines.length;
      const from = labelOf(scores, ruling.from);
      return t(n ? 'score-desk-say-settle' : 'score-desk-say-strike', { from, n });
    }
    case 'dismiss':
      return t('score-desk-say-dismiss', { who: sideText(game, ruling.of) });
    case 'begin_period':
      return t('score-desk-say-period', { who: sideText(game, ruling.of) });
    case 'colours_reversed':
      return t(scores.begins_again ? 'score-desk-say-again' : 'score-desk-say-on');
    case 'exceeded':
      return endText(game, scores, ruling.by);
    case 'record': {
      const result = `${ruling.white_halves}-${ruling.black_halves}` as Result;
      return t('score-desk-say-record', { result: resultText(game, result) });
    }
  }
}

export const endsGame = ({ kind }: Ruling): boolean => kind === 'exceeded' || kind === 'record';

/** Whether it ends the game, or takes away what the players have entered. */
export const isGrave = (ruling: Ruling, scores: Scores): boolean =>
  endsGame(ruling) ||
  (ruling.kind === 'settle' && ruling.lines.length === 0) ||
  (ruling.kind === 'colours_reversed' && scores.begins_again);

/** "White: 12. Jf6, arrived …, sent …": a line as it will stand. */
export const lineSays = (scores: Scores, at: number, line: LineBody): string =>
  t('score-desk-line', {
    color: t(`game-${moverOf(scores, at)}`),
    move: `${labelOf(scores, at)} ${line.move}`,
    arrived: dayText(line.arrived_on),
    sent: dayText(line.sent_on),
  });

/** A refusal in the director's words, with the half-move that it is about. */
export function refusalText(problem: Problem, scores: Scores): string {
  const own = `score-desk-fault-${dashed(problem.code)}`;
  // Of lines it is what the players are told of theirs.
  const text = problemText(problem, has(own) ? own : `score-fault-${dashed(problem.code)}`);
  const at = problem.errors?.[0]?.line;
  if (!at || at <= scores.base) return text;
  return t('score-desk-at', { move: labelOf(scores, at), text });
}

/** Half-moves from which on something can be settled: those that stand, and the one after them. */
export const startsOf = ({ base, stands }: Scores): number[] =>
  Array.from({ length: stands - base + 1 }, (_, index) => base + 1 + index);
