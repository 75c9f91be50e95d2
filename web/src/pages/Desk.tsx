// The director's desk: everything that waits, oldest first.
import { DeskPage } from '../desk/DeskPage';
import { GapWarning } from '../desk/Gap';
import { QueueList } from '../desk/QueueList';
import { untilOf } from '../desk/later';
import { useQueue } from '../desk/useQueue';
import { t } from '../i18n';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import '../styles/queue.css';

export default function Desk() {
  const { queue, problem, load } = useQueue();
  if (!queue) {
    if (!problem) return <Skeleton height="60vh" />;
    // Who has no such office does not get one by asking again.
    return <Trouble problem={problem} onRetry={problem.status === 403 ? undefined : load} />;
  }
  const aside = queue.items.filter((item) => untilOf(item) !== null);
  const put = new Set(aside);
  const items = put.size ? queue.items.filter((item) => !put.has(item)) : queue.items;
  return (
    <DeskPage title={t('queue-count', { n: items.length })} lede={t('queue-lede')}>
      {problem && <Failure problem={problem} onRetry={load} />}
      {queue.gap && <GapWarning gap={queue.gap} />}
      {queue.items.length === 0 ? (
        <div class="empty panel">
          <h2>{t('queue-empty')}</h2>
          <p>{t('queue-empty-text')}</p>
        </div>
      ) : (
        <QueueList items={items} aside={aside} />
      )}
    </DeskPage>
  );
}
