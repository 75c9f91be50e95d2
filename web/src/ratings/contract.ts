// What the server tells of ratings, until its description has it.
import createClient from 'openapi-fetch';
import { sessionFetch } from '../api/client';
import type { Player, Problem } from '../api/types';

export type Pool = 'chess' | 'chess960';
export type RuleSet = 'iccf' | 'sks';
export type Sort = 'rating' | 'name' | 'federation' | 'games' | 'change';
export type Method =
  'first' | 'all_games' | 'changes' | 'many_games' | 'replaced_by_commissioner' | 'imported';
export type Source = 'start' | 'fide' | 'level' | 'current';

export interface ListHead {
  id: string;
  pool: Pool;
  rule_set: RuleSet;
  quarter: string;
  effective_on: string;
  reported_until: string;
  published_at: string;
  players: number;
  in_force: boolean;
}
export interface ListRow {
  place: number | null;
  player: Player;
  rating: number;
  games: number;
  fixed: boolean;
  active: boolean;
  change: number | null;
}
export interface ListPage {
  list: ListHead;
  total: number;
  rows: ListRow[];
  next: string | null;
  federations: string[];
}

export interface RatingPeriod {
  list: string;
  effective_on: string;
  rating: number;
  games: number;
  change: number | null;
  method: Method;
  games_in_period: number;
}
export interface RunningGame {
  game: number;
  opponent: Player;
  opponent_rating: number;
  if_won: string;
  if_drawn: string;
  if_lost: string;
}
export interface Forecast {
  rating: number | null;
  games: number;
  running: RunningGame[];
}
export interface PoolRating {
  pool: Pool;
  rating: number | null;
  games: number;
  published: boolean;
  fixed: boolean;
  periods: RatingPeriod[];
  forecast: Forecast | null;
}
export interface ColorRecord {
  won: number;
  drawn: number;
  lost: number;
}
export interface PlayedEvent {
  section: number;
  name: string;
  event_name: string;
  event: number | null;
  half_points: number;
  games: number;
  finished: boolean;
}
export interface Profile {
  player: Player;
  fide_rating: number | null;
  ratings: PoolRating[];
  record: { white: ColorRecord; black: ColorRecord };
  events: PlayedEvent[];
}

export interface ExplainedGame {
  game: number | null;
  section: number | null;
  opponent: Player;
  half_points: number;
  opponent_rating: number;
  source: Source;
  rule: string;
  earlier: boolean;
  difference: number | null;
  expected: string | null;
  change: string | null;
  counted: string | null;
}
export interface Explanation {
  list: ListHead;
  player: Player;
  old: { rating: number | null; games: number };
  new: { rating: number | null; games: number };
  method: Method;
  rule: string;
  k: { r: string; g: string; k: string; rule: string } | null;
  games: ExplainedGame[];
  sum: string | null;
  average: { score: string; p: string; rc: string; difference: number; factor: string } | null;
  exact: string | null;
  rounding_rule: string;
  corrections: { reason: string; at: string; kind: CorrectionKind }[];
}

export type RunState = 'calculating' | 'preview' | 'published' | 'withdrawn';
export type CorrectionKind = 'first_rating_formula' | 'start_rating';
export interface RunHead {
  id: string;
  pool: Pool;
  rule_set: RuleSet;
  quarter: string;
  state: RunState;
  version: number;
  games: number;
  players: number;
  published_at: string | null;
  effective_on: string;
  withdrawn_reason: string | null;
}
export interface NextRun {
  pool: Pool;
  quarter: string;
  effective_on: string;
  reported_until: string;
  available_from: string;
  may_start: boolean;
}
export interface RunList {
  runs: RunHead[];
  next: NextRun[];
}
export interface RunNote {
  code: string;
  text: string;
  player: Player | null;
  game: number | null;
}
export interface Correction {
  number: number;
  kind: CorrectionKind;
  player: Player;
  section: number | null;
  rating: number | null;
  reason: string;
  by: Player;
  at: string;
}
export interface Change {
  player: Player;
  old: number | null;
  new: number | null;
  change: number | null;
  games: number;
  method: Method;
}
export interface Run {
  run: RunHead;
  notes: RunNote[];
  corrections: Correction[];
  changes: Change[];
}
export interface NewCorrection {
  version: number;
  kind: CorrectionKind;
  player: number;
  section?: number | null;
  rating?: number | null;
  reason: string;
}
export interface NewList {
  pool: Pool;
  quarter: string;
  rule_set: RuleSet;
  csv: string;
}
export interface LineError {
  line: number;
  column: string | null;
  reason: string;
}

interface Content<Body> {
  headers: Record<string, unknown>;
  content: { 'application/json': Body };
}
interface Failure {
  headers: Record<string, unknown>;
  content: { 'application/problem+json': Problem & { errors?: LineError[] } };
}
interface Read<Answer, Path, Query = never> {
  parameters: Path extends undefined
    ? { path?: never; query?: Query }
    : { path: Path; query?: Query };
  responses: { 200: Content<Answer>; 400: Failure };
}
interface Write<Answer, Path, Body> {
  parameters: Path extends undefined ? { path?: never } : { path: Path };
  requestBody: { content: { 'application/json': Body } };
  responses: { 200: Content<Answer>; 400: Failure };
}
interface Id {
  id: string;
}

interface Paths {
  '/api/rating-lists': {
    get: Read<{ lists: ListHead[] }, undefined>;
    post: Write<ListHead, undefined, NewList>;
  };
  '/api/rating-lists/{id}': {
    get: Read<
      ListPage,
      Id,
      {
        search?: string;
        federation?: string;
        title?: string;
        sort?: Sort;
        inactive?: boolean;
        after?: string;
        limit?: number;
      }
    >;
  };
  '/api/players/{id}': { get: Read<Profile, { id: number }> };
  '/api/players/{id}/ratings/{list}': { get: Read<Explanation, { id: number; list: string }> };
  '/api/rating-runs': {
    get: Read<RunList, undefined>;
    post: Write<Run, undefined, { pool: Pool; quarter: string; rule_set: RuleSet }>;
  };
  '/api/rating-runs/{id}': { get: Read<Run, Id> };
  '/api/rating-runs/{id}/calculate': { post: Write<Run, Id, { version: number }> };
  '/api/rating-runs/{id}/corrections': { post: Write<Run, Id, NewCorrection> };
  '/api/rating-runs/{id}/corrections/{number}/remove': {
    post: Write<Run, { id: string; number: number }, { version: number }>;
  };
  '/api/rating-runs/{id}/publish': { post: Write<Run, Id, { version: number }> };
  '/api/rating-runs/{id}/withdraw': { post: Write<Run, Id, { version: number; reason: string }> };
}

export const api = createClient<Paths>({ baseUrl: location.origin, fetch: sessionFetch });
