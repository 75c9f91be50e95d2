// The scores of a game by post or e-mail (LAW-8.1), as the server tells and takes them.
import { api } from '../api/client';
import type { components } from '../api/schema';
import type { Color, Problem } from '../api/types';

type Schemas = components['schemas'];

export type Scores = Schemas['Scores'];
export type Sheet = Schemas['ScoreSheet'];
export type Line = Schemas['ScoreLine'];
export type LineBody = Schemas['ScoreLineBody'];
export type Claim = Schemas['ScoreClaim'];
export type ClaimKind = Schemas['ScoreClaimKind'];
export type Act = Schemas['ScoreAct'];
export type ScoreClock = Schemas['ScoreClock'];
export type ScorePosition = Schemas['ScorePosition'];

/** What a player is told, who has a sheet of their own. */
export type MyScores = Scores & { me: Color };

/** The server's limit, in characters. */
export const NOTE_MAX = 1_000;

type Answer = Promise<{ data?: Scores; error?: Problem }>;

const paramsOf = (id: number) => ({ path: { id } });

export const getScore = (id: number): Answer =>
  api.GET('/api/games/{id}/score', { params: paramsOf(id) });

/** Enters half-moves in place of all that stood in my sheet from there on; none: it is struck. */
export const sendLines = (id: number, from: number, lines: LineBody[]): Answer =>
  api.POST('/api/games/{id}/score', { params: paramsOf(id), body: { from, lines } });

export const sendClaim = (id: number, kind: ClaimKind, note: string): Answer =>
  api.POST('/api/games/{id}/score/claim', { params: paramsOf(id), body: { kind, note } });

/** Answers the director: what I know of the position, or that my sheet is complete. */
export const sendAnswer = (id: number, position: ScorePosition | null): Answer =>
  api.POST('/api/games/{id}/score/answer', { params: paramsOf(id), body: { position } });
