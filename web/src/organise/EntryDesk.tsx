// The entries of an event for those who decide on them: one by one, several together, and by what a bank has told.
import { useState } from 'preact/hooks';
import type { Entry, EventView } from '../events/api';
import { chunkOf } from '../game/lazily';
import { t } from '../i18n';
import { BulkAccount } from './BulkAccount';
import { BulkDialog } from './BulkDialog';
import { EntryTable } from './EntryTable';
import { useBulk } from './useBulk';
import '../styles/entries.css';

/** Few open it. */
const BankPanel = chunkOf(() => import('./BankPanel'))('BankPanel');

interface Props {
  event: EventView;
  entries: readonly Entry[];
  unclaimed: ReadonlySet<number>;
  onChanged: (entry: Entry) => void;
}

export function EntryDesk({ event, entries, unclaimed, onChanged }: Props) {
  const { fee } = event.announcement;
  const bulk = useBulk(event.id, fee !== null, onChanged);
  const [byBank, setByBank] = useState(false);
  return (
    <>
      {fee && event.may.decide_entries && (
        <details class="panel pad" onToggle={() => setByBank(true)}>
          <summary>
            <h2>{t('organise-bank-title')}</h2>
          </summary>
          {byBank && <BankPanel fee={fee} entries={entries} bulk={bulk} />}
        </details>
      )}
      <section class="entry-panel" aria-label={t('events-entries')}>
        {bulk.run && <BulkAccount bulk={bulk} run={bulk.run} entries={entries} />}
        <EntryTable {...{ event, entries, unclaimed, bulk, onChanged }} />
      </section>
      <BulkDialog plan={bulk.plan} onStart={bulk.start} onClose={bulk.forget} />
    </>
  );
}
