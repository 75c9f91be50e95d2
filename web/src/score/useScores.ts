// A game by post or e-mail with its scores, for the pages that show them.
import { api } from '../api/client';
import type { Game } from '../api/types';
import { useFound } from '../ui/useFound';
import { type Scores, getScore } from './api';

interface Found {
  game: Game;
  scores: Scores;
}

async function ask(id: string) {
  const params = { path: { id: Number(id) } };
  const [game, scores] = await Promise.all([
    api.GET('/api/games/{id}', { params }),
    getScore(Number(id)),
  ]);
  const error = game.error ?? scores.error;
  if (error) return { error };
  return { data: { game: game.data, scores: scores.data } as Found };
}

export const useScores = (id: string) => useFound(id, () => ask(id));
