// Leaving with unsaved changes is asked about: a prepared reply that was never saved is not played,
// and nobody would know.
import { useEffect, useState } from 'preact/hooks';
import { insideTarget } from '../router';

/** Where the reader wants to go, once that has been stopped; `stay` forgets it. */
export function useLeaveGuard(unsaved: boolean): { target: string | null; stay: () => void } {
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => {
    if (!unsaved) return;
    const leave = (event: BeforeUnloadEvent) => event.preventDefault();
    const click = (event: MouseEvent) => {
      const to = insideTarget(event);
      if (to === null) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(to);
    };
    addEventListener('beforeunload', leave);
    // Before the router hears of it.
    document.addEventListener('click', click, { capture: true });
    return () => {
      removeEventListener('beforeunload', leave);
      document.removeEventListener('click', click, { capture: true });
    };
  }, [unsaved]);
  return { target, stay: () => setTarget(null) };
}
