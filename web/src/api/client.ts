// The API client: typed by the server's description, with the token put on and renewed.
import createClient from 'openapi-fetch';
import { askProof, proofOf } from '../prove/prove';
import { isTakenUp, refresh, session } from '../session';
import { problemOf, unreachable } from './problem';
import type { paths } from './schema';
import type { Problem } from './types';

function answerOf(problem: Problem): Response {
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json' },
  });
}

/** What the server answers to somebody who is not signed in. */
export const unauthenticated = (): Problem => ({
  ...{ type: 'about:blank', title: 'Please sign in first.', detail: 'Please sign in first.' },
  ...{ status: 401, code: 'unauthenticated' },
});

const present = (): number | undefined => session.peek()?.me.player.id;

/** Whether somebody else is here by now. */
const isGone = (by: number | undefined): boolean =>
  by !== undefined && present() !== undefined && present() !== by;

/**
 * One try. What went wrong on the way comes back as a problem, never as an exception. What one person has
 * asked for is not sent for another, whose cookie may be in the browser meanwhile.
 */
async function send(request: Request, by: number | undefined): Promise<Response> {
  if (isGone(by)) return answerOf(unauthenticated());
  const token = session.value?.access_token;
  if (token) request.headers.set('authorization', `Bearer ${token}`);
  try {
    const response = await fetch(request);
    return response.ok ? response : answerOf(await problemOf(response));
  } catch {
    return answerOf(unreachable());
  }
}

/** With a new token a second try can help; without a session there is nothing to renew. */
async function worthRefreshing(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  const { code } = await problemOf(response);
  return code === 'token_expired' || (code === 'unauthenticated' && !!session.value);
}

/** Renews an expired token once before sending the very same request again. */
async function sendRenewing(request: Request, by: number | undefined): Promise<Response> {
  const again = request.clone();
  const response = await send(request, by);
  if (isGone(by) || !(await worthRefreshing(response))) return response;
  return (await refresh()) ? send(again, by) : response;
}

/**
 * Sends a request, after the first answer about the session if the server has given none yet; and once more when
 * it needs a proof of who sits here and the reader has given it.
 */
export async function sessionFetch(request: Request): Promise<Response> {
  const again = request.clone();
  const before = present();
  const unasked = session.value === undefined || isTakenUp();
  if (unasked && needsSession(request)) await refresh();
  const by = before ?? present();
  const response = await sendRenewing(request, by);
  const proof = response.status === 403 ? proofOf((await problemOf(response)).code) : undefined;
  if (!proof) return response;
  return (await askProof(proof)) ? sendRenewing(again, by) : response;
}

/** Signing in, signing up, new passwords and links in mails are for people who have no session. */
function needsSession(request: Request): boolean {
  return !/^\/api\/(sign-|password\/|unsubscribe\/)/.test(new URL(request.url).pathname);
}

export const api = createClient<paths>({ baseUrl: location.origin, fetch: sessionFetch });

// Where somebody has to sign in to the Wi-Fi first, its page comes in the place of every answer.
api.use({
  onResponse({ response, options }) {
    const type = response.headers.get('content-type');
    const foreign = response.ok && options.parseAs === 'json' && !!type && !/\bjson\b/.test(type);
    return foreign ? answerOf(unreachable()) : undefined;
  },
});
