// What the player has chosen and written but not sent yet, kept in this browser until it is sent.
import { draftKey } from '../drafts';

export interface Draft {
  /** The position that the chosen move answers. */
  ply: number;
  uci: string | null;
  offer: boolean;
  message: string;
}

const key = (game: number) => draftKey('draft', game);

/** A draft for another position has lost its move; the message is still worth keeping. */
export function readDraft(game: number, ply: number): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(key(game)) ?? 'null') as Draft | null;
    if (!draft || typeof draft.message !== 'string') return null;
    return draft.ply === ply ? draft : { ply, uci: null, offer: false, message: draft.message };
  } catch {
    return null;
  }
}

export function writeDraft(game: number, draft: Draft) {
  const worthKeeping = draft.uci !== null || draft.offer || draft.message !== '';
  try {
    if (worthKeeping) localStorage.setItem(key(game), JSON.stringify(draft));
    else localStorage.removeItem(key(game));
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}

export function dropDraft(game: number) {
  writeDraft(game, { ply: 0, uci: null, offer: false, message: '' });
}
