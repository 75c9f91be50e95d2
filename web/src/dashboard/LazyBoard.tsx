// A thumbnail that is drawn when it comes near the window: two hundred boards are six thousand
// pieces, and nobody looks at all of them. Short lists are drawn at once.
import { createContext } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import type { GameRow } from '../api/types';
import { MiniBoard } from '../board/MiniBoard';

export const LongList = createContext(false);

const EMPTY = '8/8/8/8/8/8/8/8';

export function LazyBoard({ game }: { game: GameRow }) {
  const long = useContext(LongList);
  const [seen, setSeen] = useState(!long);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (seen || !box.current) return;
    const show = () => setSeen(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && show(),
      { rootMargin: '200px' },
    );
    observer.observe(box.current);
    addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', show);
    };
  }, [seen]);

  return (
    <div class="thumb" ref={box}>
      <MiniBoard
        variant={game.variant}
        fen={seen ? game.fen : EMPTY}
        orientation={game.me}
        last={seen ? game.last?.uci : null}
      />
    </div>
  );
}
