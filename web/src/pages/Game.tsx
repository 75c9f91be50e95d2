// The page of a game: loads it, then plays or watches. What a visitor may not see may still be a
// player's own: they are asked to sign in.
import { useEffect } from 'preact/hooks';
import { Trouble } from '../ui/Trouble';
import { Skeleton } from '../ui/Skeleton';
import { GameView } from '../game/GameView';
import { useGame } from '../game/useGame';
import { go } from '../router';
import { session } from '../session';
import '../styles/game.css';
import '../styles/move.css';
import '../styles/game-print.css';

export default function GamePage({ id }: { id: string }) {
  const { game, problem, skew, reload } = useGame(Number(id));
  const turnedAway = problem?.status === 401 && session.value === null;
  useEffect(() => {
    if (turnedAway) go(`/sign-in?then=${encodeURIComponent(`/game/${id}`)}`, { replace: true });
  }, [turnedAway]);
  if (game && !turnedAway)
    return <GameView key={game.id} game={game} skew={skew} reload={reload} />;
  if (problem && !turnedAway) {
    // A game that is closed to the reader, or is not there, stays so.
    const final = problem.status === 403 || problem.status === 404;
    return <Trouble problem={problem} onRetry={final ? undefined : () => void reload()} />;
  }
  return <Skeleton height="80vh" />;
}
