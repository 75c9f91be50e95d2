// One line a game: for whoever plays many, or has little room. On a phone a line takes two rows, and the
// roles keep it a table there.
import type { GameRow } from '../api/types';
import { t } from '../i18n';
import type { Stamp } from '../serverTime';
import { PlayerName } from '../ui/PlayerName';
import { GameTags } from './GameTags';
import { GameTime } from './GameTime';
import { LastMove } from './LastMove';
import { Result } from './Result';
import { eventOf } from './order';

interface Props {
  /** In their order. */
  games: readonly GameRow[];
  over: boolean;
  stamp: Stamp;
}

export function GameTable({ games, over, stamp }: Props) {
  const columns = ['opponent', 'event', 'variant', 'last', over ? 'result' : 'turn'];
  if (!over) columns.push('time');
  return (
    <table class={over ? 'game-table over panel' : 'game-table panel'} role="table">
      <caption class="vh">{t('nav-games')}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {[...columns, 'tags'].map((column) => (
            <th key={column} role="columnheader" scope="col" class={`c-${column}`}>
              {t(`column-${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {games.map((game) => (
          <Row key={game.id} game={game} over={over} stamp={stamp} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends Omit<Props, 'games'> {
  game: GameRow;
}

function Row({ game, over, stamp }: RowProps) {
  const { opponent, variant, ending, me } = game;
  return (
    <tr role="row">
      <th role="rowheader" scope="row" class="c-opponent">
        <a class="cover" href={`/game/${game.id}`}>
          <PlayerName player={opponent} />
        </a>
      </th>
      <td role="cell" class="c-event event">
        {eventOf(game)}
      </td>
      <td role="cell" class={variant === 'chess' ? 'c-variant usual' : 'c-variant'}>
        {t(`variant-${variant}`)}
      </td>
      <td role="cell" class="c-last">
        <LastMove last={game.last} variant={variant} />
      </td>
      {over ? (
        <td role="cell" class="c-result">
          {ending && <Result ending={ending} me={me} />}
        </td>
      ) : (
        <>
          <td role="cell" class={game.your_move ? 'c-turn mine' : 'c-turn'}>
            {t(game.your_move ? 'turn-mine' : 'turn-theirs')}
          </td>
          <td role="cell" class="c-time">
            <GameTime game={game} stamp={stamp} />
          </td>
        </>
      )}
      <td role="cell" class="c-tags">
        <GameTags game={game} plain />
      </td>
    </tr>
  );
}
