// The fields of the wizard, each tied to its place in the draft.
import { PlayerNumber } from '../players/PlayerNumber';
import { FieldFrame } from '../ui/Field';
import * as inputs from '../ui/inputs';
import { useDraft } from './DraftContext';
import type { FieldName } from './draft';

type Tied<Props> = inputs.Untied<Props, FieldName>;

function useTies(name: FieldName) {
  const [value, onChange] = useDraft(name);
  return { name, value, onChange };
}

export const DraftField = (props: Tied<inputs.TextProps>) => (
  <inputs.TextInput {...props} {...useTies(props.name)} />
);

export const DraftNumber = (props: Tied<inputs.NumberProps>) => (
  <inputs.NumberInput {...props} {...useTies(props.name)} />
);

export const DraftSelect = (props: Tied<inputs.SelectProps>) => (
  <inputs.SelectInput {...props} {...useTies(props.name)} />
);

export const DraftCheck = (props: Tied<inputs.CheckProps>) => (
  <inputs.CheckInput {...props} {...useTies(props.name)} />
);

export const DraftText = (props: Tied<inputs.WordsProps>) => (
  <inputs.WordsInput {...props} {...useTies(props.name)} />
);

/** Somebody, by name or by number. */
export const DraftPlayer = (props: Tied<inputs.CheckProps>) => (
  <PlayerNumber {...props} {...useTies(props.name)} required />
);

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
