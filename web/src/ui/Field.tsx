// A labelled field with its hint and what is wrong with it.
import type { ComponentChildren, InputHTMLAttributes } from 'preact';
import { useContext, useId } from 'preact/hooks';
import { Cited } from './Cited';
import { FieldErrors } from './Form';
import { Icon } from './Icon';

interface FrameProps {
  name: string;
  label: string;
  hint?: string | undefined;
  /** Draws the control with the attributes that tie it to label, hint and error. */
  children: (ties: Ties) => ComponentChildren;
}

interface Ties {
  id: string;
  name: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

export function FieldFrame({ name, label, hint, children }: FrameProps) {
  const id = useId();
  const error = useContext(FieldErrors)[name];
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children({
        id,
        name,
        'aria-invalid': !!error,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p class="field-hint" id={`${id}-hint`}>
          <Cited text={hint} />
        </p>
      )}
      {error && (
        <p class="field-error" id={`${id}-error`}>
          <Icon name="warn" />
          <span>
            <Cited text={error} />
          </span>
        </p>
      )}
    </div>
  );
}

interface TextProps {
  name: string;
  label: string;
  hint?: string;
  maxLength: number;
  /** What stands in it at first. */
  value?: string | undefined;
}

/** Several lines of text that have to be given. */
export function TextField({ name, label, hint, maxLength, value }: TextProps) {
  return (
    <FieldFrame name={name} label={label} hint={hint}>
      {(ties) => (
        <textarea {...ties} rows={3} maxLength={maxLength} required defaultValue={value} />
      )}
    </FieldFrame>
  );
}

type Props = { name: string; label: string; hint?: string } & InputHTMLAttributes<HTMLInputElement>;

export function Field({ name, label, hint, ...input }: Props) {
  return (
    <FieldFrame name={name} label={label} hint={hint}>
      {(ties) => <input {...input} {...ties} />}
    </FieldFrame>
  );
}
