// The frame of each of an event's papers: what it is, the button that prints it, and what is said where
// there is nothing to print yet. On paper nothing of this is left.
import type { ComponentChildren } from 'preact';
import { EventFrame } from '../events/EventFrame';
import type { EventView } from '../events/api';
import { useEvent } from '../events/useEvent';
import { t } from '../i18n';
import { hasTables } from '../teams/table';
import type { Problem } from '../api/types';
import { Failure } from '../ui/Failure';
import { Icon } from '../ui/Icon';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import '../styles/paper.css';

/** What a paper is made of. */
export type Source = 'lists' | 'final';

/** Why there is nothing to print, in a sentence; none where there is. */
export function lackOf(source: Source, event: EventView): string | null {
  if (source === 'lists') return hasTables(event) ? null : t('paper-lists-none');
  if (event.phase === 'finished') return null;
  return t(event.phase === 'cancelled' ? 'paper-final-cancelled' : 'paper-final-none');
}

interface Props {
  id: string;
  topic: string;
  source: Source;
  children: (event: EventView) => ComponentChildren;
}

export function PaperPage({ id, topic, source, children }: Props) {
  const { event, problem, load } = useEvent(Number(id));
  if (!event) {
    if (!problem) return <Skeleton height="80vh" />;
    const retry = problem.status === 404 ? undefined : () => void load();
    return <Trouble problem={problem} onRetry={retry} />;
  }
  const lack = lackOf(source, event);
  return (
    <EventFrame event={event} topic={topic}>
      <p class="paper-back">
        <a href={`/events/${event.id}/paper`}>
          <Icon name="back" /> {t('paper-all')}
        </a>
      </p>
      {lack === null ? (
        children(event)
      ) : (
        <div class="empty panel">
          <h2>{t('paper-not-yet')}</h2>
          <p>{lack}</p>
        </div>
      )}
    </EventFrame>
  );
}

interface ToolsProps {
  progress: { done: number; all: number };
  ready: boolean;
  problem: Problem | null;
  retry: () => void;
  /** How many pages or sheets come out, in words. */
  count?: string;
  children?: ComponentChildren;
}

/** The letters of every name are there before the paper is made. */
const printed = async () => {
  await document.fonts.ready;
  print();
};

export function PaperTools({ progress, ready, problem, retry, count, children }: ToolsProps) {
  const { done, all } = progress;
  return (
    <>
      <div class="paper-tools">
        {children}
        {problem && <Failure problem={problem} onRetry={retry} />}
        <p class="row paper-go">
          {ready && (
            <button type="button" class="btn primary" onClick={() => void printed()}>
              <Icon name="print" />
              {t('paper-print')}
            </button>
          )}
          <span role="status" class="small muted">
            {ready ? count : t('paper-progress', { done, all })}
          </span>
        </p>
        {!ready && !problem && <progress value={done} max={Math.max(all, 1)} aria-hidden="true" />}
      </div>
      {/* Whoever prints with the browser's own button sees on paper that something is missing. */}
      {!ready && <p class="paper-partial">{t('paper-partial', { done, all })}</p>}
    </>
  );
}
