// All entries of an event: by state, found by name, and decided on one by one.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { type Decision, type Entry, type EventView, STATES } from '../events/api';
import { holdsDeposit } from '../events/entry';
import { plain } from '../format';
import { dashed, t } from '../i18n';
import { fullName } from '../ui/PlayerName';
import { SearchField } from '../ui/SearchField';
import { WriteDialog } from '../ui/WriteDialog';
import { EntryRow } from './EntryRow';

/** With fewer entries than this all are in sight. */
const MANY = 12;

interface Props {
  event: EventView;
  entries: readonly Entry[];
  onChanged: (entry: Entry) => void;
}

interface Asked {
  entry: Entry;
  decision: Decision;
}

export function EntryTable({ event, entries, onChanged }: Props) {
  const [state, setState] = useState<Entry['state'] | 'all'>('all');
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const { decide_entries: decides, settle_deposits: settles } = event.may;
  const place = { fee: event.announcement.fee !== null, decides, settles };
  const acts = decides || (settles && entries.some(holdsDeposit));

  const wanted = plain(text.trim());
  const shown = entries.filter(
    ({ player, state: its }) =>
      (state === 'all' || its === state) &&
      (plain(fullName(player)).includes(wanted) || String(player.id).includes(wanted)),
  );
  const count = (each: Entry['state']) => entries.filter((entry) => entry.state === each).length;

  const decide = async (entry: Entry, decision: Decision, reason?: string) => {
    const { data, error } = await api.POST('/api/events/{id}/entries/{player}', {
      params: { path: { id: event.id, player: entry.player.id } },
      body: reason ? { decision, reason } : { decision },
    });
    if (data) onChanged(data);
    return error ?? null;
  };
  const asking = dashed(asked?.decision ?? 'refuse');
  return (
    <>
      <div class="toolbar">
        <label>
          <span class="vh">{t('organise-states')}</span>
          <select
            class="select"
            value={state}
            onChange={(change) => setState(change.currentTarget.value as typeof state)}
          >
            <option value="all">
              {t('events-show-all')}: {entries.length}
            </option>
            {STATES.map((each) => (
              <option key={each} value={each}>
                {t(`events-state-${each}`)}: {count(each)}
              </option>
            ))}
          </select>
        </label>
        {entries.length > MANY && (
          <SearchField label={t('organise-find')} value={text} onChange={setText} />
        )}
      </div>
      <p class="vh" role="status">
        {t('organise-shown', { n: shown.length })}
      </p>
      {shown.length === 0 ? (
        <p class="empty">{t(entries.length ? 'organise-no-match' : 'events-entries-none')}</p>
      ) : (
        <table class="panel entry-table" role="table">
          <thead role="rowgroup">
            <tr role="row">
              <th scope="col" role="columnheader">
                {t('section-player')}
              </th>
              <th scope="col" role="columnheader">
                {t('organise-entered-at')}
              </th>
              <th scope="col" role="columnheader">
                {t('organise-state')}
              </th>
              {acts && (
                <th scope="col" role="columnheader">
                  {t('organise-decision')}
                </th>
              )}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {shown.map((entry) => (
              <EntryRow
                key={entry.player.id}
                entry={entry}
                place={place}
                onDecide={acts ? decide : undefined}
                onAsk={(of, decision) => setAsked({ entry: of, decision })}
              />
            ))}
          </tbody>
        </table>
      )}
      <WriteDialog
        open={asked !== null}
        title={t(`organise-${asking}-title`)}
        text={asked ? t(`organise-${asking}-text`, { who: fullName(asked.entry.player) }) : ''}
        label={t('events-reason')}
        action={t(`organise-${asking}-action`)}
        hint={t('organise-reason-hint')}
        onSend={async (reason): Promise<Problem | null> =>
          asked ? decide(asked.entry, asked.decision, reason) : null
        }
        onClose={() => setAsked(null)}
      />
    </>
  );
}
