// The page of a game: loads it, then plays or watches.
import { AsOf } from '../ui/AsOf';
import { Trouble } from '../ui/Trouble';
import { Skeleton } from '../ui/Skeleton';
import { GameView } from '../game/GameView';
import { useGame } from '../game/useGame';
import { useParts } from '../game/unusual';
import { useTurnedAway } from '../game/useTurnedAway';
import '../styles/game.css';
import '../styles/going.css';
import '../styles/game-layout.css';
import '../styles/move.css';
import '../styles/game-print.css';

export default function GamePage({ id }: { id: string }) {
  const { game, problem, skew, reload } = useGame(Number(id));
  const turnedAway = useTurnedAway(problem);
  const whole = useParts(game);
  if (game && whole && !turnedAway) {
    const lost = problem?.code === 'unreachable';
    return (
      <>
        {lost && <AsOf at={game.now} onRetry={() => void reload()} />}
        <GameView key={game.id} game={game} skew={skew} reload={reload} />
      </>
    );
  }
  if (problem && !game && !turnedAway) {
    // A game that is closed to the reader, or is not there, stays so.
    const final = problem.status === 403 || problem.status === 404;
    return <Trouble problem={problem} onRetry={final ? undefined : () => void reload()} />;
  }
  return <Skeleton height="80vh" wide />;
}
