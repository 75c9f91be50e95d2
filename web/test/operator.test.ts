// Who runs the site: what is said of it to everybody, and the form in which administrators say it.
import { h, render } from 'preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Operator, OperatorView } from '../src/api/types';
import { addMessages, t } from '../src/i18n';
import { OperatorForm } from '../src/operator/OperatorForm';
import { Responsible } from '../src/operator/Responsible';
import { RunBy } from '../src/operator/RunBy';
import { contactLink, faultsIn, operatorOf, runByText } from '../src/operator/words';
import { session } from '../src/session';
import { textsOf } from './texts';

const CLUB: Operator = { name: 'Example Club', contact: 'chess@example.org', address: null };

beforeEach(() => addMessages('en', textsOf('en', 'texts', 'offices')));

describe('in words', () => {
  it.each([
    ['chess@example.org', 'mailto:chess@example.org'],
    ['a+b?cc=c@example.org', 'mailto:a%2Bb%3Fcc%3Dc@example.org'],
    ['https://example.org/imprint', 'https://example.org/imprint'],
    ['http://example.org', null],
    ['https://', null],
    ['javascript:alert(1)', null],
    ['two words@example.org', null],
    ['the secretary', null],
  ])('%s leads to %s', (contact, link) => {
    expect(contactLink(contact)).toBe(link);
  });

  it('a name that ends in a full stop ends the sentence', () => {
    expect(runByText(CLUB)).toBe('This server is run by Example Club.');
    addMessages('cs', textsOf('cs', 'texts'));
    expect(runByText({ ...CLUB, name: 'Šachový klub, z. s.' })).toBe(
      'Tento server provozuje Šachový klub, z. s.',
    );
  });

  it('the fields say all of it, and what is wrong', () => {
    const values = { name: ' Example Club ', contact: ' chess@example.org', address: ' ' };
    expect(operatorOf(values)).toEqual(CLUB);
    expect(operatorOf({ ...values, address: ' 1 Road\nTown ' }).address).toBe('1 Road\nTown');
    expect(faultsIn(values)).toEqual({});
    expect(faultsIn({ ...values, name: ' ' })).toEqual({ name: t('field-required') });
    const wrong = { contact: t('error-operator-contact') };
    expect(faultsIn({ ...values, contact: 'example.org' })).toEqual(wrong);
  });
});

describe('on the pages', () => {
  let box: HTMLElement;
  let shown: OperatorView | null;
  let sent: unknown[] = [];
  /** What the server says to what is sent; null: yes. */
  let refusal: string | null;

  beforeEach(() => {
    [shown, sent, refusal] = [{ operator: CLUB, may_change: false }, [], null];
    session.value = null;
    box = document.createElement('div');
    document.body.append(box);
    vi.stubGlobal('fetch', async (request: Request) => {
      if (new URL(request.url).pathname !== '/api/operator')
        return new Response('', { status: 404 });
      if (request.method === 'PUT') {
        const operator = (await request.json()) as Operator;
        sent.push(operator);
        if (!refusal) return Response.json({ operator, may_change: true });
        return Response.json({ code: refusal, detail: 'No.', status: 422 }, { status: 422 });
      }
      return shown ? Response.json(shown) : new Response('', { status: 503 });
    });
  });
  afterEach(() => {
    render(null, box);
    box.remove();
    vi.unstubAllGlobals();
  });

  const show = async (part: () => preact.JSX.Element | null, until: () => void) => {
    render(h(part, {}), box);
    await vi.waitFor(until);
  };
  const text = () => (box.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const link = () => box.querySelector('a')?.getAttribute('href');
  const asked = () => vi.waitFor(() => expect(box.querySelector('.skeleton')).toBeNull());

  it('a line says who, with the way there', async () => {
    await show(RunBy, () =>
      expect(text()).toBe('This server is run by Example Club. Contact: chess@example.org'),
    );
    expect(link()).toBe('mailto:chess@example.org');
  });

  it.each([
    ['nobody is named', { operator: null, may_change: true }],
    ['it does not come', null],
  ])('nothing stands there where %s', async (_, view) => {
    shown = view;
    render(h(RunBy, {}), box);
    await new Promise((done) => setTimeout(done, 60));
    expect(box.innerHTML).toBe('');
  });

  it('the page about privacy has all of it', async () => {
    const contact = 'https://example.org/imprint';
    shown = { operator: { ...CLUB, contact, address: '1 Road\nTown' }, may_change: true };
    await show(Responsible, () => expect(text()).toContain('Example Club'));
    expect(box.querySelector('.pre')?.textContent).toBe('1 Road\nTown');
    expect(link()).toBe(contact);
  });

  it('or that nobody is named, and where administrators do so', async () => {
    shown = { operator: null, may_change: false };
    await show(Responsible, () => expect(text()).toContain(t('operator-none')));
    expect(link()).toBeUndefined();
    render(null, box);
    shown = { operator: null, may_change: true };
    await show(Responsible, () => expect(link()).toBe('/offices'));
  });

  it('the form is for those who may change it', async () => {
    render(h(OperatorForm, {}), box);
    await asked();
    expect(box.innerHTML).toBe('');
  });

  it('what is saved is told, and what is refused stands at its field', async () => {
    shown = { operator: CLUB, may_change: true };
    await show(OperatorForm, () => expect(box.querySelector('form')).not.toBeNull());
    const field = (name: string) => box.querySelector<HTMLInputElement>(`[name=${name}]`);
    expect(field('name')?.value).toBe('Example Club');
    const type = (name: string, value: string) => Object.assign(field(name) ?? {}, { value });
    const send = () => box.querySelector('form')?.requestSubmit();
    const told = () => box.querySelector('.field-error')?.textContent?.trim();
    type('contact', 'nowhere');
    send();
    await vi.waitFor(() => expect(told()).toBe(t('error-operator-contact')));
    expect(sent).toEqual([]);
    type('contact', 'https://example.org');
    type('address', ' 1 Road ');
    for (const name of ['name', 'contact', 'address']) {
      refusal = `operator_${name}`;
      send();
      await vi.waitFor(() => expect(told()).toBe(t(`error-operator-${name}`)));
      expect(document.activeElement).toBe(field(name));
    }
    refusal = null;
    send();
    await vi.waitFor(() => expect(told()).toBeUndefined());
    const saved = { name: 'Example Club', contact: 'https://example.org', address: '1 Road' };
    await vi.waitFor(() => expect(sent.slice(3)).toEqual([saved]));
  });
});
