// Whether a game stands the other way round on this device.
import { draftKey } from '../drafts';

export function isFlipped(game: number): boolean {
  try {
    return localStorage.getItem(draftKey('flip', game)) !== null;
  } catch {
    return false;
  }
}

export function keepFlipped(game: number, flipped: boolean) {
  const key = draftKey('flip', game);
  try {
    if (flipped) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Without storage it lasts as long as the page.
  }
}
