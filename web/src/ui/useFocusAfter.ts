// A list of which rows go by what is done with them.
import { useEffect, useRef } from 'preact/hooks';

/** The button that was pressed is gone with its row: when the question is closed, the focus is at the list's heading. */
export function useFocusAfter(count: number, isAsked: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (isAsked) return;
    // Behind the dialog's own effect, which closes it.
    if (count < before.current) queueMicrotask(() => heading.current?.focus());
    before.current = count;
  }, [count, isAsked]);
  return heading;
}
