// Matters of one kind in one place under a heading; many of them are closed at first, and drawn when they are opened.
import { useState } from 'preact/hooks';
import { date, num } from '../format';
import { dashed, t } from '../i18n';
import { sectionName } from '../sectionName';
import type { QueueItem } from '../decisions/api';
import { LaterChoice, LaterMenu } from './LaterMenu';
import { QueueRow, titleOf } from './QueueRow';
import { FEW, type Group, STEP, eventOf, nameOfItem } from './queueView';
import { useMoreLines } from './useDrawn';

export type OnPut = (items: readonly QueueItem[], until: number, from: Element) => void;

interface RowsProps {
  items: readonly QueueItem[];
  grouped?: boolean;
  onPut: OnPut;
}

export const QueueRows = ({ items, grouped = false, onPut }: RowsProps) => (
  <ul class={grouped ? 'queue' : 'panel queue'}>
    {items.map((item) => (
      <QueueRow key={nameOfItem(item)} item={item} grouped={grouped}>
        <LaterMenu items={[item]} what={titleOf(item)} onPut={onPut} />
      </QueueRow>
    ))}
  </ul>
);

export const MoreButton = ({ left, onMore }: { left: number; onMore: () => void }) => (
  <button type="button" class="btn queue-more" onClick={onMore}>
    {t('queue-more')} <span class="small muted">{t('queue-left', { n: left })}</span>
  </button>
);

/** What of a group is drawn: no more than a step at a time. */
function GroupRows({ group: { items }, onPut }: { group: Group; onPut: OnPut }) {
  const [most, setMost] = useState(STEP);
  const { list, more } = useMoreLines(most, () => setMost(most + STEP));
  const left = items.length - most;
  return (
    <div ref={list}>
      {items.length > FEW && (
        <p class="queue-all small">
          {t('queue-later-all', { n: items.length })} <LaterChoice items={items} onPut={onPut} />
        </p>
      )}
      <QueueRows items={items.slice(0, most)} grouped onPut={onPut} />
      {left > 0 && <MoreButton left={left} onMore={more} />}
    </div>
  );
}

/** What it is, how many, where, and since when. */
function GroupHead({ group: { kind, items } }: { group: Group }) {
  const [oldest] = items;
  const place = oldest.section ? sectionName(oldest.section) : eventOf(oldest);
  return (
    <>
      <h2>{t(`queue-kind-${dashed(kind)}`, { n: num(items.length) })}</h2>{' '}
      {place && <span class="small muted queue-place">{place}</span>}{' '}
      <span class="small muted queue-since">{t('queue-since', { when: date(oldest.since) })}</span>
    </>
  );
}

interface Props {
  group: Group;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onPut: OnPut;
}

export function QueueGroup({ group, isOpen, onToggle, onPut }: Props) {
  if (group.items.length <= FEW)
    return (
      <section class="panel queue-group">
        <div class="queue-head">
          <GroupHead group={group} />
        </div>
        <GroupRows group={group} onPut={onPut} />
      </section>
    );
  return (
    <details
      class="panel queue-group"
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary class="queue-head">
        <GroupHead group={group} />
      </summary>
      {isOpen && <GroupRows group={group} onPut={onPut} />}
    </details>
  );
}
