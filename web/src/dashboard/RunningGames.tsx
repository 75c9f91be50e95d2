// The games in play: those to move as cards and those waited for as lines, or all of them as a table.
import type { GameRow } from '../api/types';
import { t } from '../i18n';
import { prefs } from '../prefs';
import type { Stamp } from '../serverTime';
import { GameCard } from './GameCard';
import { GameGroups } from './GameGroups';
import { GameLine } from './GameLine';
import { GameTable } from './GameTable';
import { NoGames } from './NoGames';
import { inOrder, split } from './order';
import type { Filters } from './useFilters';

interface Props {
  games: GameRow[];
  /** There is no game at all, whatever is searched for. */
  none: boolean;
  filters: Filters;
  stamp: Stamp;
}

export function RunningGames({ games, none, filters, stamp }: Props) {
  const { show, sort } = filters;
  const { mine, theirs } = split(games, show);
  if (none) return <NoGames />;
  if (prefs.value.list === 'table' && mine.length + theirs.length > 0) {
    return <GameTable games={inOrder(games, show, sort)} over={false} stamp={stamp} />;
  }
  return (
    <>
      {mine.length > 0 && (
        <section aria-labelledby="h-mine">
          <h2 class="vh" id="h-mine">
            {t('to-move')}
          </h2>
          <GameGroups games={mine} sort={sort} class="cards">
            {(game) => <GameCard key={game.id} game={game} stamp={stamp} />}
          </GameGroups>
        </section>
      )}
      {theirs.length > 0 && (
        <section aria-labelledby="h-theirs">
          <h2 id="h-theirs">{t('waiting', { n: theirs.length })}</h2>
          <GameGroups games={theirs} sort={sort} class="panel lines">
            {(game) => <GameLine key={game.id} game={game} stamp={stamp} />}
          </GameGroups>
        </section>
      )}
      {show === 'theirs' && !theirs.length && !filters.narrowed && (
        <p class="empty">{t('no-waiting')}</p>
      )}
    </>
  );
}
