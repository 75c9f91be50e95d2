// How wide an element is: a graph is drawn for it, so that its letters keep their size.
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export function useWidth(box: RefObject<Element | null>, first: number): number {
  const [width, setWidth] = useState(first);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.round(entry.contentRect.width));
    });
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return width;
}
