// Taking an office, with a reason and a last look.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import type { PlayerOffices, Problem } from '../api/types';
import { t } from '../i18n';
import { nameOf } from '../ui/PlayerName';
import { WriteDialog } from '../ui/WriteDialog';
import type { OfficeRole } from './roles';

interface Props {
  role: OfficeRole;
  player: PlayerOffices['player'];
  onTaken: (after: PlayerOffices) => void;
}

export function TakeOffice({ role, player, onTaken }: Props) {
  const [open, setOpen] = useState(false);
  const send = async (reason: string): Promise<Problem | null> => {
    const { data, error } = await api.POST('/api/players/{id}/offices', {
      params: { path: { id: player.id } },
      body: { role, give: false, reason },
    });
    if (data) onTaken(data);
    return error ?? null;
  };
  return (
    <>
      <button
        type="button"
        class="btn"
        aria-label={`${t('offices-take')} ${t(`role-${role}`)}`}
        onClick={() => setOpen(true)}
      >
        {t('offices-take')}
      </button>
      <WriteDialog
        open={open}
        title={t('offices-take-title')}
        text={t('offices-take-text', { who: nameOf(player), role: t(`role-${role}`) })}
        label={t('offices-reason')}
        hint={t('offices-reason-hint')}
        action={t('offices-take-send')}
        onSend={send}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
