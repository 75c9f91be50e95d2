// Changing what an event announces: everything but its code before the start lists are published,
// little afterwards.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import { forbidden } from '../api/problem';
import { Approved, Under, lacksApproval } from '../approvals/Approved';
import type { Approval } from '../approvals/api';
import type { Announcement, Phase } from '../events/api';
import { EventFrame } from '../events/EventFrame';
import { useEvent } from '../events/useEvent';
import { t } from '../i18n';
import { draftOf } from '../organise/draft';
import type { Place } from '../organise/kept';
import { STEPS } from '../organise/steps';
import { Wizard, startAt } from '../organise/Wizard';
import { go } from '../router';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import { toast } from '../ui/Toast';
import { Trouble } from '../ui/Trouble';
import '../styles/organise.css';

const OPEN: readonly Phase[] = ['upcoming', 'entries_open', 'entries_closed'];

export default function EventChange({ id }: { id: string }) {
  const { event, problem, load } = useEvent(Number(id));
  // Where the event's own approval carries it no further.
  const [another, setAnother] = useState<Approval | null>(null);
  if (!event) {
    if (!problem) return <Skeleton height="80vh" />;
    const retry = problem.status === 404 ? undefined : () => void load();
    return <Trouble problem={problem} onRetry={retry} />;
  }
  const all = OPEN.includes(event.phase);
  const places: readonly Place[] = all ? [...STEPS, 'summary'] : ['published', 'summary'];
  const send = async (announcement: Announcement) => {
    const { data, error } = await api.PUT('/api/events/{id}', {
      params: { path: { id: event.id } },
      body: { version: event.version, announcement, ...(another && { approval: another.id }) },
    });
    if (data) {
      toast(t('organise-changed'));
      go(`/events/${data.id}`);
    }
    return error ?? null;
  };
  // A draft belongs to what it was made from: an older one would undo what others have changed since.
  const of = `${event.id}-${event.version}`;
  return (
    <EventFrame event={event} topic={t('events-tab-change')}>
      <Under approval={another} />
      {event.may.change ? (
        <Wizard
          of={of}
          start={startAt(draftOf(event), places[0] ?? 'summary')}
          places={places}
          onSend={send}
          remedy={(refusal, settle) => {
            if (lacksApproval(refusal)) {
              return (
                <Approved
                  chosen={another}
                  onChoose={(approval) => {
                    setAnother(approval);
                    settle();
                  }}
                />
              );
            }
            return (
              refusal.code === 'changed_meanwhile' && (
                <button type="button" class="btn" onClick={() => location.reload()}>
                  {t('organise-anew')}
                </button>
              )
            );
          }}
        />
      ) : (
        <Failure problem={forbidden()} />
      )}
    </EventFrame>
  );
}
