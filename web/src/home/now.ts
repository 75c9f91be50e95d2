// The game that visitors are shown: one that is being played, or else the one that was played last.
import { api } from '../api/client';
import type { EventLine } from '../events/api';
import type { SectionGlance } from '../events/sectionLines';
import { type BoardOfGame, inOrder } from '../live/lists';

/** Events that are asked for, and of how many the games are looked at. */
const EVENTS = 5;
const TRIED = 3;
/** So many boards of a section are enough to choose from. */
const BOARDS = 50;

type Event = Pick<EventLine, 'id' | 'name'>;

export interface Now {
  event: Event;
  board: BoardOfGame;
  /** The server's time. */
  now: string;
  delayed: boolean;
}

/** Something has been played there, and it counts. */
const isPlayed = ({ last, ending }: BoardOfGame) => !!last && ending?.reason !== 'cancelled';

/** The running game with the latest move; where none is shown, the one that ended last. */
export const boardOf = (boards: readonly BoardOfGame[]): BoardOfGame | undefined =>
  inOrder(boards.filter(isPlayed))[0];

/** One of which something is shown, also where running games are shown to nobody. */
export function sectionOf(
  sections: readonly Pick<SectionGlance, 'id' | 'counts'>[],
): number | undefined {
  const isBegun = ({ counts }: (typeof sections)[number]) => counts.running + counts.finished > 0;
  const hasBoth = ({ counts }: (typeof sections)[number]) =>
    counts.running > 0 && counts.finished > 0;
  return (sections.find(hasBoth) ?? sections.find(isBegun))?.id;
}

/** Undefined: the server has not answered. */
async function nowOf(event: Event, signal: AbortSignal): Promise<Now | null | undefined> {
  const listed = await api.GET('/api/events/{id}/sections', {
    params: { path: { id: event.id } },
    signal,
  });
  if (!listed.data) return undefined;
  const section = sectionOf(listed.data.sections);
  if (section === undefined) return null;
  const { data } = await api.GET('/api/sections/{id}/boards', {
    params: { path: { id: section }, query: { limit: BOARDS } },
    signal,
  });
  if (!data) return undefined;
  const board = boardOf(data.boards);
  return board ? { event, board, now: data.now, delayed: data.delay_moves > 0 } : null;
}

/** Null where there is none, and where the server is in trouble: then nothing more is asked of it. */
export async function findNow(signal: AbortSignal): Promise<Now | null> {
  const { data } = await api.GET('/api/events', {
    params: { query: { phase: 'running', limit: EVENTS } },
    signal,
  });
  const events = data?.events.filter(({ sections }) => sections > 0).slice(0, TRIED) ?? [];
  for (const event of events) {
    const found = await nowOf(event, signal);
    if (found !== null) return found ?? null;
  }
  return null;
}
