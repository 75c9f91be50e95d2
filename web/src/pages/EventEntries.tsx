// The entries of an event, for those who decide on them.
import { forbidden } from '../api/problem';
import { useState } from 'preact/hooks';
import { EventFrame } from '../events/EventFrame';
import { useEntries } from '../events/useEntries';
import { useEvent } from '../events/useEvent';
import { t } from '../i18n';
import { EnterSomebody } from '../organise/EnterSomebody';
import { NextPlaced } from '../organise/NextPlaced';
import { EntryTable } from '../organise/EntryTable';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import '../styles/organise.css';

export default function EventEntries({ id }: { id: string }) {
  const { event, problem, load, setEvent } = useEvent(Number(id));
  const entries = useEntries(Number(id));
  const [entered, setEntered] = useState(0);
  if (!event) {
    if (!problem) return <Skeleton height="80vh" />;
    const retry = problem.status === 404 ? undefined : () => void load();
    return <Trouble problem={problem} onRetry={retry} />;
  }
  const { may } = event;
  return (
    <EventFrame
      event={event}
      topic={t('events-tab-entries')}
      news={entered ? t('organise-entered') : ''}
    >
      {!may.see_entries && !may.enter_others && <Failure problem={forbidden()} />}
      {may.enter_others && (
        <details class="panel pad">
          <summary>
            <h2>{t('organise-enter-title')}</h2>
          </summary>
          {/* A new form after each that was sent. */}
          <EnterSomebody
            key={entered}
            event={event}
            onEntered={(next) => {
              setEvent(next);
              setEntered(entered + 1);
              void entries.load();
            }}
          />
        </details>
      )}
      <NextPlaced event={event} />
      {entries.problem && <Failure problem={entries.problem} onRetry={() => void entries.load()} />}
      {!entries.entries && !entries.problem && <Skeleton height="50vh" />}
      {entries.entries && (
        <section class="entry-panel" aria-label={t('events-entries')}>
          <EntryTable event={event} entries={entries.entries} onChanged={entries.replace} />
        </section>
      )}
    </EventFrame>
  );
}
