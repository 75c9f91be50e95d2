// What of the queue is shown: the kinds with their counts, the event or one of its sections, and a field to find something
// by a name or a number.
import { num } from '../format';
import { dashed, t } from '../i18n';
import { query, setQuery } from '../router';
import { sectionTitle } from '../sectionName';
import type { QueueItem } from '../decisions/api';
import { SearchField } from '../ui/SearchField';
import { Select } from '../ui/Select';
import { type Place, type Wish, countKinds, placesOf } from './queueView';
import { QUEUE_KINDS, type QueueKind } from './useQueue';

interface Props {
  wish: Wish;
  /** Everything that waits. */
  items: readonly QueueItem[];
  /** Of any kind, what else is wanted. */
  found: readonly QueueItem[];
}

export const QueueToolbar = ({ wish, items, found }: Props) => (
  <>
    <Kinds wish={wish} found={found} />
    <div class="toolbar">
      <Where wish={wish} items={items} />
      <SearchField
        label={t('queue-find')}
        value={wish.text}
        onChange={(text) => setQuery({ q: text })}
      />
    </div>
  </>
);

/** Links, so that each is a step to come back from. */
function Kinds({ wish, found }: Omit<Props, 'items'>) {
  const counts = countKinds(found);
  const shown = QUEUE_KINDS.filter((kind) => counts.has(kind) || kind === wish.kind);
  const to = (kind: QueueKind | null) => {
    const params = new URLSearchParams(query.value);
    if (kind) params.set('kind', kind);
    else params.delete('kind');
    return `/desk${params.size ? `?${params}` : ''}`;
  };
  const here = (kind: Wish['kind']) => (kind === wish.kind ? 'true' : undefined);
  return (
    <nav class="queue-kinds" aria-label={t('queue-kind')}>
      <a href={to(null)} aria-current={here('all')}>
        {t('queue-kind-all', { n: num(found.length) })}
      </a>
      {shown.map((kind) => (
        <a key={kind} href={to(kind)} aria-current={here(kind)}>
          {t(`queue-kind-${dashed(kind)}`, { n: num(counts.get(kind) ?? 0) })}
        </a>
      ))}
    </nav>
  );
}

const textOf = ({ event, section, count }: Place): string =>
  `${section ? `– ${sectionTitle(section)}` : event} (${num(count)})`;

function Where({ wish, items }: Omit<Props, 'found'>) {
  const places = placesOf(items, wish);
  const chosen = places.findIndex(({ event, section }) =>
    section ? section.id === wish.section : wish.section === null && event === wish.event,
  );
  return (
    <Select
      label={t('queue-where')}
      value={String(chosen)}
      options={[
        ['-1', t('queue-where-all')],
        ...places.map((place, at) => [String(at), textOf(place)] as const),
      ]}
      onChange={(at) => {
        const { event = null, section = null } = places[Number(at)] ?? {};
        setQuery({ event: section ? null : event, section: section && String(section.id) });
      }}
    />
  );
}
