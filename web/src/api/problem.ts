// Refusals and failures: one shape for all, and the words in which the reader is told.
import { num } from '../format';
import { has, t, dashed } from '../i18n';
import type { Problem } from './types';

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && 'detail' in value;
}

function made(status: number, code: string, detail: string): Problem {
  return { type: 'about:blank', title: detail, status, code, detail };
}

/** The request never got an answer. */
export function unreachable(): Problem {
  return made(503, 'unreachable', 'Posthorn cannot be reached.');
}

/**
 * A chunk is missing when the connection or the server is, or when a newer version has replaced it: the
 * site itself, asked past every cache, tells which.
 */
export async function chunkProblem(): Promise<Problem> {
  try {
    const { status } = await fetch('/', { method: 'HEAD', cache: 'no-store' });
    if (status < 500) return made(503, 'chunk', t('error-chunk'));
  } catch {
    // Nobody answers.
  }
  return unreachable();
}

/** What is told to those who may not do this, as the server would. */
export const forbidden = (): Problem => made(403, 'forbidden', t('error-forbidden'));

/** What a dry run has found, as if it had been refused. */
export const refusal = (code: string, detail: string): Problem => made(422, code, detail);

/** No answer, or one from a server in trouble: what was sent may have been written all the same. */
export const isUncertain = (problem: Problem): boolean => problem.status >= 500;

/** The problem in an answer; a gateway's page of HTML becomes one too. */
export async function problemOf(response: Response): Promise<Problem> {
  try {
    const body: unknown = await response.clone().json();
    if (isProblem(body)) return body;
  } catch {
    // No JSON: fall through to the status.
  }
  const code = response.status < 500 ? 'internal' : 'unavailable';
  return made(response.status, code, response.statusText || `HTTP ${response.status}`);
}

/**
 * What to tell the reader, with the number of the rule that said no. `first`: a message that comes before the usual
 * one where it is there, as the same code has words of its own about a file.
 */
export function problemText(problem: Problem, first = ''): string {
  const id = [first, `error-${dashed(problem.code)}`].find((each) => has(each));
  const text = id
    ? t(id, {
        detail: problem.detail,
        candidates: problem.candidates?.join(', ') ?? '',
        seconds: problem.retry_after_seconds ?? 0,
        minutes: num(Math.ceil((problem.retry_after_seconds ?? 60) / 60)),
      })
    : problem.detail;
  return problem.rule ? t('error-with-rule', { text, rule: problem.rule }) : text;
}
