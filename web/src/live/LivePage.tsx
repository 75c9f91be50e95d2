// An event as its spectators watch it: the latest results, and where its games stand.
import { EventFrame } from '../events/EventFrame';
import { hasGames } from '../events/EventTabs';
import { useEvent } from '../events/useEvent';
import { t } from '../i18n';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import { Games } from './Games';
import { Results } from './Results';
import '../styles/live.css';

export default function LivePage({ id }: { id: string }) {
  const { event, problem, load } = useEvent(Number(id));
  if (!event) {
    if (!problem) return <Skeleton height="80vh" />;
    const retry = problem.status === 404 ? undefined : () => void load();
    return <Trouble problem={problem} onRetry={retry} />;
  }
  return (
    <EventFrame event={event} topic={t('events-tab-live')}>
      {hasGames(event) ? (
        <div class="live-body">
          <Results key={`results-${event.id}`} event={event} />
          <Games key={`games-${event.id}`} event={event} />
        </div>
      ) : (
        <div class="empty panel">
          <h2>{t('live-none')}</h2>
          <p>{t('live-none-text')}</p>
        </div>
      )}
    </EventFrame>
  );
}
