// How far a decision about several entries has come, and at its end what has become of each: it stays until it is
// closed.
import { useEffect, useRef } from 'preact/hooks';
import { useLeaveGuard } from '../analysis/useLeaveGuard';
import { problemText } from '../api/problem';
import type { Player } from '../api/types';
import type { Entry } from '../events/api';
import { Confirm } from '../game/Confirm';
import { num } from '../format';
import { dashed, t } from '../i18n';
import { go } from '../router';
import { session } from '../session';
import { Failure } from '../ui/Failure';
import { Folded } from './Folded';
import { lackFor } from './bulk';
import type { Refused, Run } from './bulkRun';
import type { Bulk } from './useBulk';

/** With fewer players than this their names are in sight. */
const MANY = 12;

interface Props {
  bulk: Bulk;
  run: Run;
  /** As they are now. */
  entries: readonly Entry[];
}

export function BulkAccount({ bulk, run, entries }: Props) {
  const box = useRef<HTMLElement>(null);
  const news = useRef<HTMLHeadingElement>(null);
  // At the beginning and at the end: what was pressed is gone.
  useEffect(() => {
    news.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [run.running]);
  const guard = useLeaveGuard(run.running);
  return (
    <section class="panel pad bulk-account" ref={box}>
      <h2 tabIndex={-1} ref={news}>
        {run.running ? t(`organise-bulk-${dashed(run.decision)}-running`) : headline(run)}
      </h2>
      {run.running ? (
        <Progress run={run} onStop={bulk.stop} />
      ) : (
        <Outcome bulk={bulk} run={run} entries={entries} />
      )}
      <Confirm
        open={guard.target !== null && run.running}
        title={t('organise-bulk-leave-title')}
        text={t('organise-bulk-leave-text')}
        action={t('organise-leave-action')}
        onConfirm={async () => {
          if (guard.target) go(guard.target);
          return null;
        }}
        onClose={guard.stay}
      />
    </section>
  );
}

const triedIn = ({ done, refused, already }: Run): number =>
  done.length + refused.length + already.length;

/** What has come of it, in a sentence: all of it, or a part. */
function headline(run: Run): string {
  if (run.problem) return t('organise-bulk-ended');
  if (run.rest.length) return t('organise-bulk-stopped');
  return t(run.refused.length ? 'organise-bulk-partly' : 'organise-bulk-finished');
}

function Progress({ run, onStop }: { run: Run; onStop: () => void }) {
  const told = { n: num(triedIn(run)), all: num(run.all) };
  return (
    <>
      <p>
        <progress max={run.all} value={triedIn(run)} aria-label={t('organise-bulk-progress')} />{' '}
        {t('organise-bulk-of', told)}
      </p>
      <p class="small muted" role="status">
        {run.waiting > 0 && t('organise-bulk-waiting', { n: run.waiting })}
      </p>
      <div class="row">
        <button type="button" class="btn" onClick={onStop}>
          {t('organise-bulk-stop')}
        </button>
      </div>
    </>
  );
}

/** Nobody decides about their own entry, whatever their office. */
const refusalText = ({ entry, problem }: Refused): string =>
  problem.code === 'forbidden' && entry.player.id === session.value?.me.player.id
    ? t('error-own-event')
    : problemText(problem);

/** Those whom the server has refused, by what it says. */
function byReason(refused: readonly Refused[]): Map<string, Player[]> {
  const reasons = new Map<string, Player[]>();
  for (const each of refused) {
    const { entry } = each;
    const text = refusalText(each);
    reasons.set(text, [...(reasons.get(text) ?? []), entry.player]);
  }
  return reasons;
}

function Outcome({ bulk, run, entries }: Props) {
  const { decision, done, refused, already, rest } = run;
  const players = (some: readonly Entry[]) => some.map(({ player }) => player);
  const [paid, n] = [new Map(done.map((e) => [e.player.id, e.fee_paid_at])), done.length];
  // Payments that were recorded here can be taken back, as long as nobody plays for them.
  const mine = entries.filter((e) => e.fee_paid_at && paid.get(e.player.id) === e.fee_paid_at);
  const undone =
    decision === 'fee_paid' && mine.some((entry) => !lackFor('fee_not_paid', entry, true));
  return (
    <>
      {run.problem && <Failure problem={run.problem} />}
      <div class="bulk-lists">
        <Folded
          title={t(`organise-bulk-${dashed(decision)}-done`, { n })}
          players={players(done)}
        />
        {[...byReason(refused)].map(([text, some]) => (
          <Folded
            key={text}
            title={t('organise-bulk-refused', { text, n: some.length })}
            players={some}
            open={some.length <= MANY}
          />
        ))}
        {already.length > 0 && (
          <Folded
            title={t('organise-bulk-already', { n: already.length })}
            players={players(already)}
          />
        )}
        {rest.length > 0 && (
          <Folded title={t('organise-bulk-rest', { n: rest.length })} players={players(rest)} />
        )}
      </div>
      <div class="row">
        {rest.length > 0 && (
          <button type="button" class="btn primary" onClick={bulk.resume}>
            {t('organise-bulk-resume', { n: rest.length })}
          </button>
        )}
        {undone && (
          <button type="button" class="btn" onClick={() => bulk.ask('fee_not_paid', mine)}>
            {t('organise-bulk-undo')}
          </button>
        )}
        <button type="button" class="btn quiet" onClick={bulk.close}>
          {t('organise-bulk-close')}
        </button>
      </div>
    </>
  );
}
