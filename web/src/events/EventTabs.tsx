// The pages of an event, for those who organise it.
import { t } from '../i18n';
import { path } from '../router';
import type { EventView } from './api';

const canOrganise = ({ may }: EventView): boolean => Object.values(may).some(Boolean);

export function EventTabs({ event }: { event: EventView }) {
  if (!canOrganise(event)) return null;
  const { id, may } = event;
  const pages = [
    [`/events/${id}`, 'events-tab-event', true],
    [`/events/${id}/entries`, 'events-tab-entries', may.see_entries || may.enter_others],
    [`/events/${id}/sections`, 'events-tab-sections', may.propose || may.publish],
    [`/events/${id}/change`, 'events-tab-change', may.change],
  ] as const;
  return (
    <nav class="event-tabs" aria-label={t('events-tabs')}>
      {pages.map(
        ([to, text, open]) =>
          open && (
            <a key={to} href={to} aria-current={path.value === to ? 'page' : undefined}>
              {t(text)}
            </a>
          ),
      )}
    </nav>
  );
}
