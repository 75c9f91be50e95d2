// The teams of an event: before the start lists who has entered, afterwards their tables and matches as well.
import { useEffect, useState } from 'preact/hooks';
import { EventFrame } from '../events/EventFrame';
import { Moment } from '../events/Moment';
import type { EventView } from '../events/api';
import { useEvent } from '../events/useEvent';
import { t } from '../i18n';
import { EnterTeam } from '../teams/EnterTeam';
import { Matches } from '../teams/Matches';
import { Standings } from '../teams/Standings';
import { TeamLots } from '../teams/TeamLots';
import { TeamsList } from '../teams/TeamsList';
import type { TeamList } from '../teams/api';
import { lettersPath, writes } from '../teams/letters';
import { hasTables, tableName } from '../teams/table';
import { useTables } from '../teams/useTables';
import { useTeams } from '../teams/useTeams';
import { Downloads } from '../ui/Downloads';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import '../styles/organise.css';
import '../styles/section.css';
import '../styles/teams.css';

const TEAMS = ['teams'] as const;

export default function EventTeams({ id }: { id: string }) {
  const { event, problem, load } = useEvent(Number(id));
  const teams = useTeams(Number(id), event?.version ?? null);
  const [news, setNews] = useState('');
  // What was done may have taken away the button that was pressed.
  useEffect(() => {
    if (news && document.activeElement === document.body)
      document.getElementById('event-heading')?.focus();
  }, [news]);
  if (!event) {
    if (!problem) return <Skeleton height="80vh" />;
    const retry = problem.status === 404 ? undefined : () => void load();
    return <Trouble problem={problem} onRetry={retry} />;
  }
  const { list } = teams;
  const took = (next: TeamList, told: string) => {
    teams.put(next);
    setNews(told);
  };
  const open = event.phase === 'entries_open';
  return (
    <EventFrame event={event} topic={t('events-tab-teams')} news={news}>
      {teams.problem && <Failure problem={teams.problem} onRetry={() => void teams.load()} />}
      {list && writes(list.teams) && (
        <p>
          <a href={lettersPath(event.id)}>{t('events-letters')}</a>
        </p>
      )}
      {hasTables(event) && <Tables event={event} />}
      {!list && !teams.problem && <Skeleton height="50vh" />}
      {list?.boards === null && <p class="empty panel">{t('teams-not-of-teams')}</p>}
      {list && list.boards !== null && (
        <>
          {open && (
            <p class="small muted">
              {t('teams-open-until')} <Moment at={event.announcement.entries_close_at} />
            </p>
          )}
          <EnterTeam
            event={event}
            list={list}
            onEntered={(next) => took(next, t('teams-entered'))}
          />
          <section class="entry-panel" aria-labelledby="h-teams">
            <h2 id="h-teams">{t(hasTables(event) ? 'teams-line-ups' : 'events-entries')}</h2>
            <TeamsList event={event} list={list} onChanged={took} />
          </section>
        </>
      )}
    </EventFrame>
  );
}

function Tables({ event }: { event: EventView }) {
  const { tables, problem, load } = useTables(event.id, true);
  if (problem) return <Failure problem={problem} onRetry={() => void load()} />;
  if (!tables) return <Skeleton height="40vh" />;
  const alone = tables.sections.length === 1;
  return (
    <>
      {event.announcement.teams?.league && (
        <p>
          <a href={`/events/${event.id}/season`}>{t('teams-season')}</a>
        </p>
      )}
      {tables.sections.map((table, at) => {
        const named = !alone || table.division !== null;
        const name = named ? tableName(table) : event.announcement.name;
        return (
          <section
            key={table.name}
            class="panel pad team-section"
            aria-labelledby={`h-section-${at}`}
          >
            <h2 id={`h-section-${at}`}>{named ? name : t('teams-table')}</h2>
            <Standings table={table} byBoards={tables.by_boards} name={name} />
            <h3>{t('teams-matches')}</h3>
            <Matches event={event.id} section={at} table={table} name={name} />
            {tables.seed && <TeamLots table={table} seed={tables.seed} />}
          </section>
        );
      })}
      {tables.sections.length > 0 && <Downloads of={`events/${event.id}`} files={TEAMS} />}
    </>
  );
}
