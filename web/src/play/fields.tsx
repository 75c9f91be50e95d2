// The fields of a challenge, each tied to its place in the draft.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { tied } from '../ui/inputs';
import { type Change, type Draft, EMPTY, type FieldName } from './draft';

export const Writing = createContext<{ draft: Draft; change: Change }>({
  draft: EMPTY,
  change: () => undefined,
});

interface ChoiceProps {
  name: FieldName;
  label: string;
  options: readonly (readonly [value: string, text: string, more?: string])[];
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

export const {
  Text: TextField,
  Number: NumberField,
  Select: Pick,
  Check: CheckField,
  Words: WordsField,
} = tied((name: FieldName) => {
  const { draft, change } = useContext(Writing);
  return { value: draft[name], onChange: (value) => change(name, value) };
});
