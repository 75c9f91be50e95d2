// The sections in play that an official directs, by event: what waits in each, its table, and where it is decided.
import { useState } from 'preact/hooks';
import type { Section } from '../api/types';
import type { QueueItem } from '../decisions/api';
import { t } from '../i18n';
import { sectionTitle } from '../sectionName';
import { SearchField } from '../ui/SearchField';
import { useSteps } from '../ui/useSteps';
import { type Directed, directedEvents } from './myEvents';

/** With fewer sections than this all are in sight. */
const MANY = 12;
/** Events that are drawn at first, and with each step. */
const STEP = 50;

interface Props {
  sections: readonly Section[];
  items: readonly QueueItem[];
}

export function DirectedSections({ sections, items }: Props) {
  const [text, setText] = useState('');
  const { most, list, more } = useSteps<HTMLUListElement>(STEP, STEP);
  const events = directedEvents(sections, items, text);
  const found = events.reduce((sum, event) => sum + event.sections.length, 0);
  return (
    <section aria-labelledby="h-directed">
      <h2 id="h-directed">{t('desk-events-sections', { n: sections.length })}</h2>
      {sections.length === 0 && <p class="muted">{t('desk-events-sections-none')}</p>}
      {sections.length > MANY && (
        <SearchField label={t('desk-events-find')} value={text} onChange={setText} />
      )}
      <p class={found ? 'vh' : 'muted'} role="status">
        {text.trim() && t('desk-events-found', { n: found })}
      </p>
      {events.length > 0 && (
        <ul class="panel desk-events" ref={list}>
          {events.slice(0, most).map(({ name, sections: its }) => (
            <li key={name}>
              <h3>
                <bdi>{name}</bdi>
              </h3>
              <ul class="plain">
                {its.map((each) => (
                  <Line key={each.section.id} of={each} />
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      {events.length > most && (
        <button type="button" class="btn" onClick={more}>
          {t('queue-more')}
        </button>
      )}
    </section>
  );
}

function Line({ of: { section, waiting } }: { of: Directed }) {
  const { id } = section;
  const name = sectionTitle(section);
  return (
    <li class="row spread">
      <a href={`/section/${id}`}>{name}</a>
      <span class="row">
        {waiting > 0 && (
          <a href={`/desk?section=${id}`}>{t('desk-events-waiting', { n: waiting })}</a>
        )}
        <a class="btn small" href={`/desk/sections/${id}`}>
          {t('desk-events-decide')}
          <span class="vh"> {name}</span>
        </a>
      </span>
    </li>
  );
}
