// The rating commissioner's consent to a rated national event: whether it is there, given and withdrawn.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { date } from '../format';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import type { EventView } from './api';

interface Props {
  event: EventView;
  onChange: (event: EventView) => void;
}

export function Consent({ event, onChange }: Props) {
  const [asked, setAsked] = useState(false);
  const { id, version, may, rating_consent: consent } = event;
  if (!consent) return null;
  const given = consent.at !== null;
  const send = async (): Promise<Problem | null> => {
    const params = { path: { id } };
    const body = { version, consents: !given };
    const { data, error } = await api.POST('/api/events/{id}/rating-consent', { params, body });
    if (data) onChange(data);
    return error ?? null;
  };
  return (
    <section class="panel pad" aria-labelledby="h-consent">
      <h2 id="h-consent">{t('events-consent')}</h2>
      <p>
        <Cited
          text={
            consent.at === null
              ? t('events-consent-missing')
              : t('events-consent-given', { day: date(consent.at) })
          }
        />
      </p>
      {may.consent_to_rating && (
        <p class="row">
          <button type="button" class="btn" onClick={() => setAsked(true)}>
            {t(given ? 'events-consent-take' : 'events-consent-give')}
          </button>
        </p>
      )}
      <Confirm
        open={asked}
        title={t(given ? 'events-consent-take-confirm' : 'events-consent-confirm')}
        text={t(given ? 'events-consent-take-text' : 'events-consent-text')}
        action={t(given ? 'events-consent-take' : 'events-consent-give')}
        onConfirm={send}
        onClose={() => setAsked(false)}
      />
    </section>
  );
}
