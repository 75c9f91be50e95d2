// Some events under a heading.
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { EventRow } from '../events/EventRow';
import type { EventLine } from '../events/api';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import type { Glance } from './useEvents';

interface Props extends Glance {
  title: string;
  /** Of those that have come, which are shown, in their order. */
  shown: (events: readonly EventLine[]) => readonly EventLine[];
  /** What is said where there is none; nothing: neither is the heading. */
  none?: string;
  /** What stands below them. */
  children?: ComponentChildren;
}

export function EventGlance({ title, events, problem, load, shown, none, children }: Props) {
  const id = useId();
  const lines = events && shown(events);
  if (!none && !lines?.length && !problem) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {problem && <Failure problem={problem} onRetry={load} />}
      {!lines && !problem && <Skeleton height="160px" />}
      {lines?.length === 0 && <p class="muted">{none}</p>}
      {lines && lines.length > 0 && (
        <ul class="panel event-list">
          {lines.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
