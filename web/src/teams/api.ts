// The names under which pages of teams know what the server sends, and the requests about one team.
import { api } from '../api/client';
import type { components } from '../api/schema';
import type { Problem } from '../api/types';

type Schemas = components['schemas'];

export type Conversation = Schemas['Conversation'];
export type ConversationLine = Schemas['ConversationLine'];
export type ConversationList = Schemas['ConversationList'];
export type ConversationWith = Schemas['ConversationWith'];
export type Letter = Schemas['Letter'];
export type Movement = Schemas['Movement'];
export type Replace = Schemas['Replace'];
export type Replacement = Schemas['Replacement'];
export type ReplacementGround = Schemas['ReplacementGround'];
export type ReplacementList = Schemas['ReplacementList'];
export type RuleSet = Schemas['RuleSet'];
export type StatusAct = Schemas['StatusAct'];
export type SubstituteStatus = Schemas['SubstituteStatus'];
export type Season = Schemas['Season'];
export type SeasonBefore = Schemas['SeasonBefore'];
export type SeasonMove = Schemas['SeasonMove'];
export type SeasonTeam = Schemas['SeasonTeam'];
export type Team = Schemas['Team'];
export type TeamBefore = Schemas['TeamBefore'];
export type TeamBoard = Schemas['TeamBoard'];
export type TeamDecision = Schemas['TeamDecision'];
export type TeamForm = Schemas['TeamForm'];
export type TeamGame = Schemas['TeamGame'];
export type TeamGames = Schemas['TeamGames'];
export type TeamList = Schemas['TeamList'];
export type TeamMatch = Schemas['TeamMatch'];
export type TeamMatchGame = Schemas['TeamMatchGame'];
export type TeamTable = Schemas['TeamTable'];
export type TeamTableLine = Schemas['TeamTableLine'];
export type TeamTables = Schemas['TeamTables'];

/** The teams after what was asked for, or why it was refused. */
export interface Answer {
  list: TeamList | undefined;
  problem: Problem | null;
}

const answerOf = ({ data, error }: { data?: TeamList; error?: Problem }): Answer => ({
  list: data,
  problem: error ?? null,
});

export async function enterTeam(id: number, body: TeamForm): Promise<Answer> {
  return answerOf(await api.POST('/api/events/{id}/teams', { params: { path: { id } }, body }));
}

export async function changeTeam(id: number, team: number, body: TeamForm): Promise<Answer> {
  const params = { path: { id, team } };
  return answerOf(await api.PUT('/api/events/{id}/teams/{team}', { params, body }));
}

export async function decideTeam(
  id: number,
  team: number,
  decision: TeamDecision,
  reason?: string,
): Promise<Answer> {
  const params = { path: { id, team } };
  const body = reason ? { decision, reason } : { decision };
  return answerOf(await api.POST('/api/events/{id}/teams/{team}', { params, body }));
}

/** The replacements after what was asked for, or why it was refused. */
export interface Replaced {
  list: ReplacementList | undefined;
  problem: Problem | null;
}

export async function replacePlayer(id: number, team: number, body: Replace): Promise<Replaced> {
  const params = { path: { id, team } };
  const { data, error } = await api.POST('/api/events/{id}/teams/{team}/replacements', {
    params,
    body,
  });
  return { list: data, problem: error ?? null };
}

export async function decideStatus(
  id: number,
  team: number,
  replacement: number,
  act: StatusAct,
): Promise<Replaced> {
  const params = { path: { id, team, replacement } };
  const { data, error } = await api.POST(
    '/api/events/{id}/teams/{team}/replacements/{replacement}/status',
    { params, body: { act } },
  );
  return { list: data, problem: error ?? null };
}
