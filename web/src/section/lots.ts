// The lots of a section, worked out again from its seed: whoever has the smallest ticket is number 1.

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The text whose SHA-256 is a player's ticket. */
export const ticketText = (seed: string, section: string, player: number): string =>
  `${seed}/${section}/${player}`;

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
