// All that a federation's home tells, asked for at once: each part comes when it is there.
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import { everyPage } from '../api/pages';
import type { components } from '../api/schema';
import type { Exports, Keys, Problem, Webhook } from '../api/types';
import type { Approval } from '../approvals/api';
import type { EventLine } from '../events/api';
import type { Registration } from '../registrations/api';
import { everyRegistration } from '../registrations/useRegistrations';
import { ownFederation } from '../session';
import type { Transfer } from '../transfers/api';
import type { FederationEvent } from './entries';
import { entriesOf } from './useEntries';

export type Nominations = components['schemas']['Nominations'];

export interface Home {
  transfers?: readonly Transfer[];
  approvals?: readonly Approval[];
  registrations?: readonly Registration[];
  exports?: Exports['exports'];
  keys?: Keys;
  webhooks?: readonly Webhook[];
  nominations?: Nominations;
  /** For the year after, which this year's members give. */
  nextNominations?: Nominations | undefined;
  /** What is entered of this year's and the next one's. */
  entered?: readonly FederationEvent[];
  events?: readonly EventLine[];
}

/** Part of what is told, or what went wrong with it. */
interface Got {
  part?: Home | undefined;
  problem?: Problem | null | undefined;
}
type Ask = (code: string) => Promise<Got>;

async function registrations(code: string): Promise<Got> {
  const { all, problem } = await everyRegistration(code);
  return { part: all ? { registrations: all } : undefined, problem };
}

async function events(): Promise<Got> {
  const { pages, problem } = await everyPage((query) =>
    api.GET('/api/events', { params: { query: { ...query, phase: 'entries_open' } } }),
  );
  // Some are better than none: those announced last come first.
  return { part: { events: pages.flatMap((page) => page.events) }, problem };
}

const nominationsOf = (code: string, year?: number) =>
  api.GET('/api/federations/{code}/nominations', {
    params: { path: { code }, query: year === undefined ? {} : { year } },
  });

async function nominations(code: string): Promise<Got> {
  const { data, error } = await nominationsOf(code);
  if (!data) return { problem: error };
  const next = await nominationsOf(code, data.year + 1);
  return { part: { nominations: data, nextNominations: next.data }, problem: next.error };
}

async function entered(code: string): Promise<Got> {
  const year = new Date().getUTCFullYear();
  const years = await Promise.all([entriesOf(code, year), entriesOf(code, year + 1)]);
  return {
    part: { entered: years.flatMap(({ data }) => data?.events ?? []) },
    problem: years.find(({ error }) => error)?.error,
  };
}

async function transfers(): Promise<Got> {
  const { data, error } = await api.GET('/api/transfers');
  return { part: data && { transfers: data.transfers }, problem: error };
}

async function approvals(): Promise<Got> {
  const { data, error } = await api.GET('/api/approvals');
  return { part: data && { approvals: data.approvals }, problem: error };
}

async function exports(): Promise<Got> {
  const { data, error } = await api.GET('/api/exports');
  return { part: data && { exports: data.exports }, problem: error };
}

async function keys(): Promise<Got> {
  const { data, error } = await api.GET('/api/keys');
  return { part: data && { keys: data }, problem: error };
}

async function webhooks(): Promise<Got> {
  const { data, error } = await api.GET('/api/webhooks');
  return { part: data && { webhooks: data.webhooks }, problem: error };
}

/** What is due comes from these. */
const DUTIES: readonly Ask[] = [registrations, transfers, approvals, entered];
/** Those who act for one federation have these for it; officers see to all. */
const OWN: readonly Ask[] = [exports, keys, webhooks];
const OTHERS: readonly Ask[] = [nominations, events];

/** What is not for the reader is no trouble: it is left out. A federation that is no member nominates nobody. */
const NO_TROUBLE = ['forbidden', 'not_a_member'];

export function useHome(code: string) {
  const [home, setHome] = useState<Home>({});
  /** What is due is known, as far as it can be. */
  const [ready, setReady] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const turn = useRef(0);

  const take = async (ask: Ask) => {
    const mine = turn.current;
    const got = await ask(code);
    if (mine !== turn.current) return;
    if (got.part) setHome((old) => ({ ...old, ...got.part }));
    if (got.problem && !NO_TROUBLE.includes(got.problem.code)) setProblem(got.problem);
  };
  const load = () => {
    turn.current += 1;
    const mine = turn.current;
    setProblem(null);
    void Promise.all(DUTIES.map(take)).then(() => mine === turn.current && setReady(true));
    for (const ask of ownFederation() === code ? [...OWN, ...OTHERS] : OTHERS) void take(ask);
  };
  useEffect(() => {
    setHome({});
    setReady(false);
    load();
    return () => {
      turn.current += 1;
    };
  }, [code]);
  return { home, ready, problem, load, loadNominations: () => void take(nominations) };
}
