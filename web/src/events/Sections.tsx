// The sections of an event, each with its table; where teams play they are the boards.
import { t } from '../i18n';
import { sectionText } from '../sectionName';
import { Icon } from '../ui/Icon';
import type { EventView } from './api';

export function Sections({ event: { sections, announcement } }: { event: EventView }) {
  if (!sections.length) return null;
  return (
    <section class="panel pad" aria-labelledby="h-sections">
      <h2 id="h-sections">{t(announcement.teams ? 'events-boards' : 'events-sections')}</h2>
      <ul class="section-links">
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a href={`/section/${id}`}>
              <Icon name="table" />
              {sectionText(name)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
