// A long list that is drawn in steps. The button may be gone then: the focus goes to the first of what it has brought.
import { useEffect, useRef, useState } from 'preact/hooks';

const WITHIN = 'summary, input, button, a';

export function useSteps<List extends HTMLElement>(first: number, step: number) {
  const [steps, setSteps] = useState(0);
  const list = useRef<List>(null);
  const pressed = useRef(false);
  const most = first + steps * step;
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    const next = list.current?.children[most - step] as HTMLElement | undefined;
    (next?.querySelector<HTMLElement>(WITHIN) ?? next)?.focus();
  }, [most]);
  const more = () => {
    pressed.current = true;
    setSteps(steps + 1);
  };
  return { most, list, more };
}
