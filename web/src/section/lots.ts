// The lots of a section, worked out again from its seed: whoever has the smallest ticket is number 1.
import type { SectionView } from '../events/api';

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The text whose SHA-256 is a ticket: of a player, or of a team. */
export const ticketText = (seed: string, section: string, who: number | string): string =>
  `${seed}/${section}/${who}`;

/** What stands for a team in the text of its ticket. */
export const teamLot = (team: number): string => `team ${team}`;

/** What a shell takes as the very text, whatever stands in it. */
export const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Players by start number, in the groups within which lots are drawn: in a match its two sides. */
export function lotGroups({
  system,
  players,
}: Pick<SectionView, 'system' | 'players'>): readonly number[][] {
  const ids = [...players].sort((a, b) => a.number - b.number).map(({ player }) => player.id);
  if (system !== 'scheveningen') return [ids];
  const half = Math.floor(ids.length / 2);
  return [ids.slice(0, half), ids.slice(half)];
}

/** Players, or teams, in the order of their tickets. */
export async function drawn<Who extends number | string>(
  seed: string,
  section: string,
  everybody: readonly Who[],
): Promise<{ who: Who; ticket: string }[]> {
  const tickets = await Promise.all(
    everybody.map(async (who) => {
      const text = new TextEncoder().encode(ticketText(seed, section, who));
      return { who, ticket: hex(await crypto.subtle.digest('SHA-256', text)) };
    }),
  );
  return tickets.sort((a, b) => (a.ticket < b.ticket ? -1 : 1));
}
