// Events in which something is due: each with what that is, where it is done, and for how long it has waited.
import { t } from '../i18n';
import { titleOf } from './QueueRow';
import type { DueEvent } from './myEvents';
import { pathOf } from './useQueue';

export function EventsDue({ events }: { events: readonly DueEvent[] }) {
  return (
    <section aria-labelledby="h-due">
      <h2 id="h-due">{t('desk-events-due')}</h2>
      {events.length === 0 ? (
        <p class="muted">
          {t('desk-events-due-none')} <a href="/events">{t('back-events')}</a>
        </p>
      ) : (
        <ul class="panel desk-events">
          {events.map(({ id, name, due }) => (
            <li key={id}>
              <h3>
                <a href={`/events/${id}`}>{name}</a>
              </h3>
              <ul class="plain">
                {due.map((item) => (
                  <li key={item.kind} class="row spread">
                    <a href={pathOf(item)}>{titleOf(item)}</a>
                    <span class="small muted">{t('queue-age', { n: item.age_days })}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
