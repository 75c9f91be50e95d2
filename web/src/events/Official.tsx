// What ends an event: confirming its final tables, or cancelling it.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { WriteDialog } from '../ui/WriteDialog';
import { type EventView } from './api';

interface Props {
  event: EventView;
  onChange: (event: EventView) => void;
}

export function Official({ event, onChange }: Props) {
  const [asked, setAsked] = useState<'finish' | 'cancel' | null>(null);
  const { id, version, may } = event;
  const params = { path: { id } };
  const close = () => setAsked(null);
  const took = ({ data, error }: { data?: EventView; error?: Problem }): Problem | null => {
    if (data) onChange(data);
    return error ?? null;
  };
  if (!may.finish && !may.cancel) return null;
  return (
    <section class="panel pad" aria-labelledby="h-official">
      <h2 id="h-official">{t('events-official')}</h2>
      <div class="row">
        {may.finish && (
          <button type="button" class="btn" onClick={() => setAsked('finish')}>
            {t('events-finish')}
          </button>
        )}
        {may.cancel && (
          <button type="button" class="btn" onClick={() => setAsked('cancel')}>
            {t('events-cancel')}
          </button>
        )}
      </div>
      <Confirm
        open={asked === 'finish'}
        title={t('events-finish-confirm')}
        text={t('events-finish-text')}
        action={t('events-finish-action')}
        onConfirm={async () =>
          took(await api.POST('/api/events/{id}/finish', { params, body: { version } }))
        }
        onClose={close}
      />
      <WriteDialog
        open={asked === 'cancel'}
        title={t('events-cancel-confirm')}
        text={t('events-cancel-text')}
        label={t('events-reason')}
        action={t('events-cancel-action')}
        back={t('events-cancel-back')}
        hint={t('events-cancel-hint')}
        onSend={async (reason) =>
          took(await api.POST('/api/events/{id}/cancel', { params, body: { version, reason } }))
        }
        onClose={close}
      />
    </section>
  );
}
