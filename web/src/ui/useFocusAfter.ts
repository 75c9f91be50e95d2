// A list of which rows go by what is done with them.
import { useEffect, useRef } from 'preact/hooks';

/** The button that was pressed is gone with its row: when the question is closed, the focus is at the list's heading.
 * `rows`: what they are told apart by. Others may have come meanwhile, so that they are as many as before. */
export function useFocusAfter(rows: readonly (string | number)[], isAsked: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(rows);
  useEffect(() => {
    if (isAsked) return;
    const isGone = before.current.some((row) => !rows.includes(row));
    // Behind the dialog's own effect, which closes it.
    if (isGone) queueMicrotask(() => heading.current?.focus());
    before.current = rows;
  }, [rows.join(), isAsked]);
  return heading;
}
