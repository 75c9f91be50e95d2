// The entries of an event, for those who decide on them.
import { forbidden } from '../api/problem';
import { useState } from 'preact/hooks';
import { EventFrame } from '../events/EventFrame';
import { useEntries } from '../events/useEntries';
import { useEvent } from '../events/useEvent';
import { t } from '../i18n';
import { chunkOf } from '../game/lazily';
import { Advancers } from '../organise/Advancers';
import { EnterSomebody } from '../organise/EnterSomebody';
import { EntryDesk } from '../organise/EntryDesk';
import { NextPlaced } from '../organise/NextPlaced';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import '../styles/organise.css';

/** Few open it. */
const EntriesByFile = chunkOf(() => import('../organise/EntriesByFile'), 'bring')('EntriesByFile');

export default function EventEntries({ id }: { id: string }) {
  const { event, problem, load, setEvent } = useEvent(Number(id));
  const entries = useEntries(Number(id));
  const [entered, setEntered] = useState(0);
  const [byFile, setByFile] = useState(false);
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
      <Advancers
        event={event}
        onTaken={() => {
          void load();
          void entries.load();
        }}
      />
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
      {/* Where players advance a file would enter nobody. */}
      {may.enter_others && event.announcement.previous_round === null && (
        <details class="panel pad" onToggle={() => setByFile(true)}>
          <summary>
            <h2>{t('organise-file-title')}</h2>
          </summary>
          {byFile && (
            <EntriesByFile
              event={event.id}
              onEntered={() => {
                void load();
                void entries.load();
              }}
            />
          )}
        </details>
      )}
      <NextPlaced event={event} />
      {entries.problem && <Failure problem={entries.problem} onRetry={() => void entries.load()} />}
      {!entries.entries && !entries.problem && <Skeleton height="50vh" />}
      {entries.entries && (
        <EntryDesk
          event={event}
          entries={entries.entries}
          unclaimed={entries.unclaimed}
          onChanged={entries.replace}
        />
      )}
    </EventFrame>
  );
}
