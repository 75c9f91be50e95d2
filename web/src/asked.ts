// The reader's own cases in which an official has asked back: they wait for the reader's answer.
import { effect, signal } from '@preact/signals';
import { api } from './api/client';
import { pageQuery } from './api/pages';
import type { Case } from './decisions/api';
import { session } from './session';

export const asked = signal<readonly Case[]>([]);

/** It is open, and the last word is not the reader's. */
export function waitsForMe({ state, may, answers }: Case, me: number): boolean {
  const last = answers.at(-1);
  return state === 'open' && may.answer && !!last && last.by?.id !== me;
}

let loading: Promise<void> | null = null;

async function load() {
  // The newest are enough: nobody has so many that are open.
  const { data } = await api.GET('/api/cases', { params: { query: pageQuery(null) } });
  const me = session.value?.me.player.id;
  if (data && me) asked.value = data.cases.filter((item) => waitsForMe(item, me));
}

/** Asks again; a failure leaves what was known. */
export function loadAsked(): Promise<void> {
  loading ??= load().finally(() => {
    loading = null;
  });
  return loading;
}

effect(() => {
  if (session.value === null) asked.value = [];
});
