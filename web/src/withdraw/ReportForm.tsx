// Deciding that a player has withdrawn who has not asked: silence, death, or too ill to ask.
import { api } from '../api/client';
import { useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { type ReportWithdrawal, type WithdrawalCase } from '../decisions/api';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { Field, FieldFrame, TextField } from '../ui/Field';
import { Form, type Values } from '../ui/Form';

const LONGEST = 2_000;
const MONTHS_MAX = 600;
const KINDS = ['silent', 'death', 'accepted'] as const;
const NUMBER = /^[1-9]\d{0,9}$/;

function check({ player = '', reason = '' }: Values): Record<string, string> {
  if (!NUMBER.test(player.trim())) return { player: t('withdraw-number-wrong') };
  return reason.trim() ? {} : { reason: t('field-required') };
}

export function ReportForm({ onReported }: { onReported: (item: WithdrawalCase) => void }) {
  const [kind, setKind] = useState<(typeof KINDS)[number]>('silent');
  const [asked, setAsked] = useState<ReportWithdrawal | null>(null);
  const look = async ({ player = '', reason = '', months = '' }: Values) => {
    setAsked({
      player: Number(player),
      kind,
      reason: reason.trim(),
      ...(months !== '' && { suspension_months: Number(months) }),
    });
    return undefined;
  };
  const send = async (): Promise<Problem | null> => {
    if (!asked) return null;
    const { data, error } = await api.POST('/api/director/withdrawals', { body: asked });
    if (data) onReported(data);
    return error ?? null;
  };
  return (
    <>
      <Form submit={t('withdraw-desk-look')} onSend={look} check={check}>
        <div class="pair">
          <Field
            name="player"
            label={t('account-number')}
            inputMode="numeric"
            autoComplete="off"
            required
          />
          <FieldFrame name="kind" label={t('withdraw-desk-kind')}>
            {(ties) => (
              <select
                {...ties}
                value={kind}
                onChange={(event) =>
                  setKind(KINDS.find((each) => each === event.currentTarget.value) ?? 'silent')
                }
              >
                {KINDS.map((each) => (
                  <option key={each} value={each}>
                    {t(`withdraw-report-${each}`)}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
        </div>
        {kind !== 'death' && (
          <Field
            name="months"
            label={t('withdraw-desk-months')}
            hint={t(`withdraw-report-months-${kind}`)}
            type="number"
            min={0}
            max={MONTHS_MAX}
            step={1}
            required={kind === 'silent'}
          />
        )}
        <TextField
          name="reason"
          label={t('withdraw-desk-reason')}
          hint={t('withdraw-desk-reason-hint')}
          maxLength={LONGEST}
        />
      </Form>
      <Confirm
        open={asked !== null}
        title={t('withdraw-desk-confirm')}
        text={asked ? t(`withdraw-report-say-${asked.kind}`, { n: String(asked.player) }) : ''}
        action={t('withdraw-desk-send')}
        onConfirm={send}
        onClose={() => setAsked(null)}
      >
        <p class="pre">{asked?.reason}</p>
      </Confirm>
    </>
  );
}
