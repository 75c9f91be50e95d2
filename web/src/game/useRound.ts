// Keeps a game page's place among the reader's games: that this one is being looked at, and which there are.
import { useEffect, useRef } from 'preact/hooks';
import type { Game } from '../api/types';
import { isMine, loadRunning, running } from '../games';
import { go } from '../router';
import { followRunning, goOn, look, neighbours, nextAfter, round } from '../round';
import { seeGame } from '../seen';

export function useRound(game: Game) {
  const { id, ply, offer, flag, ending } = game;
  const games = running.value?.games ?? NO_GAMES;
  const standing = `${ply} ${offer?.by} ${flag?.by} ${ending?.at}`;

  useEffect(() => followRunning(id, games), [id, games]);
  const written = game.messages.length;
  useEffect(() => seeGame(game), [id, ply, written, ending]);

  const row = games.find((each) => each.id === id);
  const old = !!row && row.ply !== ply;
  const known = useRef(standing);
  useEffect(() => {
    look(game);
    // What is done here, or is only found here, changes what awaits the reader.
    if (known.current !== standing || old) void loadRunning();
    known.current = standing;
  }, [id, standing, old]);

  const next = nextAfter(id, games, round.value);
  const place = neighbours(id, round.value);
  const step = (to: number | undefined) => {
    if (to !== undefined) go(`/game/${to}`);
  };
  return {
    place,
    next,
    /** Going on leaves undone here what only the reader can do. */
    skips: !!row && isMine(row),
    keys: {
      p: () => step(place?.before),
      n: () => step(place?.behind),
      s: () => goOn(next),
    },
  };
}

export type GoingThrough = ReturnType<typeof useRound>;

const NO_GAMES: never[] = [];
