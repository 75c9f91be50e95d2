// Another game with the same opponent: the same time, with or without engines as before, the
// other colour.
import type { Game } from '../api/types';
import { other } from '../game/ply';
import { type Draft, EMPTY, timeFields, withField } from './draft';

/** What the form of a new challenge holds at first; after games of others nothing of them. */
export function rematch(game: Game): Draft {
  const { me, variant, time_control: control, draw_offers: draws } = game;
  if (!me) return EMPTY;
  const again = {
    ...EMPTY,
    ...timeFields(control),
    player: String(game[other(me)].player.id),
    color: other(me),
    engines: game.section.outside_laws === 'no_engines' ? '' : EMPTY.engines,
    draws: draws.kind,
    first_move: String(draws.move ?? EMPTY.first_move),
  };
  return withField(again, 'variant', variant);
}
