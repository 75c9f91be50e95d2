// What was shown is new no longer, once somebody can have looked at it.
import { useEffect, useState } from 'preact/hooks';
import { type NotificationList, seeUntil } from './api';
import { setUnread, unread } from './unread';

/** How much has come since. */
export function useSeen(list: NotificationList | null): number {
  const [seen, setSeen] = useState<string>();
  const until = list?.notifications[0]?.at;
  const count = list?.unread;
  useEffect(() => {
    if (count === undefined) return;
    setUnread(count);
    if (count === 0 || until === undefined) return setSeen(until);
    const look = async () => {
      // Not yet: it was opened in a tab behind this one.
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', look);
      if (await seeUntil(until)) setSeen(until);
    };
    document.addEventListener('visibilitychange', look);
    void look();
    return () => document.removeEventListener('visibilitychange', look);
  }, [until, count]);
  return seen === until ? unread.value : 0;
}
