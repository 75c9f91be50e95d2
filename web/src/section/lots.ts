// The lots of a section, worked out again from its seed: whoever has the smallest ticket is number 1.
import type { SectionView } from '../events/api';

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The text whose SHA-256 is a player's ticket. */
export const ticketText = (seed: string, section: string, player: number): string =>
  `${seed}/${section}/${player}`;

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

/** The players' numbers in the order of their tickets. */
export async function drawn(
  seed: string,
  section: string,
  players: readonly number[],
): Promise<{ player: number; ticket: string }[]> {
  const tickets = await Promise.all(
    players.map(async (player) => {
      const text = new TextEncoder().encode(ticketText(seed, section, player));
      return { player, ticket: hex(await crypto.subtle.digest('SHA-256', text)) };
    }),
  );
  return tickets.sort((a, b) => (a.ticket < b.ticket ? -1 : 1));
}
