// Parts of the game page that few visits need come when they are needed, with their messages.
import { chunkProblem } from '../api/problem';
import type { Problem } from '../api/types';
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Texts, wantTexts } from '../i18n';
import { Failure } from '../ui/Failure';

/** Makes components of a chunk that is fetched when the first of them is drawn. */
export function chunkOf<Parts extends Record<keyof Parts, (props: never) => unknown>>(
  load: () => Promise<Parts>,
  ...folders: Texts[]
) {
  let parts: Parts | undefined;
  const fetchAll = async () => {
    const [arrived] = await Promise.all([load(), ...folders.map(wantTexts)]);
    parts = arrived;
  };

  /** A component that fetches the real one when it is first drawn, and shows nothing until then. */
  function lazily<Name extends keyof Parts>(name: Name) {
    type Props = Parameters<Parts[Name]>[0];

    return function Lazy(props: Props) {
      const [state, setState] = useState<'waiting' | 'here' | Problem>('waiting');
      useEffect(() => {
        // The chunk may have come for another component after this one was drawn, empty.
        if (parts) return setState('here');
        let wanted = true;
        fetchAll().then(
          () => wanted && setState('here'),
          async () => {
            const problem = await chunkProblem();
            if (wanted) setState(problem);
          },
        );
        return () => {
          wanted = false;
        };
      }, []);
      if (parts) {
        const Part = parts[name] as unknown as FunctionComponent;
        return <Part {...(props as object)} />;
      }
      if (typeof state === 'string') return null;
      return <Failure problem={state} onRetry={() => location.reload()} />;
    };
  }
  /** For whoever draws nothing before the parts are here. */
  return Object.assign(lazily, { fetch: fetchAll });
}

export const lazily = chunkOf(() => import('./rare'), 'rare');
export const lazilyPressed = chunkOf(() => import('./pressed'), 'claims', 'rare', 'control');
/** What has to do with the tournament director. */
export const lazilyDecided = chunkOf(() => import('../decisions/forPlayers'), 'decisions');
/** What players send of games that are played elsewhere. */
export const lazilyReported = chunkOf(() => import('../reports/forPlayers'), 'reports', 'bring');
