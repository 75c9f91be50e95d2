// Who is signed in. The access token lives in this signal only; the browser keeps the refresh
// token in a cookie that no script can read.
import { signal } from '@preact/signals';
import { problemOf, unreachable } from './api/problem';
import type { Problem, Role, Session } from './api/types';
import { keptMe } from './kept';
import { setPref } from './prefs';

/** `undefined`: not asked yet; `null`: nobody. */
export const session = signal<Session | null | undefined>(undefined);

/** What an office is called in the session; `officer` is every one at once. */
export type Office = Exclude<Role, 'player' | 'director' | 'organiser' | 'federation' | 'officer'>;

/** Whether the reader holds one of these offices. */
export const holds = (...offices: Office[]): boolean =>
  !!session.value?.me.roles.some(
    (role) => role === 'officer' || offices.some((office) => office === role),
  );

/** Whether the reader directs tournaments or holds an office of ICCF. */
export const isOfficial = (): boolean =>
  !!session.value?.me.roles.some(
    (role) => role !== 'player' && role !== 'organiser' && role !== 'federation',
  );

/** The federation that the reader acts for. */
export const ownFederation = (): string | null => {
  const me = session.value?.me;
  return me?.roles.includes('federation') ? me.player.federation : null;
};

/** Whether the reader sees to the players or the nominations of all federations. */
export const seesFederations = (): boolean => holds('rating_commissioner', 'title_commissioner');

/** Whether the reader acts for this federation, or sees to all of them. */
export const actsFor = (federation: string): boolean =>
  ownFederation() === federation || seesFederations();

/** Whether the reader registers players of this federation. */
export const registersFor = (federation: string): boolean =>
  ownFederation() === federation || holds('rating_commissioner');

/** Whether the reader may announce events of some kind. */
export const mayAnnounce = (): boolean =>
  !!session.value?.me.roles.includes('organiser') ||
  holds(
    'world_tournament_director',
    'executive_board',
    'title_commissioner',
    'non_title_commissioner',
  );

/** Whether something may wait for the reader at the desk. */
export const hasDesk = (): boolean =>
  isOfficial() || !!session.value?.me.roles.includes('organiser');

/** Whether the reader may bring events here: the World Tournament Director all, others those of their federation. */
export const mayImport = (): boolean =>
  holds('world_tournament_director') || !!session.value?.me.roles.includes('federation');

/** Whether some may be shown to the reader: a director those that they direct. */
export const maySeeImports = (): boolean => mayImport() || isOfficial();

/** Why the first question has no answer; only set while `session` is undefined. */
export const sessionProblem = signal<Problem | null>(null);

/** Why a session was taken away that its owner did not end. */
export const sessionLost = signal<Problem | null>(null);

/** Other tabs hear of a sign-in or sign-out at once. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('posthorn');

export function signedIn(next: Session) {
  // The account's language counts, whatever was chosen here before.
  if (!session.peek()) setPref({ langUnsaved: false });
  session.value = next;
  sessionProblem.value = null;
  tabs?.postMessage('signed-in');
}

let asking: Promise<boolean> | null = null;

/** The first answer: public/early.js has asked for it before this code was here. */
let early: Promise<Response> | undefined = globalThis.earlySession;

async function ask(): Promise<boolean> {
  const first = early;
  early = undefined;
  try {
    const response = await (first ?? fetch('/api/session', { method: 'POST' }));
    // No content: the browser has no cookie. 401: the cookie is worth nothing any more.
    const nobody = response.status === 204 || response.status === 401;
    const somebody = response.ok && !nobody;
    if (somebody) session.value = (await response.json()) as Session;
    // Only a plain "nobody" signs out: a server in trouble is no reason to forget who is here.
    if (nobody) session.value = null;
    const problem = response.ok ? null : await problemOf(response);
    sessionProblem.value = nobody ? null : problem;
    sessionLost.value = problem?.code === 'session_reused' ? problem : null;
    return somebody;
  } catch {
    sessionProblem.value = unreachable();
    if (session.value === undefined) await takeUpKept();
  }
  return false;
}

/** Without a connection, whoever was here last sees what they saw last. There is no token to act with. */
async function takeUpKept() {
  const me = (await keptMe())?.value;
  if (me && session.value === undefined)
    session.value = { me, access_token: '', expires_in_seconds: 0 };
}

/** The session was taken up without a connection, and its owner has to be asked for. */
export const isTakenUp = (): boolean => session.value?.access_token === '';

/**
 * Exchanges the cookie for a new access token; true when there is one. All callers share the
 * exchange that is under way: the cookie changes with each.
 */
export function refresh(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

/**
 * Signs out on the server and in the other tabs. A cookie left behind would sign the reader in
 * again, so this page stays signed in (and its `session` with the caller) until that is done.
 */
export async function signOut(): Promise<Problem | null> {
  try {
    const response = await fetch('/api/session', { method: 'DELETE' });
    if (!response.ok && response.status !== 401) return await problemOf(response);
  } catch {
    return unreachable();
  }
  tabs?.postMessage('signed-out');
  return null;
}

tabs?.addEventListener('message', (event) => {
  if (event.data === 'signed-out') session.value = null;
  else if (!session.value) void refresh();
});
