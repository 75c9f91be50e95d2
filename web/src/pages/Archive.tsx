// The archive: every finished game, found; and what was played in a position, how often and how well.
import { useRef } from 'preact/hooks';
import { useRules } from '../analysis/useRules';
import { Explorer } from '../archive/Explorer';
import { FilterPanel } from '../archive/FilterForm';
import { Found } from '../archive/Found';
import { PositionFen } from '../archive/PositionFen';
import { type Filters, useFilters, variantOf } from '../archive/filters';
import { type Archive, useArchive } from '../archive/useArchive';
import { dateTime } from '../format';
import { t } from '../i18n';
import type { Rules } from '../rules/rules';
import { useTitle } from '../title';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import { useMedia } from '../useMedia';
import '../styles/game.css';
import '../styles/move.css';
import '../styles/archive.css';

/** Asking for the same again would not help. */
const REFUSED: readonly number[] = [400, 404, 422];

export default function ArchivePage() {
  useTitle(t('nav-archive'));
  const filters = useFilters();
  const archive = useArchive(filters);
  const { rules, problem } = useRules(variantOf(filters));
  if (problem) return <Trouble problem={problem} onRetry={() => location.reload()} />;
  const built = archive.games.shown?.built_at;
  const missing = archive.problem?.code === 'archive_not_built';
  const start = rules && (filters.fen ? rules.read(filters.fen) : rules.start);
  // Where a position is none the field says so.
  const told = rules !== null && start === null ? null : archive.problem;
  return (
    <div class="archive">
      <div class="head">
        <h1>{t('archive-title')}</h1>
        <p class="lede">
          {built ? t('archive-built', { when: dateTime(built) }) : t('archive-lede')}
        </p>
      </div>
      {missing ? (
        <div class="empty panel">
          <h2>{t('archive-none')}</h2>
          <p>{t('archive-none-text')}</p>
        </div>
      ) : (
        <>
          {told && (
            <Failure
              problem={told}
              onRetry={REFUSED.includes(told.status) ? undefined : archive.retry}
            />
          )}
          <Columns filters={filters} archive={archive} rules={rules} start={start} />
        </>
      )}
    </div>
  );
}

interface Props {
  filters: Filters;
  archive: Archive;
  rules: Rules | null;
  /** The position to begin from, in the rules' own spelling; none: what stands in the address is no position. */
  start: string | null;
}

function Columns({ filters, archive, rules, start }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wide = useMedia('(min-width: 1081px)');
  const variant = variantOf(filters);
  const event = archive.games.shown?.games.find((game) => String(game.event) === filters.event);
  return (
    <div class="columns">
      <div class="column">
        {rules && start && (
          <Explorer
            key={`${variant} ${start}`}
            rules={rules}
            variant={variant}
            start={start}
            filters={filters}
            position={archive.position}
          />
        )}
        {!rules && <Skeleton height="80vh" />}
        <PositionFen filters={filters} wrong={rules !== null && start === null} />
      </div>
      <div class="column">
        <FilterPanel
          filters={filters}
          event={event?.section.event_name}
          open={wide}
          onShow={() => heading.current?.focus()}
        />
        <Found filters={filters} archive={archive} heading={heading} />
      </div>
    </div>
  );
}
