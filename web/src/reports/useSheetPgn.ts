// The moves of the player's own score as the beginning of a PGN: its result is for the player to add.
import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../api/types';
import { getScore } from '../score/api';
import { isMine, mySheet, pgnOf } from '../score/lines';

export function useSheetPgn(game: Game): string {
  const { id, ending, me } = game;
  const [pgn, setPgn] = useState('');
  const wanted = !ending && !!me;
  useEffect(() => {
    setPgn('');
    if (!wanted) return undefined;
    let here = true;
    // Where there is none, the field stays empty.
    void getScore(id).then(({ data }) => {
      if (!here || !data || !isMine(data) || !mySheet(data).lines.length) return;
      // A sheet begins behind the moves that stand here already.
      const moves = [...game.moves.slice(0, data.base), ...mySheet(data).lines];
      setPgn(
        pgnOf(
          game.initial_fen,
          moves.map(({ san }) => san),
        ),
      );
    });
    return () => {
      here = false;
    };
  }, [id, wanted]);
  return pgn;
}
