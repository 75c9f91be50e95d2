// What is not seen at once waits until nothing else is to be done.
import { useEffect, useState } from 'preact/hooks';

export const idle = () =>
  new Promise<unknown>((done) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(done);
    else requestIdleCallback(done, { timeout: 2_000 });
  });

/** Whether it is time for what can wait; paper does not. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let wanted = true;
    const begin = () => wanted && setIdle(true);
    void idle().then(begin);
    addEventListener('beforeprint', begin);
    return () => {
      wanted = false;
      removeEventListener('beforeprint', begin);
    };
  }, []);
  return isIdle;
}
