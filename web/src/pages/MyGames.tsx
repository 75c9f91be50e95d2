// The page of a member's games: those to move by nearest deadline, those waited for, those over.
import { FinishedGames } from '../dashboard/FinishedGames';
import { LongList } from '../dashboard/LazyBoard';
import { Heading } from '../dashboard/Heading';
import { RunningGames } from '../dashboard/RunningGames';
import { Toolbar } from '../dashboard/Toolbar';
import { byTime, matches } from '../dashboard/order';
import { useFilters } from '../dashboard/useFilters';
import { useFinished } from '../dashboard/useFinished';
import { useFresh } from '../dashboard/useFresh';
import { isMine, loadRunning, running, runningProblem } from '../games';
import { t } from '../i18n';
import { useTitle } from '../title';
import { AsOf } from '../ui/AsOf';
import { Failure } from '../ui/Failure';
import { Icon } from '../ui/Icon';
import { Skeleton } from '../ui/Skeleton';
import '../styles/games.css';

/** With fewer games than this everything is in sight anyway. */
const SEARCHABLE = 8;
/** With more than this, drawing only what is in sight pays. */
const MANY = 24;

export default function MyGames() {
  useTitle(t('nav-games'));
  useFresh();
  const filters = useFilters();
  const finished = useFinished(filters.show === 'finished');
  const list = running.value;
  const problem = runningProblem.value;

  if (!list) {
    if (!problem) return <Loading />;
    return (
      <div class="games">
        <h1>{t('nav-games')}</h1>
        <Failure problem={problem} onRetry={() => void loadRunning()} />
      </div>
    );
  }

  const mine = list.games.filter(isMine).sort(byTime);
  const shown = filters.show === 'finished' ? (finished.list?.games ?? []) : list.games;
  const found = shown.filter((game) => matches(game, filters.text));
  const long = shown.length > MANY;
  return (
    <div class={long ? 'games many' : 'games'}>
      <Heading mine={mine} waiting={mine.length < list.games.length} stamp={list} />
      {problem?.code === 'unreachable' && <AsOf at={list.now} onRetry={() => void loadRunning()} />}
      {problem && problem.code !== 'unreachable' && (
        <Failure problem={problem} onRetry={() => void loadRunning()} />
      )}
      {list.damaged.length > 0 && (
        <div class="failure panel" role="alert">
          <Icon name="warn" />
          <p>{t('games-damaged', { n: list.damaged.length, games: list.damaged.join(', ') })}</p>
        </div>
      )}
      <Toolbar
        filters={filters}
        sortable={shown.length > 1}
        searchable={filters.text !== '' || shown.length > SEARCHABLE}
      />
      {shown.length > 0 && found.length === 0 && (
        <p class="empty" role="status">
          {t('no-match', { text: filters.text })}
        </p>
      )}
      <LongList.Provider value={long}>
        {filters.show === 'finished' ? (
          <FinishedGames {...finished} games={found} sort={filters.sort} />
        ) : (
          <RunningGames games={found} none={!shown.length} filters={filters} stamp={list} />
        )}
      </LongList.Provider>
    </div>
  );
}

function Loading() {
  return (
    <div class="games">
      <Skeleton height="96px" />
      <div class="cards" aria-hidden="true">
        {[1, 2, 3, 4].map((place) => (
          <div key={place} class="skeleton" style={{ height: '158px' }} />
        ))}
      </div>
    </div>
  );
}
