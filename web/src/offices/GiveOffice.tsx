// Giving an office: which and why, with a last look.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import type { PlayerOffices, Problem } from '../api/types';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { FieldFrame, TextField } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { nameOf } from '../ui/PlayerName';
import type { OfficeRole } from './roles';

interface Props {
  player: PlayerOffices['player'];
  /** Those that the person does not hold. */
  roles: OfficeRole[];
  onGiven: (after: PlayerOffices) => void;
}

export function GiveOffice({ player, roles, onGiven }: Props) {
  const [role, setRole] = useState<OfficeRole>();
  const [reason, setReason] = useState<string | null>(null);
  if (roles.length === 0) return null;

  const look = async ({ reason = '' }: Values) => {
    if (role) setReason(reason.trim());
    return undefined;
  };
  const send = async (): Promise<Problem | null> => {
    if (!role || reason === null) return null;
    const { data, error } = await api.POST('/api/players/{id}/offices', {
      params: { path: { id: player.id } },
      body: { role, give: true, reason },
    });
    if (data) onGiven(data);
    return error ?? null;
  };
  return (
    <div class="panel">
      <Form
        submit={t('offices-look')}
        onSend={look}
        check={({ reason = '' }): Record<string, string> =>
          reason.trim() ? {} : { reason: t('field-required') }
        }
      >
        <FieldFrame name="role" label={t('offices-give')}>
          {(ties) => (
            <select
              {...ties}
              required
              onChange={(event) => {
                const { value } = event.currentTarget;
                setRole(roles.find((each) => each === value));
              }}
            >
              <option value="">{t('federation-choose')}</option>
              {roles.map((each) => (
                <option key={each} value={each}>
                  {t(`role-${each}`)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        {role && (
          <p class="small muted">
            <Cited text={t(`does-${role}`)} />
          </p>
        )}
        <TextField
          name="reason"
          label={t('offices-reason')}
          hint={t('offices-reason-hint')}
          maxLength={2000}
        />
      </Form>
      <Confirm
        open={reason !== null}
        title={t('offices-confirm')}
        text={role ? t('offices-say', { who: nameOf(player), role: t(`role-${role}`) }) : ''}
        action={t('offices-send')}
        onConfirm={send}
        onClose={() => setReason(null)}
      >
        <p class="pre">{reason}</p>
      </Confirm>
    </div>
  );
}
