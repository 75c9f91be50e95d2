// The draft of an announcement, kept in this tab until it is sent: a reload loses nothing.
import { EMPTY, type Draft } from './draft';
import type { Step } from './steps';

/**
 * The place in the wizard: a step, the choice of a preset before, the summary behind, or the games that
 * come with the announcement.
 */
export type Place = 'preset' | Step | 'games' | 'summary';

export interface Kept {
  draft: Draft;
  place: Place;
}

/** `of`: "new", "elsewhere", an approval, or an event that is being changed, in the version that was looked at. */
const keyOf = (of: string) => `posthorn-event-${of}`;

export function readKept(of: string): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(of)) ?? 'null') as Kept | null;
    // A newer version may have more fields than the one that kept the draft.
    return kept && { place: kept.place, draft: { ...EMPTY, ...kept.draft } };
  } catch {
    return null;
  }
}

export function keep(of: string, kept: Kept | null) {
  try {
    if (kept) sessionStorage.setItem(keyOf(of), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(of));
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}
