// Parts of the game page that few visits need come when they are needed, with their messages.
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t, wantTexts } from '../i18n';
import { Failure } from '../ui/Failure';
import type * as parts from './rare';

type Rare = typeof parts;

let rare: Rare | undefined;

/** A component that fetches the real one when it is first drawn, and shows nothing until then. */
export function lazily<Name extends keyof Rare>(name: Name) {
  type Props = Parameters<Rare[Name]>[0];

  return function Lazy(props: Props) {
    const [state, setState] = useState<'waiting' | 'here' | 'failed'>('waiting');
    useEffect(() => {
      if (rare) return;
      let wanted = true;
      Promise.all([import('./rare'), wantTexts(), wantTexts('control')]).then(
        ([arrived]) => {
          rare = arrived;
          if (wanted) setState('here');
        },
        () => wanted && setState('failed'),
      );
      return () => {
        wanted = false;
      };
    }, []);
    if (rare) {
      const Part = rare[name] as FunctionComponent<Props>;
      return <Part {...props} />;
    }
    if (state !== 'failed') return null;
    const detail = t('error-chunk');
    const problem = { type: 'about:blank', title: detail, status: 503, code: 'chunk', detail };
    return <Failure problem={problem} onRetry={() => location.reload()} />;
  };
}
