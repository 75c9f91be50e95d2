// A form: the browser's own constraints, told in the page's language at the field; what the server
// refuses, at its field or above the form. The focus goes to what has to be looked at.
import { type ComponentChildren, createContext } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { problemText } from '../api/problem';
import type { Problem } from '../api/types';
import { day, num } from '../format';
import { t } from '../i18n';
import { Cited } from './Cited';

export type Values = Record<string, string>;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What is wrong, by the name of the field. */
export const FieldErrors = createContext<Record<string, string>>({});

interface Props {
  /** The text of the button. */
  submit: string;
  /** Sends the form; a problem it answers with is shown. */
  onSend: (values: Values) => Promise<Problem | undefined>;
  /** The field to which a code of the server belongs. */
  fieldOf?: Readonly<Record<string, string>>;
  /** What the fields say together: complaints by the name of the field. Asked when each is right. */
  check?: (values: Values) => Record<string, string>;
  /** A refusal with which the form opens: what it sent came back. */
  refused?: Problem | null;
  children: ComponentChildren;
}

function complaint(control: Control): string {
  const { validity } = control;
  if (validity.badInput) return t('field-unreadable');
  const limit = (name: string) => Number(control.getAttribute(name));
  if (validity.valueMissing) return t('field-required');
  if (validity.typeMismatch || validity.patternMismatch) {
    return t(control.getAttribute('type') === 'email' ? 'field-email' : 'field-unreadable');
  }
  if (validity.tooShort) return t('field-short', { n: limit('minlength') });
  if (validity.tooLong) return t('field-long', { n: limit('maxlength') });
  if (validity.rangeUnderflow || validity.rangeOverflow || validity.stepMismatch) {
    const number = control.getAttribute('type') === 'number';
    return t(number ? 'field-range' : 'field-date-range', {
      min: number ? num(limit('min')) : day(control.getAttribute('min') ?? ''),
      max: number ? num(limit('max')) : day(control.getAttribute('max') ?? ''),
    });
  }
  return validity.valid ? '' : control.validationMessage;
}

function complaints(form: HTMLFormElement): Record<string, string> {
  const controls = [...form.elements].filter(
    (element): element is Control =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  );
  return Object.fromEntries(
    controls.map((control) => [control.name, complaint(control)]).filter(([, text]) => text),
  ) as Record<string, string>;
}

export function Form({ submit, onSend, fieldOf = {}, check, refused, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const refusedField = refused && fieldOf[refused.code];
  const [errors, setErrors] = useState<Record<string, string>>(
    refused && refusedField ? { [refusedField]: problemText(refused) } : {},
  );
  const [summary, setSummary] = useState(refused && !refusedField ? problemText(refused) : '');
  const [busy, setBusy] = useState(false);

  // After the errors are drawn; a new object each time, so that the same error moves it again.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true], .form-summary')?.focus();
  }, [errors]);

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || !form.current) return;
    const values = Object.fromEntries(new FormData(form.current)) as Values;
    let wrong = complaints(form.current);
    if (check && !Object.keys(wrong).length) wrong = check(values);
    setSummary('');
    setErrors(wrong);
    if (Object.keys(wrong).length) return;
    setBusy(true);
    const problem = await onSend(values);
    setBusy(false);
    if (!problem) return;
    const field = fieldOf[problem.code];
    if (!field) setSummary(problemText(problem));
    setErrors(field ? { [field]: problemText(problem) } : {});
  };

  return (
    <FieldErrors.Provider value={errors}>
      <form ref={form} class="form" noValidate onSubmit={(event) => void send(event)}>
        {summary && (
          <p class="form-summary" role="alert" tabIndex={-1}>
            <Cited text={summary} />
          </p>
        )}
        {children}
        {/* Never disabled: Enter must always be answered. */}
        <button type="submit" class="btn primary" aria-busy={busy}>
          {submit}
        </button>
      </form>
    </FieldErrors.Provider>
  );
}
