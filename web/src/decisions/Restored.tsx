// The position from which a game goes on that is played elsewhere (LAW-7.2).
import type { Variant } from '../api/types';
import { MiniBoard } from '../board/MiniBoard';

interface Props {
  variant: Variant;
  fen: string;
}

export function Restored({ variant, fen }: Props) {
  return (
    <figure class="restored">
      <MiniBoard variant={variant} fen={fen} />
      <figcaption class="small muted">{fen}</figcaption>
    </figure>
  );
}
