// The page of a member's games: those to move by nearest deadline, those waited for, those over.
import { Asked } from '../dashboard/Asked';
import { Facets } from '../dashboard/Facets';
import { FinishedGames } from '../dashboard/FinishedGames';
import { LongList } from '../dashboard/LazyBoard';
import { Heading } from '../dashboard/Heading';
import { RunningGames } from '../dashboard/RunningGames';
import { SinceBox } from '../dashboard/SinceBox';
import { Toolbar } from '../dashboard/Toolbar';
import { byTime, inOrder, isWanted, split } from '../dashboard/order';
import { useFilters } from '../dashboard/useFilters';
import { useFinished } from '../dashboard/useFinished';
import { useFresh } from '../dashboard/useFresh';
import { isMine, loadRunning, running, runningProblem } from '../games';
import { dateTime } from '../format';
import { t } from '../i18n';
import { useOrderKept } from '../dashboard/useOrderKept';
import { useReturn } from '../dashboard/useReturn';
import { useSince } from '../dashboard/useSince';
import { leftThroughHistory } from '../router';
import { hasNewMove } from '../seen';
import { useTitle } from '../title';
import { useAgain } from '../useAgain';
import { AsOf } from '../ui/AsOf';
import { Failure } from '../ui/Failure';
import { Icon } from '../ui/Icon';
import { Skeleton } from '../ui/Skeleton';
import '../styles/games.css';
import '../styles/game-table.css';

/** With fewer games than this everything is in sight anyway; with more, only what is near is laid out and drawn. */
const FEW = 8;
/** On the way back so many are laid out all the same: how high the rest is would be a guess, and the place another. */
const MANY = 24;

export default function MyGames() {
  useTitle(t('nav-games'));
  useFresh();
  const filters = useFilters();
  const finished = useFinished(filters.show === 'finished');
  const list = running.value;
  const problem = runningProblem.value;
  useAgain(problem?.code === 'unreachable', loadRunning);
  const over = filters.show === 'finished';
  const shown = (over ? finished.list : list)?.games ?? [];
  const found = shown.filter((game) => isWanted(game, filters));
  const since = useSince(list);
  useReturn(shown.length > 0);
  useOrderKept(inOrder(found, filters.show, filters.sort));

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
  const { mine: my, theirs } = split(shown, filters.show);
  const most = leftThroughHistory() === null ? FEW : MANY;
  const subject = over ? shown : [...my, ...theirs];
  return (
    <div class={shown.length > most ? 'games many' : 'games'}>
      <Heading mine={mine} waiting={mine.length < list.games.length} stamp={list} />
      {problem?.code === 'unreachable' && <AsOf at={list.now} onRetry={() => void loadRunning()} />}
      {problem && problem.code !== 'unreachable' && (
        <>
          <Failure problem={problem} onRetry={() => void loadRunning()} />
          <p class="muted">{t('list-as-of', { when: dateTime(list.now) })}</p>
        </>
      )}
      {list.damaged.length > 0 && (
        <div class="failure panel" role="alert">
          <Icon name="warn" />
          <p>{t('games-damaged', { n: list.damaged.length, games: list.damaged.join(', ') })}</p>
        </div>
      )}
      <Asked />
      <SinceBox
        ended={since.ended}
        moved={list.games.filter(hasNewMove).length}
        onDismiss={since.dismiss}
      />
      <Toolbar
        filters={filters}
        sortable={shown.length > 1}
        searchable={filters.text !== '' || shown.length > FEW}
      />
      <Facets games={subject} filters={filters} />
      <p class={filters.narrowed && !found.length ? 'empty' : 'vh'} role="status">
        {filters.narrowed && shown.length > 0 && told(found.length, filters.text)}
      </p>
      <LongList.Provider value={shown.length > FEW}>
        {over ? (
          <FinishedGames {...finished} games={found} sort={filters.sort} />
        ) : (
          <RunningGames games={found} none={!shown.length} filters={filters} stamp={list} />
        )}
      </LongList.Provider>
    </div>
  );
}

/** How many are left of the list, for whoever does not see it shrink. */
function told(n: number, text: string): string {
  if (n > 0) return t('found', { n });
  return text ? t('no-match', { text }) : t('no-found');
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
