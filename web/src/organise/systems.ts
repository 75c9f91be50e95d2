// What changes in an announcement with the system: who plays whom.
import type { System } from '../events/api';
import { MATCH_PLAYERS, MATCH_USUAL } from './knockOut';
import * as silli from './silli';
import * as swiss from './swiss';

/** Systems in which who plays whom is known only of events that are held here. */
export function isOnlyHere(system: System): boolean {
  switch (system) {
    case 'silli':
    case 'knock_out':
    case 'swiss':
      return true;
    case 'round_robin':
    case 'double_round_robin':
    case 'scheveningen':
      return false;
  }
}

interface Usual {
  /** Games, or rounds, that are said with the system; none where they follow from the sections. */
  games: string;
  /** Where the system alone says how many play in a section. */
  size: string | null;
  /** Where it has tie-breaks of its own. */
  ties: readonly string[] | null;
}

/** What a system brings until the organiser says otherwise. */
export function usualOf(system: System): Usual {
  switch (system) {
    case 'silli':
      return { games: silli.GAMES_USUAL, size: null, ties: silli.TIES_USUAL };
    case 'knock_out':
      return { games: MATCH_USUAL, size: MATCH_PLAYERS, ties: null };
    case 'swiss':
      return { games: swiss.ROUNDS_USUAL, size: MATCH_PLAYERS, ties: swiss.TIES_USUAL };
    case 'round_robin':
    case 'double_round_robin':
    case 'scheveningen':
      return { games: '', size: null, ties: null };
  }
}
