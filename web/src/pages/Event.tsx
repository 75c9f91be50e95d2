// An event: what it announces, who plays, how to enter, and what was decided.
import { useState } from 'preact/hooks';
import { About } from '../events/About';
import { Acts } from '../events/Acts';
import { Commitment } from '../events/Commitment';
import { Agreement, Consent } from '../events/Consent';
import { Deputies } from '../events/Deputies';
import { EntryBox } from '../events/EntryBox';
import { EntryList } from '../events/EntryList';
import { drawsBySeed, drawsColour, drawsLots, drawsNumbers } from '../events/drawn';
import { EventFrame } from '../events/EventFrame';
import { FinalTables } from '../events/FinalTables';
import { Newcomer } from '../events/Newcomer';
import { Official } from '../events/Official';
import { Organisers } from '../events/Organisers';
import { Prizes } from '../events/Prizes';
import { Rules } from '../events/Rules';
import { Sections } from '../events/Sections';
import { StageLeads } from '../events/StageLeads';
import { StageRemarks } from '../events/StageRemarks';
import type { EventView } from '../events/api';
import { takenBack } from '../events/reopening';
import { stageText } from '../events/stages';
import { useEvent } from '../events/useEvent';
import { date } from '../format';
import { t } from '../i18n';
import { mayAnnounce } from '../session';
import { TeamsBox } from '../teams/TeamsBox';
import { hasTables } from '../teams/table';
import { useTeams } from '../teams/useTeams';
import { Downloads } from '../ui/Downloads';
import { Cited } from '../ui/Cited';
import { PlayerName } from '../ui/PlayerName';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';

/** What can be taken out of an event. */
const TAKEN = ['games'] as const;

export default function EventPage({ id }: { id: string }) {
  const { event, setEvent, problem, load } = useEvent(Number(id));
  const [news, setNews] = useState('');
  const ofTeams = !!event?.announcement.teams;
  const teams = useTeams(Number(id), ofTeams ? (event?.version ?? null) : null);
  if (!event) {
    if (!problem) return <Skeleton height="80vh" />;
    const retry = problem.status === 404 ? undefined : () => void load();
    return <Trouble problem={problem} onRetry={retry} />;
  }
  const changed = (next: EventView, told = '') => {
    setEvent(next);
    setNews(told);
  };
  const entered = (next: EventView) => changed(next, t('events-entered'));
  const { publication } = event;
  const isOver = event.phase === 'finished';
  const cancelled = event.acts.findLast(({ act }) => act === 'cancelled')?.reason;
  const reopened = takenBack(event);
  return (
    <EventFrame event={event} news={news}>
      {event.phase === 'cancelled' && cancelled && (
        <p class="note pre">{t('events-cancelled-because', { reason: cancelled })}</p>
      )}
      {reopened?.reason && (
        <p class="note pre">
          {t('events-reopened-because', { day: date(reopened.at), reason: reopened.reason })}
        </p>
      )}
      <div class="event-body">
        {/* Of an event that is over the tables come first, and its rules are of interest to few. */}
        {isOver && (
          <div class="event-rules">
            <FinalTables event={event} />
            <About announcement={event.announcement} />
            <details class="panel pad">
              <summary>
                <h2>{t('events-rules')}</h2>
              </summary>
              <RulesOf event={event} />
            </details>
          </div>
        )}
        <div class="event-side">
          {ofTeams ? (
            <TeamsBox
              event={event}
              list={teams.list}
              problem={teams.problem}
              onRetry={() => void teams.load()}
            />
          ) : (
            <EntryBox event={event} onChange={entered} reload={load} />
          )}
          <Sections event={event} />
          <Prizes event={event} />
          {hasTables(event) && (
            <>
              <Downloads of={`events/${event.id}`} files={TAKEN} feed paper={event.id} />
              <p>
                <a href={`/archive?event=${event.id}`}>{t('events-archive')}</a>
              </p>
            </>
          )}
          <Facts event={event} />
          <Agreement event={event} onChange={setEvent} />
          <Consent event={event} onChange={setEvent} />
          <Official event={event} onChange={setEvent} />
          <Newcomer event={event} onChange={changed} />
          <Deputies event={event} onChange={setEvent} />
          <Organisers event={event} onChange={setEvent} />
          {mayAnnounce() && (
            <p>
              <a class="btn" href={`/events/new?like=${event.id}`}>
                {t('events-announce-alike')}
              </a>
            </p>
          )}
        </div>
        {!isOver && (
          <div class="event-rules">
            <About announcement={event.announcement} />
            <section class="panel pad" aria-labelledby="h-rules">
              <h2 id="h-rules">{t('events-rules')}</h2>
              <RulesOf event={event} />
            </section>
          </div>
        )}
      </div>
      {!ofTeams && <EntryList event={event} />}
      {event.lots && drawsLots(event.announcement) && (
        <Commitment lots={event.lots} colour={drawsColour(event.announcement)} />
      )}
      {publication && drawsBySeed(event.announcement) && (
        <p class="small muted seed">
          {t(drawsNumbers(event.announcement) ? 'events-seed' : 'events-seed-starts')}{' '}
          <code>{publication.seed}</code>
        </p>
      )}
      {event.acts.length > 0 && <Acts event={event} teams={teams.list?.teams} />}
    </EventFrame>
  );
}

function Facts({ event }: { event: EventView }) {
  const { director, deputies, entries, approval } = event;
  return (
    <section class="panel pad" aria-labelledby="h-facts">
      <h2 id="h-facts">{t('events-facts')}</h2>
      <dl class="dates">
        <div>
          <dt>{t('events-director')}</dt>
          <dd>
            {director ? (
              <PlayerName player={director} rating={false} link />
            ) : (
              t('events-no-director')
            )}
          </dd>
        </div>
        {deputies.length > 0 && (
          <div>
            <dt>{t('events-deputies')}</dt>
            {deputies.map((deputy) => (
              <dd key={deputy.id}>
                <PlayerName player={deputy} rating={false} link />
              </dd>
            ))}
          </div>
        )}
        <div>
          <dt>{t('events-entries')}</dt>
          <dd>{t('events-entries-count', entries)}</dd>
        </div>
        {approval !== null && (
          <div>
            <dt>{t('events-approval')}</dt>
            <dd>
              <Cited text={t('events-approval-given')} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function RulesOf({ event }: { event: EventView }) {
  return (
    <>
      {event.next_stage && event.leads.length === 0 && (
        <p>{t('events-next-stage', { stage: stageText(event.next_stage) })}</p>
      )}
      <StageRemarks remarks={event.remarks} />
      <Rules
        announcement={event.announcement}
        control={event.time_control}
        before={event.round_before?.name}
        about={false}
      />
      <StageLeads leads={event.leads} />
    </>
  );
}
