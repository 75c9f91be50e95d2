// Events that take entries now: players are entered on their pages, one by one or by file.
import type { EventLine } from '../events/api';
import { inShort } from '../events/sentences';
import { t } from '../i18n';
import { Flag } from '../ui/Flag';
import { lastDay } from './days';

/** More of them stand in the list of all events. */
const SHOWN = 8;

export function OpenEvents({ events }: { events: readonly EventLine[] }) {
  return (
    <section class="panel pad" aria-labelledby="h-entries">
      <h2 id="h-entries">
        {t('federation-entries')} <span class="muted small">{events.length || ''}</span>
      </h2>
      {events.length === 0 && <p class="muted">{t('federation-entries-none')}</p>}
      <ul class="federation-lines">
        {events.slice(0, SHOWN).map((event) => (
          <li key={event.id}>
            <div>
              <a href={`/events/${event.id}/${event.teams ? 'teams' : 'entries'}`}>{event.name}</a>
              <p class="small muted">
                {event.organiser !== 'ICCF' && <Flag federation={event.organiser} />} {event.code} ·{' '}
                {inShort(event)}
              </p>
            </div>
            <span class="small muted">
              {t('events-closes-on', { day: lastDay(event.entries_close_at) })}
            </span>
          </li>
        ))}
      </ul>
      {events.length > SHOWN && (
        <p>
          <a href="/events?show=open">{t('federation-entries-all')}</a>
        </p>
      )}
    </section>
  );
}
