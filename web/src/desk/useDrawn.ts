// How much of the queue is drawn, and which of its groups are open: as it was left for whoever comes back to it, and
// as at first where something else is wanted.
import { useEffect, useRef, useState } from 'preact/hooks';
import { isBack } from '../router';
import { STEP } from './queueView';

interface Drawn {
  wish: string;
  most: number;
  open: ReadonlySet<string>;
}

const atFirst = (wish: string): Drawn => ({ wish, most: STEP, open: new Set() });
let left = atFirst('');

export function useDrawn(wish: string) {
  const [drawn, setDrawn] = useState(() => (isBack() && left.wish === wish ? left : atFirst(wish)));
  const now = drawn.wish === wish ? drawn : atFirst(wish);
  left = now;
  const more = () => setDrawn({ ...now, most: now.most + STEP });
  const setOpen = (key: string, isOpen: boolean) => {
    if (now.open.has(key) === isOpen) return;
    const open = new Set(now.open);
    if (isOpen) open.add(key);
    else open.delete(key);
    setDrawn({ ...now, open });
  };
  return { ...now, more, setOpen };
}

/** Shows more of a list, and puts the focus on the first of what has come: the button may be gone. */
export function useMoreLines(count: number, onMore: () => void) {
  const list = useRef<HTMLDivElement>(null);
  const first = useRef<number | null>(null);
  const lines = () =>
    list.current?.querySelectorAll<HTMLElement>('a.cover, .queue-group > summary');
  useEffect(() => {
    if (first.current === null) return;
    lines()?.[first.current]?.focus();
    first.current = null;
  }, [count]);
  const more = () => {
    first.current = lines()?.length ?? null;
    onMore();
  };
  return { list, more };
}
