// The director's desk: everything that waits, oldest first.
import { DeskPage } from '../desk/DeskPage';
import { GapWarning } from '../desk/Gap';
import { QueueRow } from '../desk/QueueRow';
import { QUEUE_KINDS, kindOf, useQueue } from '../desk/useQueue';
import { num } from '../format';
import { t, dashed } from '../i18n';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';

export default function Desk() {
  const { queue, problem, load, wanted, shown, want } = useQueue();
  if (!queue) {
    if (!problem) return <Skeleton height="60vh" />;
    // Who has no such office does not get one by asking again.
    return <Trouble problem={problem} onRetry={problem.status === 403 ? undefined : load} />;
  }
  const { items } = queue;
  return (
    <DeskPage title={t('queue-count', { n: items.length })} lede={t('queue-lede')}>
      {problem && <Failure problem={problem} onRetry={load} />}
      {queue.gap && <GapWarning gap={queue.gap} />}
      {items.length === 0 && (
        <div class="empty panel">
          <h2>{t('queue-empty')}</h2>
          <p>{t('queue-empty-text')}</p>
        </div>
      )}
      {items.length > 0 && (
        <>
          <label>
            <span class="vh">{t('queue-kind')}</span>
            <select
              class="select"
              value={wanted}
              onChange={({ currentTarget }) => want(currentTarget.value)}
            >
              <option value="all">{t('queue-kind-all', { n: num(items.length) })}</option>
              {QUEUE_KINDS.map((kind) => {
                const n = items.filter((item) => kindOf(item) === kind).length;
                return (
                  (n > 0 || kind === wanted) && (
                    <option key={kind} value={kind}>
                      {t(`queue-kind-${dashed(kind)}`, { n: num(n) })}
                    </option>
                  )
                );
              })}
            </select>
          </label>
          <p class="vh" role="status">
            {t('queue-found', { n: shown.length })}
          </p>
          {shown.length === 0 && <p class="muted">{t('queue-no-match')}</p>}
          <ul class="panel queue">
            {shown.map((item) => (
              <QueueRow key={`${item.kind} ${item.id}`} item={item} />
            ))}
          </ul>
        </>
      )}
    </DeskPage>
  );
}
