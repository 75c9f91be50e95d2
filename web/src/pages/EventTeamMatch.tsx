// A match of two teams, with its games by board.
import { EventFrame } from '../events/EventFrame';
import type { EventView } from '../events/api';
import { useEvent } from '../events/useEvent';
import { t } from '../i18n';
import { sectionText } from '../sectionName';
import { MatchGames } from '../teams/MatchGames';
import { matchIn, matchOf, outcomeOf, scoreOf } from '../teams/table';
import { useTables } from '../teams/useTables';
import { Failure } from '../ui/Failure';
import { Icon } from '../ui/Icon';
import { Skeleton } from '../ui/Skeleton';
import { Tag } from '../ui/Tag';
import { Trouble } from '../ui/Trouble';
import { isolated } from '../ui/isolated';
import '../styles/section.css';
import '../styles/teams.css';

/** `id`: "12/teams/1/2-5". */
export default function EventTeamMatch({ id }: { id: string }) {
  const place = matchIn(id);
  const { event, problem, load } = useEvent(place?.id ?? 0);
  if (!event) {
    if (!problem) return <Skeleton height="80vh" />;
    const retry = problem.status === 404 ? undefined : () => void load();
    return <Trouble problem={problem} onRetry={retry} />;
  }
  return <Match key={id} event={event} place={place} />;
}

interface Props {
  event: EventView;
  place: ReturnType<typeof matchIn>;
}

function Match({ event, place }: Props) {
  const { tables, problem, load } = useTables(event.id, true);
  const table = place ? tables?.sections[place.section] : undefined;
  const match = table && place ? matchOf(table, place.first, place.second) : undefined;
  const [first, second] = [match?.first, match?.second].map((number) =>
    table?.teams.find((line) => line.number === number),
  );
  const topic =
    first && second ? `${isolated(first.name)} – ${isolated(second.name)}` : t('teams-match');
  return (
    <EventFrame event={event} topic={topic}>
      {problem && <Failure problem={problem} onRetry={() => void load()} />}
      {!tables && !problem && <Skeleton height="50vh" />}
      {tables && !match && <p class="empty panel">{t('teams-no-such-match')}</p>}
      {tables && table && match && first && second && (
        <>
          <p class="match-score">
            <b>{scoreOf(match, match.first)}</b>{' '}
            <Tag strong={!match.is_over}>{t(match.is_over ? 'teams-over' : 'teams-running')}</Tag>
            <span class="small muted">
              {tables.sections.length > 1 && ` ${sectionText(table.name)}`}
              {outcomeOf(match, match.first) === 'draw' && ` ${t('teams-outcome-draw')}`}
            </span>
          </p>
          <MatchGames table={table} match={match} first={first} second={second} />
        </>
      )}
      <p>
        <a href={`/events/${event.id}/teams`}>
          <Icon name="back" /> {t('events-teams-tables')}
        </a>
      </p>
    </EventFrame>
  );
}
