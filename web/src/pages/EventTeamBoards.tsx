// The games of a team, board by board, for whoever looks after them (TR-11): whose move it is, what ends a game
// first, who is silent, and who has not started.
import { EventFrame } from '../events/EventFrame';
import type { EventView } from '../events/api';
import { useEvent } from '../events/useEvent';
import { num } from '../format';
import { t } from '../i18n';
import { BoardGames } from '../teams/BoardGames';
import type { TeamGames } from '../teams/api';
import { boardsIn, countsOf, isMonthOn } from '../teams/boards';
import { lettersWay } from '../teams/letters';
import { replacementsPath } from '../teams/replacements';
import { useTeamGames } from '../teams/useTeamGames';
import { Cited } from '../ui/Cited';
import { Icon } from '../ui/Icon';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import { isolated } from '../ui/isolated';
import '../styles/section.css';
import '../styles/teams.css';

/** `id`: "12/teams/3/boards". */
export default function EventTeamBoards({ id }: { id: string }) {
  const place = boardsIn(id) ?? { event: 0, team: 0 };
  const { event, problem: eventProblem, load: loadEvent } = useEvent(place.event);
  const { games, problem: gamesProblem, load: loadGames } = useTeamGames(place.event, place.team);
  const problem = gamesProblem ?? eventProblem;
  if (problem) {
    const final = problem.status === 404 || problem.status === 403;
    const retry = () => void Promise.all([loadEvent(), loadGames()]);
    return <Trouble problem={problem} onRetry={final ? undefined : retry} />;
  }
  if (!event || !games) return <Skeleton height="80vh" />;
  const { boards, now, name } = games;
  const letters = lettersWay(event.id, games.letters);
  const monthOn = isMonthOn(event.announcement.starts_at, now);
  return (
    <EventFrame event={event} topic={t('events-team-boards', { name: isolated(name) })}>
      {boards.length === 0 && <p class="empty panel">{t('teams-no-boards')}</p>}
      {boards.length > 0 && <Summary event={event} games={games} />}
      {boards.map((board) => (
        <BoardGames key={board.board} board={board} stamp={games} monthOn={monthOn} />
      ))}
      <p>
        <a href={replacementsPath(event.id, place.team)}>{t('teams-replacements')}</a>
        {letters && (
          <>
            {' · '}
            <a href={letters.path}>{t(`teams-letters-${letters.to}`)}</a>
          </>
        )}
      </p>
      <p>
        <a href={`/events/${event.id}/teams`}>
          <Icon name="back" /> {t('events-teams-tables')}
        </a>
      </p>
    </EventFrame>
  );
}

const KINDS = ['running', 'to-move', 'silent', 'not-started'] as const;

function Summary({ event, games }: { event: EventView; games: TeamGames }) {
  const counts = countsOf(games);
  return (
    <div class="team-summary">
      <dl class="facts">
        {KINDS.map((kind) => (
          <div key={kind}>
            <dt>{t(`teams-count-${kind}`)}</dt>
            <dd>{num(counts[kind])}</dd>
          </div>
        ))}
      </dl>
      {counts['not-started'] > 0 && event.phase !== 'finished' && (
        <p class="small muted">
          <Cited text={t('teams-started-check')} />
        </p>
      )}
    </div>
  );
}
