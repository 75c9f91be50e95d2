// Shows the page for the present path: fetches its code, keeps visitors out who must sign in
// first, and tells what went wrong on the way.
import { chunkProblem } from '../api/problem';
import type { FunctionComponent } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { go, path, query, restorePlace } from '../router';
import { useUnsentNotes } from '../notes/useUnsentNotes';
import type { PageProps } from '../pages/pageProps';
import { find } from '../routes';
import { refresh, session, sessionProblem } from '../session';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';

interface Loaded {
  Page: FunctionComponent<PageProps>;
  id: string;
  key: string;
}

export function PageSlot() {
  const here = path.value;
  const member = !!session.value;
  const { route, id } = find(here, member);
  const [loaded, setLoaded] = useState<Loaded>();
  const [problem, setProblem] = useState<Problem | null>(null);
  // Reading whether somebody is signed in comes first where the answer decides what is shown.
  const asks = route.membersOnly === true || route.dependsOnMember === true;
  const waiting = session.value === undefined && asks;
  const turnedAway = route.membersOnly === true && session.value === null;
  // What one person has opened is not shown to the next.
  const key = `${here} ${asks && session.value?.me.player.id}`;

  useEffect(() => {
    if (waiting || turnedAway) return;
    let wanted = true;
    setProblem(null);
    route.load().then(
      ({ default: Page }) => wanted && setLoaded({ Page, id, key }),
      async () => {
        const found = await chunkProblem();
        if (wanted) setProblem(found);
      },
    );
    return () => {
      wanted = false;
    };
  }, [key, waiting, turnedAway]);

  useEffect(() => {
    const then = encodeURIComponent(here + query.peek() + location.hash);
    if (turnedAway) go(`/sign-in?then=${then}`, { replace: true });
  }, [turnedAway, here]);

  useArrival(loaded?.key);
  useUnsentNotes();

  if (waiting && sessionProblem.value) {
    return <Trouble problem={sessionProblem.value} onRetry={() => void refresh()} />;
  }
  if (problem) return <Trouble problem={problem} onRetry={() => location.reload()} />;
  // The last page stays until the next one's code has come: quicker to the eye than an empty one.
  if (waiting || turnedAway || !loaded)
    return <Skeleton height="70vh" wide={route.wide === true} />;
  return <loaded.Page key={loaded.key} id={loaded.id} />;
}

/** After a step to another page focus and scrolling are as if the browser had loaded it. */
function useArrival(key: string | undefined) {
  const first = useRef(true);
  useLayoutEffect(() => {
    if (key === undefined) return;
    restorePlace();
    if (!first.current) document.getElementById('main')?.focus({ preventScroll: true });
    first.current = false;
  }, [key]);
}
