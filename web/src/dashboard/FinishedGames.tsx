// The games that are over, the latest first.
import type { GameRow, Problem } from '../api/types';
import type { Loaded } from '../games';
import { t } from '../i18n';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import { GameGroups } from './GameGroups';
import { GameLine } from './GameLine';
import type { Sort } from './order';

interface Props {
  list: Loaded | null;
  problem: Problem | null;
  load: () => Promise<void>;
  /** Those of the list that were searched for. */
  games: GameRow[];
  sort: Sort;
}

export function FinishedGames({ list, problem, load, games, sort }: Props) {
  return (
    <>
      {problem && <Failure problem={problem} onRetry={() => void load()} />}
      {!list && !problem && <Skeleton height="40vh" />}
      {list && (games.length > 0 || !list.games.length) && (
        <section aria-labelledby="h-over">
          <h2 id="h-over">{t('finished-games', { n: games.length })}</h2>
          {!list.games.length && <p class="empty">{t('no-finished-text')}</p>}
          <GameGroups games={games} sort={sort} class="panel lines">
            {(game) => <GameLine key={game.id} game={game} stamp={list} />}
          </GameGroups>
        </section>
      )}
    </>
  );
}
