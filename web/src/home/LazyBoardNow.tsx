// The board below all else comes when the page is there and its end comes near; where it does not come, nobody misses it.
import { useEffect, useRef, useState } from 'preact/hooks';
import { fetchOpenNow } from '../firstDay/lazily';
import { wantTexts } from '../i18n';
import { idle } from '../idle';

/** What it is made of, with what it shows. */
async function load(signal: AbortSignal) {
  const [part] = await Promise.all([
    import('./BoardNow'),
    // How a game has ended stands among the words of my games.
    ...(['live', 'games'] as const).map(wantTexts),
  ]);
  const now = signal.aborted ? null : await part.findNow(signal);
  return now && { BoardNow: part.BoardNow, now };
}

/** Resolves when the element is less than a screen away. */
const isNear = (element: Element, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        done();
      },
      { rootMargin: '0px 0px 100% 0px' },
    );
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  });

export function LazyBoardNow() {
  const end = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState<Awaited<ReturnType<typeof load>>>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const show = async () => {
      // What stands above it comes first, and pushes nothing down that somebody looks at.
      await fetchOpenNow();
      await idle();
      if (signal.aborted || !end.current) return;
      await isNear(end.current, signal);
      const found = await load(signal);
      if (!signal.aborted) setShown(found);
    };
    // Without its code, too, the page has all that it needs.
    show().catch(() => undefined);
    return () => leaving.abort();
  }, []);
  if (!shown) return <span class="home-end" ref={end} />;
  const { BoardNow, now } = shown;
  return <BoardNow {...now} />;
}
