// In which section of an event somebody plays, by name or number.
import type { Player } from '../api/types';
import { hasWords } from '../format';
import { nameOf } from '../ui/PlayerName';
import type { SectionGlance } from './sectionLines';

export interface FoundPlayer {
  player: Player;
  section: SectionGlance;
}

/** By section, and in each one by start number. */
export const findPlayers = (sections: readonly SectionGlance[], text: string): FoundPlayer[] =>
  sections.flatMap((section) =>
    section.players
      .filter((player) => hasWords(`${nameOf(player)} ${player.id}`, text))
      .map((player) => ({ player, section })),
  );
