// On a player's page: no friendly games between the reader and this player any more.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Player } from '../api/types';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { fullName } from '../ui/PlayerName';

export function BlockPlayer({ player }: { player: Player }) {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);
  const who = fullName(player);
  const block = async () => {
    const params = { path: { id: player.id } };
    const { error } = await api.PUT('/api/blocked-players/{id}', { params });
    setDone(!error);
    return error ?? null;
  };
  return (
    <>
      <button type="button" class="btn small quiet" onClick={() => setOpen(true)}>
        {t('play-block')}
      </button>
      <span role="status">
        {done && (
          <>
            {t('play-block-done')} <a href="/play">{t('friendly-games')}</a>
          </>
        )}
      </span>
      <Confirm
        open={open}
        title={t('play-block-title', { who })}
        text={t('play-block-text', { who })}
        action={t('play-block')}
        danger
        onConfirm={block}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
