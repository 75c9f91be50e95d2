// All entries of an event: found, sorted, and decided on one by one or several together.
import { useMemo, useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import type { Decision, Entry, EventView } from '../events/api';
import { holdsDeposit } from '../events/entry';
import { decideEntry } from '../events/decideEntry';
import { num } from '../format';
import { dashed, t } from '../i18n';
import { useMedia } from '../useMedia';
import { fullName } from '../ui/PlayerName';
import { WriteDialog } from '../ui/WriteDialog';
import { BulkBar } from './BulkBar';
import { EntryHead } from './EntryHead';
import { EntryRow } from './EntryRow';
import { EntryToolbar } from './EntryToolbar';
import { AS_MADE, EVERYTHING, MANY, filtered, sorted } from './entryList';
import type { Bulk } from './useBulk';
import { useChosen } from './useChosen';
import { useSteps } from '../ui/useSteps';

/** Rows that are drawn at first, on phones and elsewhere, and with each press. */
const [FIRST_NARROW, FIRST, STEP] = [5, 12, 100];

interface Props {
  event: EventView;
  entries: readonly Entry[];
  /** Those who have no account yet, by number. */
  unclaimed: ReadonlySet<number>;
  bulk: Bulk;
  onChanged: (entry: Entry) => void;
}

interface Asked {
  entry: Entry;
  decision: Decision;
}

/** The list as it was asked for, some rows of it at a time. */
function useList(entries: readonly Entry[], unclaimed: ReadonlySet<number>, narrow: boolean) {
  const [filter, setFilter] = useState(EVERYTHING);
  const [sort, setSort] = useState(AS_MADE);
  const shown = useMemo(
    () =>
      sorted(
        filtered(entries, filter, (id) => unclaimed.has(id)),
        sort,
      ),
    [entries, unclaimed, filter, sort],
  );
  const steps = useSteps<HTMLTableSectionElement>(narrow ? FIRST_NARROW : FIRST, STEP);
  return { filter, setFilter, sort, setSort, shown, ...steps };
}

export function EntryTable({ event, entries, unclaimed, bulk, onChanged }: Props) {
  const narrow = useMedia('(max-width: 640px)');
  const { filter, setFilter, sort, setSort, shown, most, list, more } = useList(
    entries,
    unclaimed,
    narrow,
  );
  const [asked, setAsked] = useState<Asked | null>(null);
  const { chosen, ids, choose, chooseAll, chooseNone } = useChosen(entries, bulk.run);
  const { decide_entries: decides, settle_deposits: settles } = event.may;
  const fee = event.announcement.fee !== null;
  const acts = decides || (settles && entries.some(holdsDeposit));
  const onSort = narrow ? undefined : setSort;

  const decide = async (entry: Entry, decision: Decision, reason?: string) => {
    const answer = await decideEntry(event.id, entry.player.id, decision, reason);
    if ('entry' in answer) onChanged(answer.entry);
    return 'problem' in answer ? answer.problem : null;
  };
  return (
    <>
      <EntryToolbar
        {...{ entries, unclaimed, fee, filter, sort }}
        onFilter={setFilter}
        onSort={narrow ? setSort : undefined}
      />
      {decides && entries.length > 0 && !bulk.run?.running && (
        <BulkBar
          {...{ bulk, shown, chosen, fee }}
          onAll={(all) => chooseAll(shown, all)}
          onNone={chooseNone}
        />
      )}
      <p class="vh" role="status">
        {t('organise-shown', { n: shown.length })}
      </p>
      {shown.length === 0 ? (
        <p class="empty">{t(entries.length ? 'organise-no-match' : 'events-entries-none')}</p>
      ) : (
        <table class="panel entry-table" role="table">
          <EntryHead {...{ sort, onSort, acts }} chooses={decides} />
          <tbody role="rowgroup" ref={list}>
            {shown.slice(0, most).map((entry) => (
              <EntryRow
                key={entry.player.id}
                entry={entry}
                place={{ fee, decides, settles }}
                unclaimed={unclaimed.has(entry.player.id)}
                chosen={decides ? ids.has(entry.player.id) : undefined}
                onChoose={(on) => choose(entry, on)}
                onDecide={acts ? decide : undefined}
                folded={narrow && entries.length > MANY}
                onAsk={(of, decision) => setAsked({ entry: of, decision })}
              />
            ))}
          </tbody>
        </table>
      )}
      {shown.length > most && <More {...{ most, more }} all={shown.length} />}
      <Reason asked={asked} decide={decide} onClose={() => setAsked(null)} />
    </>
  );
}

/** The rest of a long list. */
const More = ({ most, all, more }: { most: number; all: number; more: () => void }) => (
  <div class="row">
    <button type="button" class="btn" onClick={more}>
      {t('organise-more', { n: Math.min(STEP, all - most) })}
    </button>
    <span class="small muted">{t('organise-drawn', { n: num(most), all: num(all) })}</span>
  </div>
);

interface ReasonProps {
  asked: Asked | null;
  decide: (entry: Entry, decision: Decision, reason?: string) => Promise<Problem | null>;
  onClose: () => void;
}

/** Why an entry is decided on so: its player reads it. */
function Reason({ asked, decide, onClose }: ReasonProps) {
  const which = dashed(asked?.decision ?? 'refuse');
  return (
    <WriteDialog
      open={asked !== null}
      title={t(`organise-${which}-title`)}
      text={asked ? t(`organise-${which}-text`, { who: fullName(asked.entry.player) }) : ''}
      label={t('events-reason')}
      action={t(`organise-${which}-action`)}
      hint={t('organise-reason-hint')}
      onSend={async (reason) => (asked ? decide(asked.entry, asked.decision, reason) : null)}
      onClose={onClose}
    />
  );
}
