// A federation applies for the approval of an event (TR-12).
import type { Problem } from '../api/types';
import { t } from '../i18n';
import { CURRENCIES, minorUnits } from '../organise/draft';
import { Field, FieldFrame, TextField } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { LONGEST } from '../ui/WriteDialog';
import type { ApplyForApproval } from './api';

const KINDS = ['invitational', 'open'] as const;

interface Props {
  /** The server's day, as a field for dates has it. */
  today: string;
  onApply: (body: ApplyForApproval) => Promise<Problem | undefined>;
}

function check(values: Values, today: string): Record<string, string> {
  const { name = '', plan = '', fee = '', currency = '', prizes = '', source = '' } = values;
  if (!name.trim()) return { name: t('field-required') };
  if ((values['starts_on'] ?? '') <= today) return { starts_on: t('approvals-start-past') };
  if (!plan.trim()) return { plan: t('field-required') };
  if (fee.trim() && !minorUnits(fee, currency)) return { fee: t('field-unreadable') };
  if (prizes.trim() && !source.trim()) return { source: t('approvals-source-missing') };
  return source.trim() && !prizes.trim() ? { prizes: t('approvals-prizes-missing') } : {};
}

export function ApplyForm({ today, onApply }: Props) {
  const send = (values: Values) => {
    const { kind, name = '', starts_on: startsOn = '', plan = '', fee = '' } = values;
    const { currency = '', prizes = '', source = '', finance = '' } = values;
    return onApply({
      kind: kind === 'open' ? 'open' : 'invitational',
      name: name.trim(),
      starts_on: startsOn,
      plan: plan.trim(),
      fee: fee.trim() ? { minor_units: minorUnits(fee, currency) ?? 0, currency } : null,
      prizes: prizes.trim() ? { text: prizes.trim(), source: source.trim() } : null,
      finance: finance.trim() || null,
    });
  };
  return (
    <Form
      submit={t('approvals-send')}
      onSend={send}
      check={(values) => check(values, today)}
      fieldOf={{ application_late: 'starts_on', prizes_unclear: 'source' }}
    >
      <FieldFrame name="kind" label={t('approvals-kind')} hint={t('approvals-kind-hint')}>
        {(ties) => (
          <select {...ties}>
            {KINDS.map((each) => (
              <option key={each} value={each}>
                {t(`approvals-kind-${each}`)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <Field name="name" label={t('approvals-name')} autoComplete="off" maxLength={120} required />
      <Field name="starts_on" label={t('approvals-start')} type="date" required />
      <TextField
        name="plan"
        label={t('approvals-plan')}
        hint={t('approvals-plan-hint')}
        maxLength={LONGEST}
      />
      <div class="pair">
        <Field name="fee" label={t('approvals-fee')} inputMode="decimal" maxLength={12} />
        <FieldFrame name="currency" label={t('approvals-currency')}>
          {(ties) => (
            <select {...ties}>
              {CURRENCIES.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          )}
        </FieldFrame>
      </div>
      <Words name="prizes" label={t('approvals-prizes')} hint={t('approvals-optional')} />
      <Words name="source" label={t('approvals-source')} hint={t('approvals-source-hint')} />
      <Words name="finance" label={t('approvals-finance')} hint={t('approvals-finance-hint')} />
    </Form>
  );
}

/** Several lines that may be left out. */
function Words({ name, label, hint }: { name: string; label: string; hint: string }) {
  return (
    <FieldFrame name={name} label={label} hint={hint}>
      {(ties) => <textarea {...ties} rows={2} maxLength={LONGEST} />}
    </FieldFrame>
  );
}
