// Asks for more rows of a table, and puts the focus on the first of them: the button may be gone.
import { useEffect, useRef } from 'preact/hooks';

export function useMoreRows(count: number, onMore: (() => Promise<void>) | null, busy: boolean) {
  const body = useRef<HTMLTableSectionElement>(null);
  const first = useRef<number | null>(null);
  useEffect(() => {
    if (first.current === null || count <= first.current) return;
    body.current?.rows[first.current]?.querySelector('a')?.focus();
    first.current = null;
  }, [count]);
  const more = () => {
    if (busy || !onMore) return;
    first.current = count;
    void onMore();
  };
  return { body, more };
}
