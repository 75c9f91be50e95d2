// Deciding that a player has withdrawn who has not asked: silence, death, or too ill to ask.
import { api } from '../api/client';
import { useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import {
  type ReportWithdrawal,
  type WithdrawalCase,
  type WithdrawalPreview,
} from '../decisions/api';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { PlayerField, playerFault } from '../players/PlayerNumber';
import { Field, FieldFrame, TextField } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { fullName } from '../ui/PlayerName';
import { Outlook } from './Outlook';

const LONGEST = 2_000;
const MONTHS_MAX = 600;
const KINDS = ['silent', 'death', 'accepted'] as const;

interface Asked {
  body: ReportWithdrawal;
  preview: WithdrawalPreview;
}

function check({ player = '', reason = '' }: Values): Record<string, string> {
  const nobody = playerFault('player', player);
  if (nobody.player) return nobody;
  return reason.trim() ? {} : { reason: t('field-required') };
}

interface Props {
  /** Whom the address names. */
  player: string;
  onReported: (item: WithdrawalCase) => void;
}

export function ReportForm({ player: named, onReported }: Props) {
  const [kind, setKind] = useState<(typeof KINDS)[number]>('silent');
  const [asked, setAsked] = useState<Asked | null>(null);
  // What would follow is seen before it is sent.
  const look = async ({ player: number = '', reason = '', months = '' }: Values) => {
    const player = Number(number);
    const { data, error } = await api.GET('/api/director/withdrawals/preview', {
      params: { query: { player } },
    });
    if (!data) return error;
    const suspension = months !== '' && { suspension_months: Number(months) };
    setAsked({ body: { player, kind, reason: reason.trim(), ...suspension }, preview: data });
    return undefined;
  };
  const send = async (): Promise<Problem | null> => {
    if (!asked) return null;
    const { data, error } = await api.POST('/api/director/withdrawals', { body: asked.body });
    if (data) onReported(data);
    return error ?? null;
  };
  return (
    <>
      <Form
        submit={t('withdraw-desk-look')}
        onSend={look}
        check={check}
        fieldOf={{ unknown_player: 'player' }}
      >
        <div class="pair">
          <PlayerField name="player" first={named} />
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
        text={
          asked
            ? t(`withdraw-report-say-${asked.body.kind}`, { who: fullName(asked.preview.player) })
            : ''
        }
        action={t('withdraw-desk-send')}
        danger
        onConfirm={send}
        onClose={() => setAsked(null)}
      >
        {asked && (
          <div class="withdrawal outlook">
            <Outlook outlook={asked.preview} chosen={asked.body.kind} />
            <p class="pre">{asked.body.reason}</p>
          </div>
        )}
      </Confirm>
    </>
  );
}
