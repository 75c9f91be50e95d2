// Entering an event: the button with what it commits to, or why one cannot; and one's own entry.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { Confirm } from '../game/Confirm';
import { date } from '../format';
import { t } from '../i18n';
import { path } from '../router';
import { session } from '../session';
import { STAGES as QUALIFIED } from '../qualifications/api';
import { HowToPay } from './About';
import { Advances, isByAdvance } from './Advances';
import { type EventView } from './api';
import { Moment } from './Moment';
import { MyEntry } from './MyEntry';
import { Refusal } from './Refusal';
import { gamesEach } from './sentences';
import { EntersBy, EntersQualified, Lacking, ToQualifications } from './Wins';
import { money } from './words';

interface Props {
  event: EventView;
  onChange: (event: EventView) => void;
  reload: () => Promise<EventView | null>;
}

export function EntryBox({ event, onChange, reload }: Props) {
  const { my_entry: mine, phase } = event;
  const over = phase !== 'upcoming' && phase !== 'entries_open';
  if (!mine && over) return null;
  const again = mine?.state === 'withdrawn' && !over;
  return (
    <section class="panel pad" aria-labelledby="h-entry">
      <h2 id="h-entry">{t(mine ? 'events-my-entry' : titleOf(event))}</h2>
      {mine && <MyEntry event={event} entry={mine} reload={reload} />}
      {(!mine || again) && <Enter event={event} onChange={onChange} />}
    </section>
  );
}

const titleOf = (event: EventView): string =>
  isByAdvance(event) ? 'events-advance-title' : 'events-enter-title';

function Enter({ event, onChange }: Pick<Props, 'event' | 'onChange'>) {
  const [asking, setAsking] = useState(false);
  const { id, phase, refusal, announcement } = event;

  if (isByAdvance(event)) return <Advances event={event} />;
  if (phase === 'upcoming')
    return <p>{t('events-opens-on', { day: date(announcement.entries_open_at) })}</p>;
  if (!session.value)
    return (
      <>
        <p>{t('events-sign-in-text')}</p>
        <p class="row">
          <a class="btn primary" href={`/sign-in?then=${encodeURIComponent(path.value)}`}>
            {t('events-sign-in')}
          </a>
        </p>
      </>
    );
  if (refusal)
    return (
      <>
        <Refusal refusal={refusal} />
        {refusal.rule && <Lacking wins={event.wins} rule={refusal.rule} />}
        {isOfCycle(event) && <ToQualifications player={session.value.me.player.id} />}
      </>
    );
  const enter = async (): Promise<Problem | null> => {
    const { data, error } = await api.POST('/api/events/{id}/entries', {
      params: { path: { id } },
      body: {},
    });
    if (data) onChange(data);
    return error ?? null;
  };
  return (
    <>
      <EntersBy wins={event.wins} />
      <EntersQualified qualified={event.qualified} />
      <p>
        {t('events-date-close')}: <Moment at={announcement.entries_close_at} />
      </p>
      <p class="row">
        <button type="button" class="btn primary" onClick={() => setAsking(true)}>
          {t('events-enter')}
        </button>
      </p>
      <Confirm
        open={asking}
        title={t('events-enter-confirm')}
        text={commitment(event)}
        action={t('events-enter-action')}
        onConfirm={enter}
        onClose={() => setAsking(false)}
      >
        <HowToPay announcement={announcement} player={session.value.me.player.id} />
      </Confirm>
    </>
  );
}

/** Whether players qualify for its stage. */
const isOfCycle = ({ stage }: EventView): boolean => QUALIFIED.some((each) => each === stage);

/** What whoever enters takes on. */
function commitment({ announcement }: EventView): string {
  const { fee, name, starts_at, system, games_each } = announcement;
  return [
    system === 'swiss'
      ? t('events-enter-swiss', { name, n: games_each ?? 0, day: date(starts_at) })
      : t('events-enter-text', { name, n: gamesEach(announcement), day: date(starts_at) }),
    fee ? t('events-enter-fee', { fee: money(fee) }) : '',
    t('events-enter-leave'),
  ]
    .filter(Boolean)
    .join(' ');
}
