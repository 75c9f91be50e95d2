// An event on its way here: what is sent, under which key, and what is told of it.
import type { components } from '../api/schema';
import type { Problem } from '../api/types';
import type { Announcement, System } from '../events/api';
import { t, dashed } from '../i18n';
import type { Import } from './ImportPanel';
import { problemText, refusal } from '../api/problem';
import { EMPTY, type Draft, announcementOf, isOfTeams, withField } from '../organise/draft';
import { leagueOf } from '../organise/league';
import { isOnlyHere } from '../organise/systems';
import { PGN_BYTES, REQUEST_BYTES, TEXT_BYTES, bytesOf } from './text';

type Schemas = components['schemas'];

export type ImportEvent = Schemas['ImportEvent'];
export type Origin = Schemas['ImportOrigin'];
export type Preview = Schemas['ImportPreview'];
export type PreviewTeam = Schemas['ImportPreviewTeam'];
/** In a preview as in a refusal. */
export type Fault = Schemas['ImportFault'];

export const ORIGINS: readonly Origin[] = ['results', 'post', 'moved'];
/** The texts that come with an announcement. */
export const TEXTS = ['start_list', 'pgn', 'results'] as const;
export type TextName = (typeof TEXTS)[number];
export const bytesMaxOf = (name: TextName): number => (name === 'pgn' ? PGN_BYTES : TEXT_BYTES);
export const isText = (name: string): name is TextName => TEXTS.some((each) => each === name);

export interface Brought extends Record<TextName, string> {
  origin: Origin;
}
export const NOTHING: Brought = { origin: 'results', start_list: '', pgn: '', results: '' };

const DAY_MS = 86_400_000;

/**
 * A preset is about an event to come: what is true of that one only is left to be told, and who has played whom in
 * another system than here.
 */
export function begun(draft: Draft, organiser: string | undefined): Draft {
  const known = isOnlyHere(draft.system as System)
    ? withField(draft, 'system', EMPTY.system)
    : draft;
  const untold = { code: '', name: '', fee: '', previous: '', starts_at: '', ends_at: '' };
  return { ...known, ...untold, ...(organiser && { organiser }) };
}

/** Nobody enters an event that has begun; the announcement wants dates of entries all the same. */
export function announcementElsewhere(draft: Draft): Announcement {
  const announcement = announcementOf(draft);
  const { starts_at } = announcement;
  const before = new Date(Date.parse(starts_at) - DAY_MS);
  const entries_open_at = Number.isNaN(before.getTime()) ? '' : before.toISOString();
  return { ...announcement, entries_open_at, entries_close_at: starts_at };
}

export type Content = Omit<ImportEvent, 'request' | 'dry_run'>;

export function contentOf(draft: Draft, brought: Brought): Content {
  const { origin, start_list, pgn, results } = brought;
  return {
    ...{ origin, announcement: announcementElsewhere(draft), start_list },
    ...(pgn.trim() && { pgn }),
    ...(results.trim() && { results }),
  };
}

/** What teams a start list names, and whether their sections are in divisions. */
export interface Listed {
  eligible: string;
  league: boolean;
}

/** Which teams a start list names; null where single players play. */
export const listedIn = (draft: Draft): Listed | null =>
  isOfTeams(draft) ? { eligible: draft.eligible, league: leagueOf(draft) !== null } : null;

/** What a text holds; a start list of teams has columns of its own, and more of them where there are divisions. */
export function hintOf(name: TextName, listed: Listed | null): string {
  if (name !== 'start_list' || !listed) return t(`bring-${dashed(name)}-hint`);
  const { eligible, league } = listed;
  return t('bring-start-list-of-teams', { eligible, league: league ? 'yes' : 'no' });
}

/** A start list as it might look. */
export function exampleOf(listed: Listed | null): string {
  if (!listed) return t('bring-example-players');
  return t(`bring-example-${listed.eligible}${listed.league ? '-league' : ''}`);
}

/** The best place first; teams that share one by their start numbers. */
export const byPlace = (teams: readonly PreviewTeam[]): PreviewTeam[] =>
  [...teams].sort((a, b) => a.place - b.place || a.number - b.number);

/** What can be told of the texts before they are sent; complaints by the name of the field. */
export function whatIsTooMuch(brought: Brought): Record<string, string> {
  const large = TEXTS.filter((name) => bytesOf(brought[name]) > bytesMaxOf(name));
  if (large.length) {
    return Object.fromEntries(large.map((name) => [name, t(`bring-too-large-${dashed(name)}`)]));
  }
  // Quotation marks and ends of lines take two bytes each on the way.
  const whole = bytesOf(JSON.stringify(brought));
  return whole > REQUEST_BYTES ? { start_list: t('bring-too-large-all') } : {};
}

/** Files that were not taken, by the names of their texts. */
export type Refused = Partial<Record<TextName, string>>;

/** Their complaints by the names of the fields with the files. */
export function refusedFiles(refused: Refused): Record<string, string> {
  return Object.fromEntries(
    TEXTS.flatMap((name) => (refused[name] ? [[`${name}_file`, refused[name]]] : [])),
  ) as Record<string, string>;
}

export function whatIsMissing({ start_list }: Brought): Record<string, string> {
  return start_list.trim() ? {} : { start_list: t('bring-start-list-missing') };
}

/** The errors of a refusal, as a preview would have told them. */
export function faultsOf({ errors = [] }: Problem): Fault[] {
  return errors.flatMap(({ file, line, column, code, rule, reason: detail }) =>
    isText(file) || file === 'announcement'
      ? [{ file, line, column: column || null, code, rule, detail, severity: 'error' as const }]
      : [],
  );
}

/** How many have to be mended: warnings need not. */
export const errorsIn = (faults: readonly Fault[]): number =>
  faults.filter(({ severity }) => severity === 'error').length;

/** "Start list, line 3, id". */
export function placeText({ file, line, column }: Fault): string {
  const parts = [
    t(`bring-file-${dashed(file)}`),
    line !== null && t('bring-line', { n: String(line) }),
    column,
  ];
  return parts.filter(Boolean).join(', ');
}

/** What is wrong in the reader's words, with the rule that says so. */
export function faultText({ file, code, detail, rule }: Fault): string {
  const own = file === 'announcement' ? '' : `bring-fault-${dashed(code)}`;
  return problemText({ ...refusal(code, detail), rule }, own);
}

/** Whether results can still come to an import: games that go on here have clocks of their own. */
export function takesResults({ state, origin, sections }: Import): boolean {
  const unfinished = sections.some(({ games, finished }) => finished < games);
  return state === 'done' && origin !== 'moved' && unfinished;
}
