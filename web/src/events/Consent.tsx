// What offices consent to before an event goes on: whether it is there, given and withdrawn. The rating
// commissioner to a rated national event, the Executive Board to the World Championship Final.
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
  const { id, version, may, rating_consent: consent } = event;
  const params = { path: { id } };
  const send = async (consents: boolean) => {
    const body = { version, consents };
    const { data, error } = await api.POST('/api/events/{id}/rating-consent', { params, body });
    if (data) onChange(data);
    return error ?? null;
  };
  if (!consent) return null;
  return <Given kind="rating" at={consent.at} may={may.consent_to_rating} onSend={send} />;
}

export function Agreement({ event, onChange }: Props) {
  const { id, version, may, board_agreement: agreement } = event;
  const params = { path: { id } };
  const send = async (agrees: boolean) => {
    const body = { version, agrees };
    const { data, error } = await api.POST('/api/events/{id}/board-agreement', { params, body });
    if (data) onChange(data);
    return error ?? null;
  };
  if (!agreement) return null;
  return <Given kind="final" at={agreement.at} may={may.agree_to_final} onSend={send} />;
}

interface GivenProps {
  /** What is consented to. */
  kind: 'rating' | 'final';
  /** When it was given; none: it is not there. */
  at: string | null;
  may: boolean;
  onSend: (gives: boolean) => Promise<Problem | null>;
}

function Given({ kind, at, may, onSend }: GivenProps) {
  const [asked, setAsked] = useState(false);
  const given = at !== null;
  const heading = `h-consent-${kind}`;
  return (
    <section class="panel pad" aria-labelledby={heading}>
      <h2 id={heading}>{t(`events-consent-${kind}`)}</h2>
      <p>
        <Cited
          text={
            given
              ? t(`events-consent-${kind}-given`, { day: date(at) })
              : t(`events-consent-${kind}-missing`)
          }
        />
      </p>
      {may && (
        <p class="row">
          <button type="button" class="btn" onClick={() => setAsked(true)}>
            {t(given ? `events-consent-${kind}-take` : `events-consent-${kind}-give`)}
          </button>
        </p>
      )}
      <Confirm
        open={asked}
        title={t(given ? `events-consent-${kind}-take-confirm` : `events-consent-${kind}-confirm`)}
        text={t(given ? `events-consent-${kind}-take-text` : `events-consent-${kind}-text`)}
        action={t(given ? `events-consent-${kind}-take` : `events-consent-${kind}-give`)}
        onConfirm={() => onSend(!given)}
        onClose={() => setAsked(false)}
      />
    </section>
  );
}
