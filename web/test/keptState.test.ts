// Where the notes are is read out when something is wrong, and when it is right again: not at each pause.
import { h, render } from 'preact';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { KeptState } from '../src/analysis/KeptState';
import type { Status } from '../src/analysis/notebook/sync';
import { addMessages, t } from '../src/i18n';
import { textsOf } from './texts';

const settled = () => new Promise((done) => setTimeout(done, 50));

const box = document.createElement('div');
const show = async (status: Status, stored = true) => {
  render(h(KeptState, { status, stored }), box);
  await settled();
  return {
    seen: box.querySelector('.kept-state')?.textContent,
    said: box.querySelector('[role=status]')?.textContent,
  };
};

beforeAll(() => addMessages('en', textsOf('en', 'notes')));
beforeEach(() => render(null, box));

test('all is well: it is seen, and not said', async () => {
  expect(await show({ kind: 'untouched' })).toEqual({ seen: '', said: '' });
  expect(await show({ kind: 'saving' })).toEqual({ seen: t('notes-state-saving'), said: '' });
  expect(await show({ kind: 'kept' })).toEqual({ seen: t('notes-state-kept'), said: '' });
});

test('trouble is said once, and the end of it', async () => {
  const { seen, said } = await show({ kind: 'here' });
  expect(said).toBe(seen);
  expect(said).toBe(t('notes-state-here'));
  expect((await show({ kind: 'saving' })).said).toBe(said);
  expect((await show({ kind: 'kept' })).said).toBe(t('notes-state-kept'));
  expect((await show({ kind: 'saving' })).said).toBe(t('notes-state-kept'));
  expect((await show({ kind: 'out' })).said).toBe(t('notes-state-out'));
});

test('a browser without room is told of where the server has it not', async () => {
  const problem = { type: '', title: '', detail: 'No.', status: 422, code: 'other' };
  for (const status of [{ kind: 'here' }, { kind: 'alone' }, { kind: 'refused', problem }] as const)
    expect((await show(status, false)).said).toContain(t('notes-state-nowhere'));
  expect((await show({ kind: 'kept' }, false)).seen).toBe(t('notes-state-kept'));
});
