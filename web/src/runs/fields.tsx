// The choices that runs and first lists ask for: which chess, and by whose rules.
import { t } from '../i18n';
import type { Pool, RuleSet } from '../ratings/api';
import { POOLS, RULE_SETS, poolText, ruleSetText } from '../ratings/words';
import { FieldFrame } from '../ui/Field';
import type { Values } from '../ui/Form';

export const poolOf = ({ pool: wanted }: Values): Pool =>
  POOLS.find((each) => each === wanted) ?? 'chess';

export const ruleSetOf = ({ rule_set: wanted }: Values): RuleSet =>
  RULE_SETS.find((each) => each === wanted) ?? 'iccf';

interface Props {
  name: string;
  label: string;
  options: readonly (readonly [value: string, text: string])[];
}

const Choice = ({ name, label, options }: Props) => (
  <FieldFrame name={name} label={label}>
    {(ties) => (
      <select {...ties}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    )}
  </FieldFrame>
);

export const PoolField = () => (
  <Choice
    name="pool"
    label={t('ratings-pool')}
    options={POOLS.map((pool) => [pool, poolText(pool)] as const)}
  />
);

export const RuleSetField = () => (
  <Choice
    name="rule_set"
    label={t('runs-rule-set')}
    options={RULE_SETS.map((rules) => [rules, ruleSetText(rules)] as const)}
  />
);
