// Deciding an appeal (TR-15), with a last look: the decision stands, is not heard, or has been changed.
import { api } from '../api/client';
import { useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { FieldFrame, TextField } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { LONGEST } from '../ui/WriteDialog';
import { type Case, type Decision, type Outcome } from '../decisions/api';

const OUTCOMES: readonly Outcome[] = ['upheld', 'changed', 'dismissed'];

/** What becomes of the decision, before it is sent. */
const sayOf = (outcome: Outcome, appealed: Decision | null): string =>
  outcome === 'changed' && appealed?.undone_by === null
    ? t('appeal-say-taken-back', { n: String(appealed.id) })
    : t(`appeal-say-${outcome}`);

interface Props {
  item: Case;
  appealed: Decision | null;
  onDecided: (item: Case) => void;
}

export function OutcomeForm({ item, appealed, onDecided }: Props) {
  const [asked, setAsked] = useState<{ outcome: Outcome; reason: string } | null>(null);

  const check = ({ reason = '' }: Values): Record<string, string> =>
    reason.trim() ? {} : { reason: t('field-required') };
  const look = async ({ outcome, reason = '' }: Values) => {
    const chosen = OUTCOMES.find((each) => each === outcome);
    if (chosen) setAsked({ outcome: chosen, reason: reason.trim() });
    return undefined;
  };
  const send = async (): Promise<Problem | null> => {
    if (!asked) return null;
    const { data, error } = await api.POST('/api/cases/{id}/outcome', {
      params: { path: { id: item.id } },
      body: { version: item.version, ...asked },
    });
    if (data) onDecided(data);
    return error ?? null;
  };
  return (
    <>
      <Form
        submit={t('appeal-look')}
        onSend={look}
        check={check}
        fieldOf={{ not_undone: 'outcome' }}
      >
        <FieldFrame name="outcome" label={t('appeal-outcome')}>
          {(ties) => (
            <select {...ties} required>
              <option value="">{t('federation-choose')}</option>
              {OUTCOMES.map((outcome) => (
                <option key={outcome} value={outcome}>
                  {t(`appeal-${outcome}`)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <TextField
          name="reason"
          label={t('decide-reason')}
          hint={t('decide-reason-hint')}
          maxLength={LONGEST}
        />
      </Form>
      <Confirm
        open={asked !== null}
        title={t('appeal-confirm')}
        text={asked ? sayOf(asked.outcome, appealed) : ''}
        action={t('appeal-send')}
        onConfirm={send}
        onClose={() => setAsked(null)}
      >
        <p class="pre">{asked?.reason}</p>
      </Confirm>
    </>
  );
}
