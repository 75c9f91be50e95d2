// Suspending a player: what for, for how long, why; with a last look.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import type { PlayerSuspensions, Problem } from '../api/types';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { Field, FieldFrame, TextField } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { nameOf } from '../ui/PlayerName';

type Cause = PlayerSuspensions['causes'][number];

interface Asked {
  cause: Cause['cause'];
  months: number;
  reason: string;
}

interface Props {
  of: PlayerSuspensions;
  onSuspended: (after: PlayerSuspensions) => void;
}

export function SuspendForm({ of: { player, causes }, onSuspended }: Props) {
  const open = causes.filter((each) => each.open);
  const [chosen, setChosen] = useState<Cause | undefined>(open.length === 1 ? open[0] : undefined);
  const [asked, setAsked] = useState<Asked | null>(null);
  if (open.length === 0) return null;

  const look = async ({ months = '', reason = '' }: Values) => {
    if (chosen) setAsked({ cause: chosen.cause, months: Number(months), reason: reason.trim() });
    return undefined;
  };
  const send = async (): Promise<Problem | null> => {
    if (!asked) return null;
    const { data, error } = await api.POST('/api/players/{id}/suspensions', {
      params: { path: { id: player.id } },
      body: asked,
    });
    if (data) onSuspended(data);
    return error ?? null;
  };
  return (
    <div class="panel">
      <Form
        submit={t('suspend-look')}
        onSend={look}
        check={({ reason = '' }): Record<string, string> =>
          reason.trim() ? {} : { reason: t('field-required') }
        }
      >
        <FieldFrame
          name="cause"
          label={t('suspend-cause')}
          hint={chosen ? t(`suspend-hint-${chosen.cause}`) : undefined}
        >
          {(ties) => (
            <select
              {...ties}
              required
              onChange={(event) => {
                const { value } = event.currentTarget;
                setChosen(open.find(({ cause }) => cause === value));
              }}
            >
              {open.length > 1 && <option value="">{t('federation-choose')}</option>}
              {open.map(({ cause }) => (
                <option key={cause} value={cause}>
                  {t(`suspension-${cause}`)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <Field
          key={chosen?.cause}
          name="months"
          label={t('withdraw-desk-months')}
          hint={chosen && t('withdraw-desk-months-hint', { min: 1, max: chosen.months_max })}
          type="number"
          min={1}
          max={chosen?.months_max}
          step={1}
          required
        />
        <TextField
          name="reason"
          label={t('suspension-reason')}
          hint={t('withdraw-desk-reason-hint')}
          maxLength={2000}
        />
      </Form>
      <Confirm
        open={asked !== null}
        title={t('suspend-confirm')}
        text={asked ? t('suspend-say', { who: nameOf(player), n: asked.months }) : ''}
        action={t('suspend-send')}
        danger
        onConfirm={send}
        onClose={() => setAsked(null)}
      >
        <p class="pre">{asked?.reason}</p>
      </Confirm>
    </div>
  );
}
