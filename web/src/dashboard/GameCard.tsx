// A game that awaits the reader.
import type { GameRow } from '../api/types';
import type { Stamp } from '../serverTime';
import { PlayerName } from '../ui/PlayerName';
import { GameTags } from './GameTags';
import { GameTime } from './GameTime';
import { LastMove } from './LastMove';
import { LazyBoard } from './LazyBoard';
import { eventOf } from './order';

interface Props {
  game: GameRow;
  stamp: Stamp;
}

export function GameCard({ game, stamp }: Props) {
  return (
    <li class="card">
      <LazyBoard game={game} />
      <div class="card-body">
        <a class="cover" href={`/game/${game.id}`}>
          <PlayerName player={game.opponent} />
        </a>
        <p class="muted event">{eventOf(game)}</p>
        <p class="card-line">
          <LastMove last={game.last} variant={game.variant} />
          <GameTags game={game} />
        </p>
        <GameTime game={game} stamp={stamp} bar />
      </div>
    </li>
  );
}
