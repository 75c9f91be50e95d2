// Where the games of a section stand, as far as the event shows them; which section stands in the address.
import { t } from '../i18n';
import type { EventView } from '../events/api';
import { query, setQuery } from '../router';
import { sectionText } from '../sectionName';
import { Segmented } from '../ui/Segmented';
import { Select } from '../ui/Select';
import { Embed } from './Embed';
import { SectionGames } from './SectionGames';

const SHOWS = ['all', 'running'] as const;

export function Games({ event }: { event: EventView }) {
  const { sections, announcement, phase } = event;
  const wish = new URLSearchParams(query.value);
  const section = sections.find(({ id }) => String(id) === wish.get('section')) ?? sections[0];
  if (!section) return null;
  const show = wish.get('show') === 'running' ? 'running' : 'all';
  const table = announcement.system === 'silli' ? 'section-games-table' : 'section-table';
  return (
    <section class="live-part" aria-labelledby="h-live-games">
      <h2 id="h-live-games" tabIndex={-1}>
        {t('live-games')}
      </h2>
      <div class="toolbar">
        {sections.length > 1 && (
          <Select
            label={t('live-section')}
            value={String(section.id)}
            options={sections.map(({ id, name }) => [String(id), sectionText(name)])}
            onChange={(id) => setQuery({ section: id === String(sections[0]?.id) ? null : id })}
          />
        )}
        {phase !== 'finished' && (
          <Segmented
            label={t('live-show')}
            options={SHOWS.map((each) => [each, t(`live-show-${each}`)] as const)}
            value={show}
            onChange={(each) => setQuery({ show: each === 'all' ? null : each })}
          />
        )}
        <p class="row">
          <a href={`/section/${section.id}`}>{t(table)}</a>
          {announcement.teams && <a href={`/events/${event.id}/teams`}>{t('section-teams')}</a>}
        </p>
      </div>
      <SectionGames
        key={section.id}
        section={section.id}
        visibility={announcement.visibility}
        goesOn={phase !== 'finished'}
        runningOnly={show === 'running' && phase !== 'finished'}
      />
      <Embed section={section} />
    </section>
  );
}
