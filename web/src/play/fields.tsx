// The fields of a challenge, each tied to its place in the draft.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { FieldFrame } from '../ui/Field';
import { type Change, type Draft, EMPTY, type FieldName } from './draft';

export const Writing = createContext<{ draft: Draft; change: Change }>({
  draft: EMPTY,
  change: () => undefined,
});

type Options = readonly (readonly [value: string, text: string, more?: string])[];

interface ChoiceProps {
  name: FieldName;
  label: string;
  options: Options;
}

/** One of a few, all of them in sight. */
export function Radios({ name, label, options }: ChoiceProps) {
  const { draft, change } = useContext(Writing);
  return (
    <fieldset class="choices">
      <legend>{label}</legend>
      {options.map(([value, text, more]) => (
        <label key={value} class="choice">
          <input
            type="radio"
            name={name}
            value={value}
            checked={draft[name] === value}
            onChange={() => change(name, value)}
          />
          <span>
            {text}
            {more && <small class="muted">{more}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export function Pick({ name, label, options }: ChoiceProps) {
  const { draft, change } = useContext(Writing);
  return (
    <FieldFrame name={name} label={label}>
      {(ties) => (
        <select
          {...ties}
          value={draft[name]}
          onChange={(event) => change(name, event.currentTarget.value)}
        >
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

interface NumberProps {
  name: FieldName;
  label: string;
  hint?: string;
  min: number;
  max: number;
  optional?: boolean;
}

export function NumberField({ name, label, hint, min, max, optional = false }: NumberProps) {
  const { draft, change } = useContext(Writing);
  return (
    <FieldFrame name={name} label={label} hint={hint}>
      {(ties) => (
        <input
          {...ties}
          type="number"
          min={min}
          max={max}
          step={1}
          required={!optional}
          autoComplete="off"
          value={draft[name]}
          onInput={(event) => change(name, event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}

type CheckProps = Omit<ChoiceProps, 'options'>;

export function CheckField({ name, label }: CheckProps) {
  const { draft, change } = useContext(Writing);
  return (
    <div class="choices">
      <label class="choice">
        <input
          type="checkbox"
          name={name}
          checked={draft[name] !== ''}
          onChange={(event) => change(name, event.currentTarget.checked ? 'on' : '')}
        />
        <span>{label}</span>
      </label>
    </div>
  );
}
