// Which side sits below: the reader's own, unless the board was turned round on this device.
import { useState } from 'preact/hooks';
import type { Color, Game } from '../api/types';
import { isFlipped, keepFlipped } from './flipped';
import { other } from './ply';

export function useOrientation({ id, me }: Game): [Color, () => void] {
  const [flipped, setFlipped] = useState(() => isFlipped(id));
  const own = me ?? 'white';
  const flip = () => {
    setFlipped(!flipped);
    keepFlipped(id, !flipped);
  };
  return [flipped ? other(own) : own, flip];
}
