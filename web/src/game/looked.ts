// Which games the reader has opened, in this tab and since it was: whoever leaves a game for tonight is
// led on to the others before it comes again.
let looked: readonly number[] = [];

export const lookedAt = (): readonly number[] => looked;

/** The last one opened stands last. */
export function look(game: number) {
  looked = [...looked.filter((id) => id !== game), game];
}
