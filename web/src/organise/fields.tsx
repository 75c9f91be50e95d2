// The fields of the wizard, each tied to its place in the draft.
import type { InputHTMLAttributes } from 'preact';
import { useContext, useId } from 'preact/hooks';
import { PlayerNumber } from '../players/PlayerNumber';
import { FieldFrame } from '../ui/Field';
import { FieldErrors } from '../ui/Form';
import { Icon } from '../ui/Icon';
import { lengthOf, roomText } from '../ui/lengths';
import { useDraft } from './DraftContext';
import type { FieldName } from './draft';

interface InputProps {
  name: FieldName;
  label: string;
  hint?: string;
  type?: 'text' | 'number' | 'datetime-local';
  inputMode?: 'numeric' | 'decimal';
  autoCapitalize?: 'characters' | 'none';
  min?: number;
  max?: number;
  step?: number;
  maxLength?: number;
  readOnly?: boolean;
  required?: boolean;
  spellcheck?: boolean;
}

export function DraftField({ name, label, hint, ...rest }: InputProps) {
  const [value, change] = useDraft(name);
  // Preact's types know each kind of input apart, not one that may be several.
  const input = rest as InputHTMLAttributes<HTMLInputElement>;
  return (
    <FieldFrame name={name} label={label} hint={hint}>
      {(ties) => (
        <input
          {...input}
          {...ties}
          value={value}
          autoComplete="off"
          onInput={(event) => change(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}

/** Somebody, by name or by number. */
export function DraftPlayer({ name, label }: Pick<InputProps, 'name' | 'label'>) {
  const [value, change] = useDraft(name);
  return <PlayerNumber name={name} label={label} value={value} onChange={change} required />;
}

interface NumberProps {
  name: FieldName;
  label: string;
  hint?: string;
  min: number;
  max: number;
  optional?: boolean;
}

export function DraftNumber({ min, max, optional = false, ...rest }: NumberProps) {
  return <DraftField {...rest} type="number" min={min} max={max} step={1} required={!optional} />;
}

interface LinesProps {
  name: FieldName;
  label: string;
  hint?: string;
  rows: number;
  maxLength: number;
}

/** Several values, each in a line of its own. */
export function DraftLines({ name, label, hint, rows, maxLength }: LinesProps) {
  const [value, change] = useDraft(name);
  return (
    <FieldFrame name={name} label={label} hint={hint}>
      {(ties) => (
        <textarea
          {...ties}
          rows={rows}
          maxLength={maxLength}
          value={value}
          onInput={(event) => change(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}

interface TextProps {
  name: FieldName;
  label: string;
  hint: string;
  rows: number;
  /** The most characters. */
  limit: number;
}

/** A text in any lines. No `maxlength`: it would cut off the end of a pasted one without a word. */
export function DraftText({ name, label, hint, rows, limit }: TextProps) {
  const [value, change] = useDraft(name);
  const length = lengthOf(value.trim());
  return (
    <div class="draft-text">
      <FieldFrame name={name} label={label} hint={hint}>
        {(ties) => (
          <textarea
            {...ties}
            rows={rows}
            value={value}
            onInput={(event) => change(event.currentTarget.value)}
          />
        )}
      </FieldFrame>
      <p class={length > limit ? 'err small' : 'small muted'} role="status">
        {roomText(length, limit)}
      </p>
    </div>
  );
}

interface MomentProps {
  name: FieldName;
  label: string;
  hint?: string;
  optional?: boolean;
}

/** A moment, typed in UTC. */
export function DraftMoment({ optional = false, ...rest }: MomentProps) {
  const [value] = useDraft(rest.name);
  // Browsers ask for whole minutes unless seconds are there already.
  const step = value.length > '2027-01-15T12:00'.length ? 1 : 60;
  return <DraftField {...rest} type="datetime-local" step={step} required={!optional} />;
}

interface SelectProps {
  name: FieldName;
  label: string;
  hint?: string | undefined;
  options: readonly (readonly [value: string, text: string])[];
}

export function DraftSelect({ name, label, hint, options }: SelectProps) {
  const [value, change] = useDraft(name);
  return (
    <FieldFrame name={name} label={label} hint={hint}>
      {(ties) => (
        <select {...ties} value={value} onChange={(event) => change(event.currentTarget.value)}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

interface CheckProps {
  name: FieldName;
  label: string;
}

export function DraftCheck({ name, label }: CheckProps) {
  const [value, change] = useDraft(name);
  const error = useContext(FieldErrors)[name];
  const id = useId();
  return (
    <div class="field">
      <label class="check">
        <input
          type="checkbox"
          name={name}
          checked={value !== ''}
          aria-invalid={!!error}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => change(event.currentTarget.checked ? 'on' : '')}
        />
        {label}
      </label>
      {error && (
        <p class="field-error" id={`${id}-error`}>
          <Icon name="warn" />
          {error}
        </p>
      )}
    </div>
  );
}
