// The fields of the wizard, each tied to its place in the draft.
import { PlayerNumber } from '../players/PlayerNumber';
import { FieldFrame } from '../ui/Field';
import { type CheckProps, tied, type Untied } from '../ui/inputs';
import { useDraft } from './DraftContext';
import type { FieldName } from './draft';

function useTies(name: FieldName) {
  const [value, onChange] = useDraft(name);
  return { value, onChange };
}

export const {
  Text: DraftField,
  Number: DraftNumber,
  Select: DraftSelect,
  Check: DraftCheck,
  Words: DraftText,
} = tied(useTies);

/** Somebody, by name or by number. */
export const DraftPlayer = (props: Untied<CheckProps, FieldName>) => (
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
