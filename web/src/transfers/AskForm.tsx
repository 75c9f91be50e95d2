// A player asks to play for another federation.
import type { Problem } from '../api/types';
import { t } from '../i18n';
import { FieldFrame, TextField } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { federationNames } from '../ui/federations';
import { LONGEST } from '../ui/WriteDialog';
import type { AskForTransfer } from './api';

const GROUNDS = ['residence', 'citizenship'] as const;

interface Props {
  /** The federation for which the reader plays. */
  from: string;
  onAsk: (body: AskForTransfer) => Promise<Problem | undefined>;
}

export function AskForm({ from, onAsk }: Props) {
  const send = ({ to = '', grounds, reason = '' }: Values) =>
    onAsk({
      to,
      grounds: grounds === 'citizenship' ? 'citizenship' : 'residence',
      reason: reason.trim(),
    });
  return (
    <Form submit={t('transfers-send')} onSend={send}>
      <FieldFrame name="to" label={t('transfers-to')}>
        {(ties) => (
          <select {...ties} required>
            <option value="">{t('federation-choose')}</option>
            {federationNames()
              .filter(([code]) => code !== from)
              .map(([code, name]) => (
                <option key={code} value={code}>
                  {name} ({code})
                </option>
              ))}
          </select>
        )}
      </FieldFrame>
      <FieldFrame name="grounds" label={t('transfers-grounds')}>
        {(ties) => (
          <select {...ties}>
            {GROUNDS.map((each) => (
              <option key={each} value={each}>
                {t(`transfers-grounds-${each}`)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <TextField
        name="reason"
        label={t('transfers-reason')}
        hint={t('transfers-reason-hint')}
        maxLength={LONGEST}
      />
    </Form>
  );
}
