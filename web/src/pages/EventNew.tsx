// Announcing an event: a usual kind of event first, then what is different, a last look, and off.
import { api } from '../api/client';
import type { Announcement } from '../events/api';
import { t } from '../i18n';
import { EMPTY } from '../organise/draft';
import type { Place } from '../organise/kept';
import { STEPS } from '../organise/steps';
import { Wizard, startAt } from '../organise/Wizard';
import { go } from '../router';
import { useTitle } from '../title';
import { toast } from '../ui/Toast';
import '../styles/events.css';
import '../styles/organise.css';

const PLACES: readonly Place[] = ['preset', ...STEPS, 'summary'];

export default function EventNew() {
  useTitle(t('events-announce'));
  const send = async (announcement: Announcement) => {
    const { data, error } = await api.POST('/api/events', { body: { announcement } });
    if (data) {
      toast(t('organise-announced'));
      go(`/events/${data.id}`);
    }
    return error ?? null;
  };
  return (
    <div class="events wizard">
      <div class="head">
        <h1>{t('events-announce')}</h1>
        <p class="lede">{t('organise-lede')}</p>
      </div>
      <Wizard of="new" start={startAt(EMPTY, 'preset')} places={PLACES} onSend={send} />
    </div>
  );
}
