// By whose rules a list is calculated.
import { t } from '../i18n';
import { RULE_SETS, ruleSetText } from '../ratings/words';
import { FieldFrame } from '../ui/Field';

export const RuleSetField = () => (
  <FieldFrame name="rule_set" label={t('runs-rule-set')}>
    {(ties) => (
      <select {...ties}>
        {RULE_SETS.map((rules) => (
          <option key={rules} value={rules}>
            {ruleSetText(rules)}
          </option>
        ))}
      </select>
    )}
  </FieldFrame>
);
