// Which games show at once what comes in the chunk of rare parts, and when they can be drawn: all that
// stands above something else has to be there with it, or what is below would be pushed away.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '../api/types';
import { silenceLevel } from '../silence';
import { claimsDue } from './claim/claims';
import { lazily, lazilyDecided, lazilyPressed, lazilyReported } from './lazily';

/** A chunk that takes longer is not waited for: the board is worth more than a still page. */
const PATIENCE_MS = 2_000;

/** Something about the time of a running game, or its watching, is unusual. */
const isTimeUnusual = ({ white, black, silence, flag, delay_moves }: Game) =>
  [white, black].some(({ leave, clock }) => leave.length > 0 || clock.bank_seconds !== null) ||
  (!!silence && silenceLevel(silence) !== 'none') ||
  !!flag ||
  !!delay_moves;

/** It is played elsewhere, or was, by one of its players who looks at it (LAW-8.5). */
export const isReported = ({ me, stopped, ending }: Game) =>
  !!me && (ending ? ending.reason === 'recorded' : stopped?.why === 'elsewhere');

const isRare = (game: Game) =>
  !!(game.count || game.may.start_count || game.may.stop_count) ||
  game.conditional.length > 0 ||
  (!game.ending && (!!game.offer || !!game.referred || isTimeUnusual(game)));

async function fetchParts(game: Game) {
  const chunks = [
    isRare(game) && lazily.fetch(),
    !game.ending && claimsDue(game).length > 0 && lazilyPressed.fetch(),
    !game.ending && !!game.stopped && lazilyDecided.fetch(),
    isReported(game) && lazilyReported.fetch(),
  ].filter((chunk) => chunk !== false);
  const late = new Promise((done) => setTimeout(done, PATIENCE_MS));
  // What could not be fetched is told in its place.
  if (chunks.length) await Promise.race([Promise.allSettled(chunks), late]);
}

/** Whether the page can be drawn whole. What comes up later is drawn when its part is there. */
export function useParts(game: Game | null): boolean {
  const [ready, setReady] = useState<number | null>(null);
  const begun = useRef<number | null>(null);
  const id = game?.id ?? null;
  useEffect(() => {
    if (!game || begun.current === id) return;
    begun.current = id;
    void fetchParts(game).then(() => setReady(id));
  }, [id]);
  return id !== null && ready === id;
}
