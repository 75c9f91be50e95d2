// A time control is chosen: its kind, the fields of that, and all of it in a sentence.
import { capital } from '../events/capital';
import { dashed, t } from '../i18n';
import { controlText } from '../timeControl';
import { CheckInput, NumberInput, SelectInput } from '../ui/inputs';
import { type ControlDraft, type ControlField, controlOf, KINDS } from './fields';

/** No control is longer than this. */
const DAYS = 3_650;

/** For each kind its numbers: the field, its label, the least and the most. */
const NUMBERS: Record<string, readonly (readonly [ControlField, string, number, number])[]> = {
  moves_in_days: [
    ['moves', 'moves', 1, 500],
    ['days', 'days', 1, DAYS],
  ],
  phases: [
    ['moves', 'moves', 1, 500],
    ['days', 'days', 1, DAYS],
    ['then_moves', 'then-moves', 1, 500],
    ['then_days', 'days', 1, DAYS],
  ],
  base_per_move: [
    ['base_days', 'base', 1, DAYS],
    ['per_move', 'per-move', 0, 100],
  ],
  triple_block: [
    ['bank', 'bank', 0, DAYS],
    ['increment', 'increment', 0, 100],
  ],
};

interface Props {
  draft: ControlDraft;
  change: (name: ControlField, value: string) => void;
  /** Those that are offered. */
  kinds?: typeof KINDS;
}

export function ControlFields({ draft, change, kinds = KINDS }: Props) {
  const kind = draft.control;
  const numbers = NUMBERS[kind];
  const ties = (name: ControlField) => ({
    ...{ name, value: draft[name] },
    onChange: (value: string) => change(name, value),
  });
  return (
    <>
      <SelectInput
        {...ties('control')}
        label={t('control-kind')}
        options={kinds.map((each) => [each, t(`control-kind-${dashed(each)}`)])}
      />
      {numbers && (
        <div class="pair">
          {numbers.map(([name, label, min, max]) => (
            <NumberInput
              key={name}
              {...ties(name)}
              label={t(`control-field-${label}`)}
              min={min}
              max={max}
            />
          ))}
        </div>
      )}
      {kind === 'triple_block' && (
        <CheckInput {...ties('protected')} label={t('control-protected')} />
      )}
      {numbers && kind !== 'triple_block' && (
        <NumberInput
          {...ties('double')}
          label={t('control-field-double')}
          hint={t('control-field-double-hint')}
          min={1}
          max={365}
          optional
        />
      )}
      <p class="spoken" aria-live="polite">
        {capital(controlText(controlOf(draft)))}.
      </p>
    </>
  );
}
