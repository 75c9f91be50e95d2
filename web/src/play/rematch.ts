// Another game with the same opponent by the same terms, with the other colour: those that were agreed on, where it was
// a friendly game and they are still known, else what the game says itself.
import { api } from '../api/client';
import type { Game, Problem } from '../api/types';
import { other } from '../game/ply';
import type { Challenge } from './api';
import { type Draft, draftOf, EMPTY, timeFields, withField } from './draft';

/** What the game says of its terms: neither its leave nor whether silence loses. */
function playedBy({
  variant,
  section,
  time_control: control,
  draw_offers: draws,
  conditional_moves: conditional,
}: Game): Draft {
  const draft = {
    ...EMPTY,
    ...timeFields(control),
    engines: section.outside_laws === 'no_engines' ? '' : EMPTY.engines,
    conditional,
    draws: draws.kind,
    first_move: String(draws.move ?? EMPTY.first_move),
  };
  return withField(draft, 'variant', variant);
}

/** What the form of a new challenge holds at first; after games of others nothing of them. */
export function rematch(game: Game, agreed?: Challenge): Draft {
  const { me } = game;
  if (!me) return EMPTY;
  const terms = agreed ? draftOf(agreed) : playedBy(game);
  return { ...terms, player: String(game[other(me)].player.id), color: other(me) };
}

/** The draft after the game with this number. */
export async function rematchOf(id: number): Promise<{ data?: Draft; error?: Problem }> {
  const { data: game, error } = await api.GET('/api/games/{id}', { params: { path: { id } } });
  if (!game) return { error };
  const { friendly, name } = game.section;
  // It is named by its challenge, which is forgotten some months later.
  const path = { id: Number(name) };
  const agreed = friendly && (await api.GET('/api/challenges/{id}', { params: { path } })).data;
  return { data: rematch(game, agreed ?? undefined) };
}
