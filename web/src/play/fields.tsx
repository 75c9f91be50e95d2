// The fields of a challenge, each tied to its place in the draft.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import * as inputs from '../ui/inputs';
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

type Tied<Props> = inputs.Untied<Props, FieldName>;

function useTies(name: FieldName) {
  const { draft, change } = useContext(Writing);
  return { name, value: draft[name], onChange: (value: string) => change(name, value) };
}

export const TextField = (props: Tied<inputs.TextProps>) => (
  <inputs.TextInput {...props} {...useTies(props.name)} />
);

export const NumberField = (props: Tied<inputs.NumberProps>) => (
  <inputs.NumberInput {...props} {...useTies(props.name)} />
);

export const Pick = (props: Tied<inputs.SelectProps>) => (
  <inputs.SelectInput {...props} {...useTies(props.name)} />
);

export const CheckField = (props: Tied<inputs.CheckProps>) => (
  <inputs.CheckInput {...props} {...useTies(props.name)} />
);

export const WordsField = (props: Tied<inputs.WordsProps>) => (
  <inputs.WordsInput {...props} {...useTies(props.name)} />
);
