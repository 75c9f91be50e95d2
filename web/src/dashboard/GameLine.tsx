// A game in which the opponent is on move, or which is finished: one line of a list.
import type { GameRow } from '../api/types';
import type { Stamp } from '../serverTime';
import { PlayerName } from '../ui/PlayerName';
import { GameTags } from './GameTags';
import { GameTime } from './GameTime';
import { LastMove } from './LastMove';
import { LazyBoard } from './LazyBoard';
import { Result } from './Result';
import { eventOf } from './order';

interface Props {
  game: GameRow;
  stamp: Stamp;
}

export function GameLine({ game, stamp }: Props) {
  return (
    <li>
      <LazyBoard game={game} />
      <a class="cover" href={`/game/${game.id}`}>
        <PlayerName player={game.opponent} />
        <small class="event">{eventOf(game)}</small>
      </a>
      <span class="line-move">
        <LastMove last={game.last} variant={game.variant} />
        <GameTags game={game} />
      </span>
      <div class="line-time">
        {game.ending ? (
          <Result ending={game.ending} me={game.me} />
        ) : (
          <GameTime game={game} stamp={stamp} />
        )}
      </div>
    </li>
  );
}
