// Some of a few: boxes under one heading, with what is wrong with them.
import type { ComponentChildren } from 'preact';
import { useContext, useId } from 'preact/hooks';
import { FieldErrors } from './Form';
import { Icon } from './Icon';

interface Props<Value extends string> {
  /** The field to which a complaint belongs. */
  name: string;
  label: string;
  options: readonly (readonly [Value, ComponentChildren])[];
  chosen: ReadonlySet<Value>;
  onChange: (chosen: ReadonlySet<Value>) => void;
}

export function Choices<Value extends string>(props: Props<Value>) {
  const { name, label, options, chosen, onChange } = props;
  const id = useId();
  const error = useContext(FieldErrors)[name];
  const toggle = (value: Value) => {
    const next = new Set(chosen);
    if (!next.delete(value)) next.add(value);
    onChange(next);
  };
  return (
    <fieldset class="choices">
      <legend>{label}</legend>
      {options.map(([value, text], at) => (
        <label key={value} class="choice">
          <input
            type="checkbox"
            name={name}
            value={value}
            checked={chosen.has(value)}
            aria-invalid={!!error && at === 0}
            aria-describedby={error ? id : undefined}
            onChange={() => toggle(value)}
          />
          <span>{text}</span>
        </label>
      ))}
      {error && (
        <p class="field-error" id={id}>
          <Icon name="warn" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
