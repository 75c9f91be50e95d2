// For each division of a league, how its sections are made: their sizes, and how many go up and down.
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { Field } from '../ui/Field';
import { isolated } from '../ui/isolated';
import { type DivisionPlan, MOVES_MAX, fieldsOf, planFor } from './divisions';
import { PLAYERS_MIN } from './proposal';

interface Props {
  /** The highest first. */
  divisions: readonly string[];
  /** Teams that have been accepted. */
  accepted: number;
}

export function DivisionFields({ divisions, accepted }: Props) {
  const plans = planFor(accepted, divisions.length);
  return (
    <>
      <p class="field-hint">
        <Cited text={t('organise-divisions-make', { all: accepted })} />
      </p>
      {divisions.map((name, division) => {
        const fields = fieldsOf(division);
        const plan = plans[division];
        return (
          <fieldset key={name}>
            <legend>{isolated(name)}</legend>
            <div class="three">
              <Field
                name={fields.sizes}
                label={t('organise-sizes')}
                {...(division > 0 && { hint: t('organise-division-sizes-hint') })}
                defaultValue={sizesText(plan)}
                inputMode="numeric"
                autoComplete="off"
                maxLength={400}
                required
              />
              {division > 0 && (
                <Moves name={fields.up} label={t('organise-up-each')} value={plan?.up} />
              )}
              {division < divisions.length - 1 && (
                <Moves name={fields.down} label={t('organise-down-each')} value={plan?.down} />
              )}
            </div>
          </fieldset>
        );
      })}
    </>
  );
}

/** With too few teams for the divisions nothing is proposed. */
const sizesText = (plan: DivisionPlan | undefined): string =>
  plan?.sizes.every((size) => size >= PLAYERS_MIN) ? plan.sizes.join(', ') : '';

interface MovesProps {
  name: string;
  label: string;
  value: number | undefined;
}

const Moves = ({ name, label, value }: MovesProps) => (
  <Field
    name={name}
    label={label}
    type="number"
    min={0}
    max={MOVES_MAX}
    step={1}
    defaultValue={value}
    required
  />
);
