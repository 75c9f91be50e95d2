// One line a game: for whoever plays many, or has little room. On a phone a line takes two rows, and the
// roles keep it a table there.
import type { GameRow } from '../api/types';
import { dateTime, duration } from '../format';
import { urgency } from '../game/words';
import { t } from '../i18n';
import { type Stamp, secondsUntil } from '../serverTime';
import { PlayerName } from '../ui/PlayerName';

import { GameTags } from './GameTags';
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
          <TimeCell game={game} stamp={stamp} />
        </>
      )}
      <td role="cell" class="c-tags">
        <GameTags game={game} plain />
      </td>
    </tr>
  );
}

/** A component of its own: only this is drawn again when time passes. */
function TimeCell({ game, stamp }: Omit<RowProps, 'over'>) {
  const { deadline, your_move: mine } = game;
  if (!deadline) return <td role="cell" class="c-time" />;
  const left = secondsUntil(deadline, stamp);
  return (
    <td role="cell" class={mine ? `c-time ${urgency(left)}` : 'c-time'} title={dateTime(deadline)}>
      {left > 0 ? duration(left) : t('overdue')}
    </td>
  );
}
