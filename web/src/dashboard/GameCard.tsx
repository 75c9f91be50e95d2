// A game that awaits the reader.
import type { GameRow } from '../api/types';
import { type Stamp, secondsUntil } from '../serverTime';
import { PlayerName } from '../ui/PlayerName';
import { TimeBar } from '../ui/TimeBar';
import { GameTags } from './GameTags';
import { LastMove } from './LastMove';
import { LazyBoard } from './LazyBoard';
import { TheirTime } from './TheirTime';
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
        <Deadline game={game} stamp={stamp} />
      </div>
    </li>
  );
}

/** A component of its own: only this is drawn again when time passes. */
function Deadline({ game, stamp }: Props) {
  if (!game.deadline) return null;
  if (!game.your_move) {
    return (
      <p class="time muted">
        <TheirTime game={game} stamp={stamp} seen />
      </p>
    );
  }
  const left = secondsUntil(game.deadline, stamp);
  return <TimeBar left={left} total={game.budget_seconds ?? left} deadline={game.deadline} />;
}
