// The events and sections of an organiser or director, by what is due.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem, Section } from '../api/types';
import { DeskPage } from '../desk/DeskPage';
import { DirectedSections } from '../desk/DirectedSections';
import { EventsDue } from '../desk/EventsDue';
import { MyEvents } from '../desk/MyEvents';
import { eventsDue } from '../desk/myEvents';
import { useQueue } from '../desk/useQueue';
import { t } from '../i18n';
import { isOfficial } from '../session';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';

/** The sections that the reader directs; none for those who direct nothing. */
function useDirected() {
  const directs = isOfficial();
  const [sections, setSections] = useState<readonly Section[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async () => {
    const { data, error } = await api.GET('/api/director/outages');
    if (data) setSections(data.sections);
    setProblem(error && error.status !== 403 ? error : null);
  };
  useEffect(() => {
    if (directs) void load();
  }, []);
  return { sections, problem, load: () => void load() };
}

export default function DeskEvents() {
  const { queue, problem, load } = useQueue();
  const directed = useDirected();
  if (!queue) {
    if (!problem) return <Skeleton height="60vh" />;
    return <Trouble problem={problem} onRetry={problem.status === 403 ? undefined : load} />;
  }
  return (
    <DeskPage title={t('desk-events-title')} lede={t('desk-events-lede')}>
      {problem && <Failure problem={problem} onRetry={load} />}
      <EventsDue events={eventsDue(queue.items)} />
      <MyEvents />
      {directed.problem && <Failure problem={directed.problem} onRetry={directed.load} />}
      {directed.sections && <DirectedSections sections={directed.sections} items={queue.items} />}
    </DeskPage>
  );
}
