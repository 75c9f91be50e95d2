// A button that follows a player or an event, and takes it back.
import { useRef, useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { type Kind, follow, follows } from './followed';

export function useFollow(kind: Kind, id: number) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isChanged, setChanged] = useState(false);
  const busy = useRef(false);
  const on = follows(kind, id);
  const press = async ({ detail }: MouseEvent) => {
    // The second press of a double click would take back the first.
    if (busy.current || detail > 1) return;
    busy.current = true;
    const refused = await follow(kind, id, !on);
    busy.current = false;
    setProblem(refused);
    setChanged(!refused);
  };
  return { on, isChanged, problem, press };
}
