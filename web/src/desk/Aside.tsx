// What was put aside on this device, to be looked at or brought back.
import { useState } from 'preact/hooks';
import { date } from '../format';
import { t } from '../i18n';
import type { QueueItem } from '../decisions/api';
import { MoreButton } from './QueueGroup';
import { QueueRow, titleOf } from './QueueRow';
import { bringBack, untilOf } from './later';
import { STEP, nameOfItem } from './queueView';
import { useMoreLines } from './useDrawn';

interface Props {
  items: readonly QueueItem[];
  onBack: () => void;
}

export function Aside({ items, onBack }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      class="panel queue-group aside"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('queue-aside', { n: items.length })}</summary>
      {isOpen && <AsideRows items={items} onBack={onBack} />}
    </details>
  );
}

function AsideRows({ items, onBack }: Props) {
  const [most, setMost] = useState(STEP);
  const { list, more } = useMoreLines(most, () => setMost(most + STEP));
  const back = (some: readonly QueueItem[]) => {
    bringBack(some);
    onBack();
  };
  const left = items.length - most;
  return (
    <div ref={list}>
      <p class="queue-all small">
        {t('queue-aside-here')}{' '}
        <button type="button" class="btn small" onClick={() => back(items)}>
          {t('queue-bring-all-back')}
        </button>
      </p>
      <ul class="queue">
        {items.slice(0, most).map((item) => (
          <QueueRow key={nameOfItem(item)} item={item}>
            <button type="button" class="btn small" onClick={() => back([item])}>
              {t('queue-bring-back')} <span class="vh">{titleOf(item)}</span>
            </button>
            <span class="small muted">{untilText(item)}</span>
          </QueueRow>
        ))}
      </ul>
      {left > 0 && <MoreButton left={left} onMore={more} />}
    </div>
  );
}

function untilText(item: QueueItem): string {
  const until = untilOf(item);
  return until === null ? '' : t('queue-back-on', { when: date(new Date(until).toISOString()) });
}
