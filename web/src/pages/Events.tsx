// The list of events: what is open for entries, what is being played, what is over.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import { everyPage } from '../api/pages';
import type { Problem } from '../api/types';
import { EventRow } from '../events/EventRow';
import { ListToolbar } from '../events/ListToolbar';
import type { EventList } from '../events/api';
import { STAGES, byDate, matches, stageOf, useFilters } from '../events/filters';
import { t } from '../i18n';
import { useTitle } from '../title';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import '../styles/events.css';

export default function Events() {
  useTitle(t('nav-events'));
  const [list, setList] = useState<EventList | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const filters = useFilters();

  const load = async () => {
    const { pages, problem } = await everyPage((query) =>
      api.GET('/api/events', { params: { query } }),
    );
    const [first] = pages;
    if (first) setList({ ...first, events: pages.flatMap(({ events }) => events) });
    setProblem(problem);
  };
  useEffect(() => {
    void load();
  }, []);

  const events = list?.events;
  const shown = events?.filter((event) => matches(event, filters)) ?? [];
  return (
    <div class="events">
      <div class="row spread">
        <h1>{t('nav-events')}</h1>
        {list?.may_announce && (
          <a class="btn primary" href="/events/new">
            {t('events-announce')}
          </a>
        )}
      </div>
      {problem && <Failure problem={problem} onRetry={() => void load()} />}
      {!events && !problem && <Skeleton height="60vh" />}
      {events?.length === 0 && (
        <div class="empty panel">
          <h2>{t('events-none')}</h2>
          <p>{t('events-none-text')}</p>
        </div>
      )}
      {events && events.length > 0 && <ListToolbar filters={filters} />}
      {events && events.length > 0 && (
        <p class="vh" role="status">
          {t('events-found', { n: shown.length })}
        </p>
      )}
      {events && events.length > 0 && shown.length === 0 && (
        <p class="empty">{t('events-no-match')}</p>
      )}
      {STAGES.map((stage) => {
        const lines = shown.filter((event) => stageOf(event) === stage).sort(byDate);
        return (
          lines.length > 0 && (
            <section key={stage} aria-labelledby={`h-${stage}`}>
              <h2 id={`h-${stage}`}>
                {t(`events-show-${stage}`)} <span class="muted small">{lines.length}</span>
              </h2>
              <ul class="panel event-list">
                {lines.map((event) => (
                  <EventRow key={event.id} event={event} />
                ))}
              </ul>
            </section>
          )
        );
      })}
      <p class="row small">
        <a href="/archive">{t('nav-archive')}</a>
        <a href="/api/events.ics">{t('events-calendar')}</a>
        <a href="/api/events.atom" type="application/atom+xml" target="_blank" rel="noreferrer">
          {t('events-feed')}
        </a>
      </p>
    </div>
  );
}
