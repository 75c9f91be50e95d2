// How much that is new the reader was told: asked for once the first page is there, and again when they come
// back after a while or the connection does.
import { useEffect } from 'preact/hooks';
import { idle } from '../idle';
import { loadUnread, unread } from '../notifications/unread';

const AFTER_MS = 600_000;

export function useUnread(player: number): number {
  useEffect(() => {
    let wanted = true;
    // The day's clock, which goes on while the device sleeps.
    let asked = Date.now();
    const ask = () => {
      asked = Date.now();
      void loadUnread();
    };
    const back = () => {
      if (document.visibilityState === 'visible' && Date.now() - asked >= AFTER_MS) ask();
    };
    void idle().then(() => wanted && ask());
    addEventListener('focus', back);
    addEventListener('online', ask);
    document.addEventListener('visibilitychange', back);
    return () => {
      wanted = false;
      removeEventListener('focus', back);
      removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', back);
    };
  }, [player]);
  return unread.value;
}
