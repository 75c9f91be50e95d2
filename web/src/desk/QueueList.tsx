// The queue itself: its filters, what matches, and what was put aside.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { date } from '../format';
import { t } from '../i18n';
import { query, setQuery } from '../router';
import type { QueueItem } from '../decisions/api';
import { Aside } from './Aside';
import { MoreButton, type OnPut, QueueGroup, QueueRows } from './QueueGroup';
import { QueueToolbar } from './QueueToolbar';
import { bringBack } from './later';
import { blocksOf, groupsOf, matchesElse, nameOfItem, useWish } from './queueView';
import { useDrawn, useMoreLines } from './useDrawn';
import { kindOf } from './useQueue';

interface Props {
  /** What waits, and what of it was put aside. */
  items: readonly QueueItem[];
  aside: readonly QueueItem[];
}

export function QueueList({ items, aside }: Props) {
  const { put, said, undo, settle, list: page } = usePutting();
  const wish = useWish();
  const found = useMemo(
    () => items.filter((item) => matchesElse(item, wish)),
    [items, query.value],
  );
  const shown = found.filter((item) => wish.kind === 'all' || kindOf(item) === wish.kind);
  const groups = useMemo(() => groupsOf(shown), [items, query.value]);
  const drawn = useDrawn(query.value);
  const { list, more } = useMoreLines(drawn.most, drawn.more);
  const { blocks, left } = blocksOf(groups, drawn.most);
  return (
    <div class="queue-list" ref={page}>
      {items.length > 0 && <QueueToolbar wish={wish} items={items} found={found} />}
      <p class="vh" role="status">
        {t('queue-found', { n: shown.length })}
      </p>
      <p class="queue-said small" role="status">
        {said && (
          <>
            {said}{' '}
            <button type="button" class="link-button" onClick={undo}>
              {t('queue-undo')}
            </button>
          </>
        )}
      </p>
      {aside.length > 0 && <Aside items={aside} onBack={settle} />}
      {items.length === 0 && <p class="muted">{t('queue-all-aside')}</p>}
      {items.length > 0 && shown.length === 0 && <NoMatch />}
      <div class="queue-blocks" ref={list}>
        {blocks.map((block) =>
          'singles' in block ? (
            <QueueRows key={nameOfItem(block.singles[0])} items={block.singles} onPut={put} />
          ) : (
            <QueueGroup
              key={block.group.key}
              group={block.group}
              isOpen={drawn.open.has(block.group.key)}
              onToggle={(isOpen) => drawn.setOpen(block.group.key, isOpen)}
              onPut={put}
            />
          ),
        )}
      </div>
      {left > 0 && <MoreButton left={left} onMore={more} />}
    </div>
  );
}

function NoMatch() {
  const clear = () => {
    setQuery({ kind: null, section: null, event: null, q: null });
    document.getElementById('desk-heading')?.focus();
  };
  return (
    <div class="empty panel">
      <p>{t('queue-no-match')}</p>
      <button type="button" class="btn" onClick={clear}>
        {t('queue-clear')}
      </button>
    </div>
  );
}

/** What was put aside last can be undone; the focus goes on to the matter that has taken its place. */
function usePutting() {
  const [last, setLast] = useState<{ items: readonly QueueItem[]; until: number } | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const place = useRef<number | null>(null);
  const stops = () => [
    ...(list.current?.querySelectorAll<HTMLElement>('.queue-blocks summary') ?? []),
  ];
  useEffect(() => {
    if (place.current === null) return;
    const [left, at] = [stops(), place.current];
    place.current = null;
    (left[at] ?? left.at(-1) ?? document.getElementById('desk-heading'))?.focus();
  }, [last]);
  const put: OnPut = (items, until, from) => {
    const own = from.closest('details')?.querySelector('summary');
    place.current = stops().findIndex((stop) => stop === own);
    setLast({ items, until });
  };
  const settle = () => {
    setLast(null);
    document.getElementById('desk-heading')?.focus();
  };
  const undo = () => {
    if (last) bringBack(last.items);
    settle();
  };
  const when = last && date(new Date(last.until).toISOString());
  return { put, undo, settle, list, said: when && t('queue-said', { n: last.items.length, when }) };
}
