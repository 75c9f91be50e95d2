// The frame of every page of an event: its tabs, code, name and phase, and what has just been done.
import type { ComponentChildren } from 'preact';
import { LazyFollow } from '../followed/lazily';
import { t } from '../i18n';
import { session } from '../session';
import { useTitle } from '../title';
import { Tag } from '../ui/Tag';
import type { EventView, Phase } from './api';
import { EventTabs } from './EventTabs';
import { isAlive } from './entry';
import { Rounds } from './Rounds';
import { inShort } from './sentences';
import { phaseText } from './words';
import '../styles/events.css';

interface Props {
  event: EventView;
  /** What the page is about, where it is not the event itself. */
  topic?: string;
  news?: string;
  children: ComponentChildren;
}

const isOver = (phase: Phase): boolean => phase === 'finished' || phase === 'cancelled';

/** The reader organises the event and has entered it, so that others decide about it. */
function leftToOthers({ organisers, my_entry: mine, phase }: EventView): boolean {
  const me = session.value?.me.player.id;
  return !!mine && isAlive(mine) && !isOver(phase) && organisers.some(({ id }) => id === me);
}

export function EventFrame({ event, topic, news = '', children }: Props) {
  const { announcement, phase } = event;
  useTitle(topic ? `${topic}: ${announcement.name}` : announcement.name);
  return (
    <div class="events">
      <EventTabs event={event} />
      <div class="head">
        <p class="eyebrow">
          {announcement.code} · {inShort(announcement)}{' '}
          <Tag strong={phase === 'entries_open'} tone={phase === 'cancelled' ? 'red' : undefined}>
            {phaseText(phase)}
          </Tag>
        </p>
        <h1 tabIndex={-1} id="event-heading">
          {topic ? (
            <>
              {topic} <span class="of">{announcement.name}</span>
            </>
          ) : (
            announcement.name
          )}
        </h1>
        {!topic && <Rounds event={event} />}
        {!topic && session.value && (
          <div class="row follow-row">
            <LazyFollow key={event.id} kind="event" id={event.id} over={isOver(phase)} />
          </div>
        )}
        <div role="status">{news && <p class="panel news">{news}</p>}</div>
      </div>
      {leftToOthers(event) && (
        <p class="note">
          {t('events-own')} {!event.sections.length && t('events-own-back')}
        </p>
      )}
      {phase === 'publishing' && <p class="note">{t('events-publishing-text')}</p>}
      {children}
    </div>
  );
}
