// Another game with the same opponent: the same time, with or without engines as before, the
// other colour.
import type { Game } from '../api/types';
import { writeControl } from '../events/control';
import { other } from '../game/ply';

/** What a link to a new challenge would say; nothing after games of others. */
export function rematch(game: Game): URLSearchParams {
  const { me, variant, time_control: control } = game;
  if (!me) return new URLSearchParams();
  return new URLSearchParams({
    to: String(game[other(me)].player.id),
    variant,
    time: writeControl(control),
    color: other(me),
    ...(game.section.outside_laws === 'no_engines' && { engines: 'no' }),
    draws: game.draw_offers.kind,
    first: String(game.draw_offers.move ?? ''),
  });
}
