// What one wants to know before the table: the event, its director, its dates, how far it is.
import { date, num } from '../format';
import { t } from '../i18n';
import { isBoard, sectionTitle } from '../sectionName';
import { Icon } from '../ui/Icon';
import { PlayerName } from '../ui/PlayerName';
import type { SectionView } from '../events/api';
import { progress } from './table';

/** The event, whose page says whether it is rated; a tournament among friends has none, and says it here. */
function Above({ section: { event, event_name: name, friendly } }: { section: SectionView }) {
  if (friendly === 'game') return null;
  const told = friendly ? t('section-friendly') : name;
  return <p class="eyebrow">{event === null ? told : <a href={`/events/${event}`}>{name}</a>}</p>;
}

export function SectionHead({ section }: { section: SectionView }) {
  const { event, director, starts_at: start, ends_at: end, now } = section;
  const { done, all } = progress(section);
  const begun = start !== null && Date.parse(start) <= Date.parse(now);
  return (
    <>
      <div class="head">
        <Above section={section} />
        <h1>{sectionTitle(section)}</h1>
        {event !== null && isBoard(section) && (
          <p>
            <a href={`/events/${event}/teams`}>
              <Icon name="back" /> {t('section-teams')}
            </a>
          </p>
        )}
      </div>
      <dl class="facts">
        {director && (
          <div>
            <dt>{t('events-director')}</dt>
            <dd>
              <PlayerName player={director} rating={false} link />
            </dd>
          </div>
        )}
        {start && (
          <div>
            <dt>{t(begun ? 'section-started' : 'events-date-start')}</dt>
            <dd>
              {date(start)}
              {end && ` – ${date(end)}`}
            </dd>
          </div>
        )}
        {all > 0 && (
          <div class="wide">
            <dt>{t('section-progress', { done: num(done), all: num(all) })}</dt>
            <dd class="bar" aria-hidden="true">
              <i style={{ width: `${(done / all) * 100}%` }} />
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}
