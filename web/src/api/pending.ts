// Routes that the server's description does not have yet: leave, settings, outages, mails given up.
// Once schema.d.ts has them, its own shapes take the place of these and `api` that of `pending`.
import createClient from 'openapi-fetch';
import { sessionFetch } from './client';
import type { components } from './schema';
import type { Player, Problem } from './types';

export type Section = components['schemas']['GameSection'];

/** A calendar day in UTC: "2026-12-24". */
export type Day = string;

export interface LeaveYear {
  year: number;
  allowed: number;
  taken: number;
  left: number;
}

export interface LeavePeriod {
  first: Day;
  last: Day;
  days: number;
  kind: 'own' | 'special';
  /** When the clocks stop, and when they go on. */
  from: string;
  until: string;
  state: 'past' | 'running' | 'coming';
}

export interface LeaveSection {
  section: Section;
  /** Days in a calendar year; 0: the event has no leave. */
  allowance_days: number;
  running_games: number;
  years: LeaveYear[];
  periods: LeavePeriod[];
}

export interface Leave {
  /** The present day in UTC. */
  today: Day;
  sections: LeaveSection[];
}

export interface ChangeLeave {
  sections: number[];
  first: Day;
  last: Day;
}

export interface ChangeSettings {
  mail: 'each' | 'digest' | 'none';
  /** UTC, 0 to 23. */
  digest_hour: number;
  /** Days before a deadline, 1 to 30; null: never. */
  reminder_days: number | null;
  language: 'en' | 'cs';
}

export interface Settings extends ChangeSettings {
  calendar_url: string;
  /** null where the server sends no push messages. */
  push_key: string | null;
  push_devices: number;
}

export interface PushDevice {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface NewOutage {
  sections: number[];
  from: string;
  until: string;
  reason: string;
}

export interface Outage {
  id: number;
  from: string;
  until: string;
  reason: string;
  decided_at: string;
  decided_by: Player;
  sections: Section[];
  games_done: number;
  done: boolean;
}

export interface Outages {
  outages: Outage[];
  /** Those that one may choose. */
  sections: Section[];
}

/** A line of a leave book: what was entered, by whom and why. */
export interface LeaveEntry {
  at: string;
  by: Player | null;
  action: 'registered' | 'cancelled' | 'granted' | 'withdrawn' | 'corrected';
  /** Not with a correction. */
  first: Day | null;
  last: Day | null;
  /** Only with a correction. */
  year: number | null;
  days: number | null;
  reason: string;
}

export interface LeaveBook {
  today: Day;
  player: Player;
  leave: LeaveSection;
  entries: LeaveEntry[];
}

export interface ChangePlayerLeave {
  section: number;
  player: number;
  first: Day;
  last: Day;
  reason: string;
}

export interface CorrectAllowance {
  section: number;
  player: number;
  year: number;
  days: number;
  reason: string;
}

export interface DeadLetter {
  player: Player;
  key: string;
  kind: string;
  tries: number;
  error: string;
  given_up_at: string;
}

interface Responses<Answer> {
  responses: {
    200: { headers: object; content: { 'application/json': Answer } };
    default: { headers: object; content: { 'application/problem+json': Problem } };
  };
}

interface NoContent {
  responses: {
    204: { headers: object; content?: never };
    default: { headers: object; content: { 'application/problem+json': Problem } };
  };
}

interface Body<Sent> {
  requestBody: { content: { 'application/json': Sent } };
}

interface Path<Names> {
  parameters: { path: Names };
}

interface PendingPaths {
  '/api/leave': { get: Responses<Leave>; post: Body<ChangeLeave> & Responses<Leave> };
  '/api/leave/cancel': { post: Body<ChangeLeave> & Responses<Leave> };
  '/api/settings': { get: Responses<Settings>; put: Body<ChangeSettings> & Responses<Settings> };
  '/api/settings/calendar': { post: Responses<Settings> };
  '/api/settings/push': { post: Body<PushDevice> & NoContent };
  '/api/settings/push/remove': { post: Body<{ endpoint: string }> & NoContent };
  '/api/unsubscribe/{token}': { post: Path<{ token: string }> & NoContent };
  '/api/director/outages': { get: Responses<Outages>; post: Body<NewOutage> & Responses<Outages> };
  '/api/director/leave/{section}/{player}': {
    get: Path<{ section: number; player: number }> & Responses<LeaveBook>;
  };
  '/api/director/leave': { post: Body<ChangePlayerLeave> & Responses<LeaveBook> };
  '/api/director/leave/cancel': { post: Body<ChangePlayerLeave> & Responses<LeaveBook> };
  '/api/director/leave/allowance': { post: Body<CorrectAllowance> & Responses<LeaveBook> };
  '/api/officer/dead-letters': { get: Responses<{ letters: DeadLetter[] }> };
  '/api/officer/dead-letters/{player}/{key}/retry': {
    post: Path<{ player: number; key: string }> & NoContent;
  };
}

export const pending = createClient<PendingPaths>({
  baseUrl: location.origin,
  fetch: sessionFetch,
});
