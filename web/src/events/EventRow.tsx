// An event in the list: one link, and what tells it from the others.
import { date } from '../format';
import { dashed, t } from '../i18n';
import { Flag } from '../ui/Flag';
import { Tag } from '../ui/Tag';
import type { EventLine } from './api';
import { inShort } from './sentences';
import { money, phaseText, variantText } from './words';

/** Entries close with the first second that is too late, often a midnight: the day before it counts. */
const lastDay = (close: string): string => date(new Date(Date.parse(close) - 1_000).toISOString());

/** The date that matters most, as far as the event has come. */
function dateText({ phase, entries_close_at, starts_at, ends_at }: EventLine): string {
  if (phase === 'upcoming' || phase === 'entries_open')
    return t('events-closes-on', { day: lastDay(entries_close_at) });
  if (phase === 'cancelled') return '';
  if (phase === 'running' && ends_at) return t('events-until', { day: date(ends_at) });
  if (phase === 'running' || phase === 'finished')
    return t('events-started-on', { day: date(starts_at) });
  return t('events-starts-on', { day: date(starts_at) });
}

export function EventRow({ event }: { event: EventLine }) {
  const { organiser, variant, phase, fee, sections } = event;
  return (
    <li class="event-row">
      <div class="event-main">
        <h3>
          <a class="cover" href={`/events/${event.id}`}>
            {event.name}
          </a>
        </h3>
        <p class="small muted">
          {organiser !== 'ICCF' && <Flag federation={organiser} />} {event.code} · {inShort(event)}
        </p>
      </div>
      <p class="event-tags">
        {variant !== 'chess' && <Tag>{variantText(variant)}</Tag>}
        {event.norms && <Tag>{t('events-tag-norms')}</Tag>}
        {event.outside_laws && <Tag>{t(`outside-${dashed(event.outside_laws)}`)}</Tag>}
        {!event.rated && <Tag>{t('events-tag-unrated')}</Tag>}
        {phase === 'entries_open' && <Tag>{fee ? money(fee) : t('events-tag-free')}</Tag>}
        {sections > 0 && (
          <Tag>{t('events-sections-count', { n: sections / (event.teams?.boards ?? 1) })}</Tag>
        )}
      </p>
      <div class="event-when">
        <Tag strong={phase === 'entries_open'} tone={phase === 'cancelled' ? 'red' : undefined}>
          {phaseText(phase)}
        </Tag>
        <span class="small muted">{dateText(event)}</span>
      </div>
    </li>
  );
}
