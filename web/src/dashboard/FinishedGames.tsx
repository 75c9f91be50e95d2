// The games that are over, the latest first.
import type { GameRow, Problem } from '../api/types';
import type { Loaded } from '../games';
import { t } from '../i18n';
import { prefs } from '../prefs';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import { GameGroups } from './GameGroups';
import { GameLine } from './GameLine';
import { GameTable } from './GameTable';
import { type Sort, inOrder } from './order';

interface Props {
  list: Loaded | null;
  problem: Problem | null;
  load: () => Promise<void>;
  /** Those that ended before the ones in the list. */
  loadOlder: () => Promise<void>;
  busy: boolean;
  /** Those of the list that were searched for. */
  games: GameRow[];
  sort: Sort;
}

export function FinishedGames({ list, problem, load, loadOlder, busy, games, sort }: Props) {
  const all = list?.next === null;
  return (
    <>
      {problem && (
        <Failure problem={problem} onRetry={() => void (list?.next ? loadOlder() : load())} />
      )}
      {!list && !problem && <Skeleton height="40vh" />}
      {list && (games.length > 0 || !list.games.length) && (
        <section aria-labelledby="h-over">
          <div class="row spread">
            <h2 id="h-over">
              {t(all ? 'finished-games' : 'finished-games-latest', { n: games.length })}
            </h2>
            <a href="/notes">{t('nav-notes')}</a>
          </div>
          {!list.games.length && <p class="empty">{t('no-finished-text')}</p>}
          {prefs.value.list === 'table' && games.length > 0 ? (
            <GameTable games={inOrder(games, 'finished', sort)} over stamp={list} />
          ) : (
            <GameGroups games={games} sort={sort} class="panel lines">
              {(game) => <GameLine key={game.id} game={game} stamp={list} />}
            </GameGroups>
          )}
        </section>
      )}
      {list && !all && (
        <p class="row">
          <button type="button" class="btn" aria-busy={busy} onClick={() => void loadOlder()}>
            {t('finished-older')}
          </button>
          {games.length < list.games.length && (
            <span class="small muted">{t('finished-older-search')}</span>
          )}
        </p>
      )}
    </>
  );
}
