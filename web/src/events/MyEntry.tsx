// One's own entry: how far it is, what is to be done, and the way out with what that costs (TR-8.1).
import { api } from '../api/client';
import { useState } from 'preact/hooks';
import { date } from '../format';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { Tag } from '../ui/Tag';
import { WriteDialog } from '../ui/WriteDialog';
import { HowToPay, owesFee } from './About';
import { type Entry, type EventView, type Phase } from './api';
import { holdsDeposit, isAlive } from './entry';
import { groundsText, money } from './words';

/** Before the start lists a player steps back; later it is a withdrawal, which the director decides. */
const BEFORE_LISTS: readonly Phase[] = ['upcoming', 'entries_open', 'entries_closed'];
const LISTED: readonly Phase[] = ['publishing', 'published'];

interface Props {
  event: EventView;
  entry: Entry;
  reload: () => Promise<EventView | null>;
}

export function MyEntry({ event, entry, reload }: Props) {
  const [asking, setAsking] = useState(false);
  const { state, grounds, reason } = entry;
  const { fee } = event.announcement;
  const present = isAlive(entry);
  const early = BEFORE_LISTS.includes(event.phase);
  const withdraw = async (why: string) => {
    const { error } = await api.POST('/api/events/{id}/entries/{player}', {
      params: { path: { id: event.id, player: entry.player.id } },
      body: { decision: 'withdraw', reason: why },
    });
    if (!error) await reload();
    return error ?? null;
  };
  return (
    <div class="my-entry">
      <p>
        <Tag strong={state === 'accepted'} tone={state === 'refused' ? 'red' : undefined}>
          {t(`events-state-${state}`)}
        </Tag>{' '}
        <span class="small muted">{date(entry.at)}</span>
      </p>
      <p>{t(`events-state-${state}-text`)}</p>
      {reason && <p class="pre">{t('events-because', { reason })}</p>}
      {grounds && (
        <p class="small muted">
          <Cited text={groundsText(grounds)} />
        </p>
      )}
      {present && fee && (
        <p>
          <Cited text={feeText(entry, money(fee))} />
        </p>
      )}
      {present && early && owesFee(entry) && (
        <HowToPay announcement={event.announcement} player={entry.player.id} />
      )}
      {entry.deposit && holdsDeposit(entry) && (
        <p>
          <Cited text={t('events-deposit-paid', { day: date(entry.deposit.paid_at) })} />
        </p>
      )}
      {present && early && (
        <button type="button" class="btn" onClick={() => setAsking(true)}>
          {t('events-withdraw')}
        </button>
      )}
      {present && LISTED.includes(event.phase) && (
        <p class="small muted">
          <Cited text={t('events-withdraw-listed')} />
        </p>
      )}
      {present && event.phase === 'running' && (
        <p class="small muted">
          {t('events-withdraw-running')} <a href="/withdraw">{t('events-withdraw-all')}</a>
        </p>
      )}
      <WriteDialog
        open={asking}
        title={t('events-withdraw-confirm')}
        text={t('events-withdraw-early')}
        label={t('events-reason')}
        action={t('events-withdraw-action')}
        hint={t('events-withdraw-hint')}
        onSend={withdraw}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}

function feeText(entry: Entry, fee: string): string {
  const { fee_paid_at: paid, free, confirmed_at: confirmed, grounds } = entry;
  if (owesFee(entry)) return t('events-fee-due', { fee });
  if (paid) return t('events-fee-paid', { fee, day: date(paid) });
  if (free && grounds?.kind === 'qualified') return t('events-free-entry-won');
  return t(confirmed ? 'events-free-entry-confirmed' : 'events-free-entry');
}
