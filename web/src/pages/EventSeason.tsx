// Promotion and relegation after a season of a league (TR-5.3-5.4): how it stands, or what was decided; and for those
// who decide, a choice for each team.
import { useEffect, useState } from 'preact/hooks';
import { EventFrame } from '../events/EventFrame';
import { Moment } from '../events/Moment';
import { useEvent } from '../events/useEvent';
import { t } from '../i18n';
import { SeasonForm } from '../teams/SeasonForm';
import { Moves, SeasonSections } from '../teams/SeasonSections';
import type { Season } from '../teams/api';
import { useSeason } from '../teams/useSeason';
import { Cited } from '../ui/Cited';
import { Icon } from '../ui/Icon';
import { PlayerName } from '../ui/PlayerName';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import '../styles/season.css';

export default function EventSeason({ id }: { id: string }) {
  const { event, problem: eventProblem, load: loadEvent } = useEvent(Number(id));
  const { season, problem: seasonProblem, load, put } = useSeason(Number(id));
  /** How often it was decided here. */
  const [done, setDone] = useState(0);
  const [again, setAgain] = useState(false);
  // With the dialog the button is gone that was pressed.
  useEffect(() => {
    if (done) document.getElementById('event-heading')?.focus();
  }, [done]);
  const problem = eventProblem ?? seasonProblem;
  if (problem && !(event && season)) {
    const final = problem.status === 404 || problem.status === 409;
    const retry = () => void Promise.all([loadEvent(), load()]);
    return <Trouble problem={problem} onRetry={final ? undefined : retry} />;
  }
  if (!event || !season) return <Skeleton height="80vh" />;
  const decided = (next: Season) => {
    put(next);
    setAgain(false);
    setDone(done + 1);
  };
  const reload = async () => {
    const problem = await load();
    // The button is gone with what it was about.
    if (!problem) document.getElementById('event-heading')?.focus();
    return problem;
  };
  const deciding = season.may_decide && (season.decided_at === null || again);
  return (
    <EventFrame event={event} topic={t('seasons-topic')} news={done ? t('seasons-done') : ''}>
      {season.teams.length > 0 && <State season={season} />}
      {season.may_decide && !deciding && (
        <p class="row">
          <button type="button" class="btn" onClick={() => setAgain(true)}>
            {t('seasons-again')}
          </button>
          <a class="btn" href={`/events/new?season=${event.id}`}>
            {t('seasons-next')}
          </a>
        </p>
      )}
      {season.teams.length === 0 ? (
        <p class="empty panel">{t('seasons-empty')}</p>
      ) : deciding ? (
        <SeasonForm
          season={season}
          // What somebody fills in stays open, whatever others decide meanwhile.
          onChosen={() => setAgain(true)}
          onDecided={decided}
          onReload={reload}
        />
      ) : (
        <Table season={season} />
      )}
      <p>
        <a href={`/events/${event.id}/teams`}>
          <Icon name="back" /> {t('events-teams-tables')}
        </a>
      </p>
    </EventFrame>
  );
}

/** How far it is. */
function State({ season }: { season: Season }) {
  const { is_over: over, decided_at: at, decided_by: by, may_decide: decides } = season;
  if (at)
    return (
      <p>
        {t('seasons-decided')} <Moment at={at} />
        {by && (
          <>
            {' '}
            · <PlayerName player={by} rating={false} link />
          </>
        )}
      </p>
    );
  const text = over ? (decides ? 'seasons-decide-lede' : 'seasons-waits') : 'seasons-running';
  return (
    <p>
      <Cited text={t(text)} />
    </p>
  );
}

function Table({ season }: { season: Season }) {
  const last = season.decided_at
    ? {
        heading: t('seasons-decision'),
        of: (team: Season['teams'][number]) => (
          <>
            <Moves season={season} team={team} movement={team.decided} />
            {team.reason && <p class="small pre">{t('events-because', { reason: team.reason })}</p>}
          </>
        ),
      }
    : null;
  return <SeasonSections season={season} last={last} />;
}
