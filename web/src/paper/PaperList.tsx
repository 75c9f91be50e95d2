// The papers of an event with a word on each; what is not there yet is said.
import { EventFrame } from '../events/EventFrame';
import { useEvent } from '../events/useEvent';
import { t } from '../i18n';
import type { PageProps } from '../pages/pageProps';
import { Icon } from '../ui/Icon';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import { type Source, lackOf } from './PaperPage';

const PAPERS: readonly [path: string, source: Source][] = [
  ['start-lists', 'lists'],
  ['tables', 'final'],
  ['diplomas', 'final'],
  ['certificates', 'final'],
  ['report', 'final'],
];

export function PaperList({ id }: PageProps) {
  const { event, problem, load } = useEvent(Number(id));
  if (!event) {
    if (!problem) return <Skeleton height="80vh" />;
    const retry = problem.status === 404 ? undefined : () => void load();
    return <Trouble problem={problem} onRetry={retry} />;
  }
  return (
    <EventFrame event={event} topic={t('paper-topic')}>
      <p class="paper-back">
        <a href={`/events/${event.id}`}>
          <Icon name="back" /> {t('paper-event')}
        </a>
      </p>
      <p class="lede">{t('paper-lede')}</p>
      <ul class="panel paper-links">
        {PAPERS.map(([path, source]) => {
          const lack = lackOf(source, event);
          const title = t(`paper-${path}-title`);
          return (
            <li key={path}>
              <h2>
                {lack === null ? <a href={`/events/${event.id}/paper/${path}`}>{title}</a> : title}
              </h2>
              <p>{t(`paper-${path}-text`)}</p>
              {lack && <p class="muted">{lack}</p>}
            </li>
          );
        })}
      </ul>
    </EventFrame>
  );
}
