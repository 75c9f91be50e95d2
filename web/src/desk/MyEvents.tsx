// All events that an official organises or directs, by how far they are; those that are over are folded.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import { everyPage } from '../api/pages';
import type { Problem } from '../api/types';
import { EventRow } from '../events/EventRow';
import type { EventLine } from '../events/api';
import { STAGES, byDate, stageOf } from '../events/filters';
import { t } from '../i18n';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import '../styles/events.css';

function useMyEvents() {
  const [events, setEvents] = useState<readonly EventLine[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async () => {
    const { pages, problem: wrong } = await everyPage((query) =>
      api.GET('/api/events', { params: { query: { ...query, mine: true } } }),
    );
    if (pages.length) setEvents(pages.flatMap((page) => page.events));
    setProblem(wrong);
  };
  useEffect(() => {
    void load();
  }, []);
  return { events, problem, load: () => void load() };
}

export function MyEvents() {
  const { events, problem, load } = useMyEvents();
  if (!events) {
    return problem ? <Failure problem={problem} onRetry={load} /> : <Skeleton height="220px" />;
  }
  return (
    <section aria-labelledby="h-mine">
      <h2 id="h-mine">{t('desk-events-mine', { n: events.length })}</h2>
      {problem && <Failure problem={problem} onRetry={load} />}
      {events.length === 0 && <p class="muted">{t('desk-events-mine-none')}</p>}
      {STAGES.map((stage) => {
        const lines = events.filter((event) => stageOf(event) === stage).sort(byDate);
        if (lines.length === 0) return null;
        const list = (
          <ul class="panel event-list">
            {lines.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </ul>
        );
        if (stage !== 'finished') return <div key={stage}>{list}</div>;
        return (
          <details key={stage}>
            <summary>
              {t('events-show-finished')} ({lines.length})
            </summary>
            {list}
          </details>
        );
      })}
    </section>
  );
}
