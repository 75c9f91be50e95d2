// Fields whose values are kept by whoever shows them.
import type { FunctionComponent, InputHTMLAttributes } from 'preact';
import { useContext, useId } from 'preact/hooks';
import { FieldFrame } from './Field';
import { FieldErrors } from './Form';
import { Icon } from './Icon';
import { lengthOf, roomText } from './lengths';

/** A box to tick needs no more. */
export interface CheckProps {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export interface TextProps extends CheckProps {
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

export function TextInput({ name, label, hint, value, onChange, ...rest }: TextProps) {
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
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}

export interface NumberProps extends CheckProps {
  hint?: string;
  min: number;
  max: number;
  optional?: boolean;
}

export const NumberInput = ({ optional = false, ...rest }: NumberProps) => (
  <TextInput {...rest} type="number" step={1} required={!optional} />
);

export interface SelectProps extends CheckProps {
  hint?: string | undefined;
  options: readonly (readonly [value: string, text: string])[];
}

export const SelectInput = ({ name, label, hint, value, onChange, options }: SelectProps) => (
  <FieldFrame name={name} label={label} hint={hint}>
    {(ties) => (
      <select {...ties} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    )}
  </FieldFrame>
);

/** Its value is "on", or nothing. */
export function CheckInput({ name, label, value, onChange }: CheckProps) {
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
          onChange={(event) => onChange(event.currentTarget.checked ? 'on' : '')}
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

export interface WordsProps extends CheckProps {
  hint: string;
  rows: number;
  /** The most characters. */
  limit: number;
}

/** A text in any lines. No `maxlength`: it would cut off the end of a pasted one without a word. */
export function WordsInput({ name, label, hint, value, onChange, rows, limit }: WordsProps) {
  const length = lengthOf(value.trim());
  return (
    <div class="draft-text">
      <FieldFrame name={name} label={label} hint={hint}>
        {(ties) => (
          <textarea
            {...ties}
            rows={rows}
            value={value}
            onInput={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </FieldFrame>
      <p class={length > limit ? 'err small' : 'small muted'} role="status">
        {roomText(length, limit)}
      </p>
    </div>
  );
}

/** What is left to say of a field that is tied to its place in a draft. */
export type Untied<Props, Name extends string> = Omit<Props, 'name' | 'value' | 'onChange'> & {
  name: Name;
};

/** The inputs of a draft. `useTies`: the value of one of its fields, and how it is changed. */
export function tied<Name extends string>(
  useTies: (name: Name) => Pick<CheckProps, 'value' | 'onChange'>,
) {
  const tie =
    <Props extends CheckProps>(Input: FunctionComponent<Props>) =>
    (props: Untied<Props, Name>) => {
      // What is left out of the one comes with the other, which no type can follow.
      const all = { ...props, ...useTies(props.name) };
      return <Input {...(all as unknown as Props)} />;
    };
  return {
    Text: tie(TextInput),
    Number: tie(NumberInput),
    Select: tie(SelectInput),
    Check: tie(CheckInput),
    Words: tie(WordsInput),
  };
}
