// What officials do with an event as a whole: writing to everybody in it, confirming its final tables or
// cancelling it, and what takes such an end back.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { WriteDialog } from '../ui/WriteDialog';
import { LetterToAll, type Reached } from './LetterToAll';
import { type EventView } from './api';
import { refusedReopening } from './reopening';

interface Props {
  event: EventView;
  onChange: (event: EventView) => void;
}

export function Official({ event, onChange }: Props) {
  const [asked, setAsked] = useState<'write' | 'finish' | 'reopen' | 'cancel' | null>(null);
  const [reached, setReached] = useState<Reached | null>(null);
  const [done, setDone] = useState(false);
  const { id, version, may } = event;
  const params = { path: { id } };
  const close = () => setAsked(null);
  const took = ({ data, error }: { data?: EventView; error?: Problem }): Problem | null => {
    if (data) {
      onChange(data);
      setDone(true);
    }
    return error ?? null;
  };
  // What was done takes away the button that was pressed.
  useEffect(() => {
    if (done && !asked && document.activeElement === document.body)
      document.getElementById('event-heading')?.focus();
  }, [done, asked]);
  if (!may.write_to_all && !may.finish && !may.reopen && !may.cancel) return null;
  return (
    <section class="panel pad" aria-labelledby="h-official">
      <h2 id="h-official">{t('events-official')}</h2>
      <div class="row">
        {may.write_to_all && (
          <button type="button" class="btn" onClick={() => setAsked('write')}>
            {t('events-letter')}
          </button>
        )}
        {may.finish && (
          <button type="button" class="btn" onClick={() => setAsked('finish')}>
            {t('events-finish')}
          </button>
        )}
        {may.reopen && (
          <button type="button" class="btn" onClick={() => setAsked('reopen')}>
            {t('events-reopen')}
          </button>
        )}
        {may.cancel && (
          <button type="button" class="btn" onClick={() => setAsked('cancel')}>
            {t('events-cancel')}
          </button>
        )}
      </div>
      <p class={reached ? 'news' : 'vh'} role="status">
        {reached && t('events-letter-sent', { ...reached })}
      </p>
      <LetterToAll event={id} open={asked === 'write'} onSent={setReached} onClose={close} />
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
        open={asked === 'reopen'}
        title={t('events-reopen-confirm')}
        text={t('events-reopen-text')}
        label={t('events-reason')}
        action={t('events-reopen-action')}
        hint={t('events-reopen-hint')}
        onSend={async (reason) => {
          const body = { version, reason };
          const refused = took(await api.POST('/api/events/{id}/reopen', { params, body }));
          return refused && refusedReopening(refused);
        }}
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
