// The sections of an event, each with its table: how far they are, who leads, and who plays where. Where teams play
// they are the boards, and links are enough: the teams have a page of their own.
import { useRef } from 'preact/hooks';
import { t } from '../i18n';
import { query, setQuery } from '../router';
import { session } from '../session';
import { Failure } from '../ui/Failure';
import { useSteps } from '../ui/useSteps';
import { SectionFind } from './SectionFind';
import { GamesOver, SectionGlance } from './SectionGlance';
import type { EventView } from './api';
import {
  type SectionGlance as Glance,
  MANY,
  isSearched,
  linesShown,
  playsIn,
  sizesOf,
} from './sectionLines';
import { useSections } from './useSections';

export function Sections({ event }: { event: EventView }) {
  const { sections: names, announcement, phase } = event;
  const { sections, problem, load } = useSections(event);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!names.length) return null;
  // Whoever comes back from a table finds what they have looked for.
  const text = new URLSearchParams(query.value).get('player') ?? '';
  const searched = !!sections && isSearched(sections);
  // The button is gone with the failure.
  const retry = async () => {
    if (!(await load())) heading.current?.focus();
  };
  return (
    <section class="panel pad" aria-labelledby="h-sections">
      <h2 id="h-sections" tabIndex={-1} ref={heading}>
        {t(announcement.teams ? 'events-boards' : 'events-sections')}
      </h2>
      {/* Of an event that is over, the final tables tell of it. */}
      {problem && phase !== 'finished' && (
        <Failure problem={problem} onRetry={() => void retry()} />
      )}
      {sections && sections.length > 1 && <Whole sections={sections} />}
      {searched && (
        <SectionFind
          sections={sections}
          text={text}
          onChange={(player) => setQuery({ player: player || null })}
        />
      )}
      <Lines
        names={names}
        sections={sections}
        cut={!announcement.teams}
        swiss={announcement.system === 'swiss'}
        hidden={searched && text.trim() !== ''}
      />
    </section>
  );
}

function Whole({ sections }: { sections: readonly Glance[] }) {
  const sizes = sizesOf(sections);
  if (sizes.all === 0) return null;
  return (
    <p class="glance-whole">
      <b>{t('events-sections-whole')}</b> <GamesOver sizes={sizes} />
    </p>
  );
}

interface LinesProps {
  names: EventView['sections'];
  sections: readonly Glance[] | null;
  /** Whether only the first of many are shown before all are asked for. */
  cut: boolean;
  /** Whether it is a Swiss tournament. */
  swiss: boolean;
  hidden: boolean;
}

/** The same list before and after the answer, so that a link which has the focus keeps it. */
function Lines({ names, sections, cut, swiss, hidden }: LinesProps) {
  const compact = cut && names.length > MANY;
  const { most, list, more } = useSteps<HTMLUListElement>(MANY, names.length - MANY);
  const me = session.value?.me.player.id;
  const glances = new Map(sections?.map((each) => [each.id, each]));
  const mine = new Set(sections?.filter((each) => playsIn(each, me)).map(({ id }) => id));
  const isAll = !compact || most >= names.length;
  const style = !sections ? 'section-links' : compact ? 'glances compact' : 'glances';
  return (
    <>
      <ul
        class={compact && isAll ? `${style} scrolled` : style}
        ref={list}
        hidden={hidden}
        tabIndex={compact && isAll ? 0 : undefined}
        aria-labelledby="h-sections"
      >
        {linesShown(names, mine, isAll ? names.length : MANY).map((section) => (
          <SectionGlance
            key={section.id}
            section={section}
            glance={glances.get(section.id)}
            mine={mine.has(section.id)}
            compact={compact}
            swiss={swiss}
          />
        ))}
      </ul>
      {!isAll && !hidden && (
        <p>
          <button type="button" class="btn" onClick={more}>
            {t('events-sections-all', { n: names.length })}
          </button>
        </p>
      )}
    </>
  );
}
