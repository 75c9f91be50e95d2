// Chessground for eyes and pointers, and over it a grid for keyboards and screen readers. It knows
// no rules: pieces go where the server's list of legal moves says.
import { Chessground } from '@lichess-org/chessground';
import type { Api } from '@lichess-org/chessground/api';
import type { Dests, Key } from '@lichess-org/chessground/types';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Color, Legal, Variant } from '../api/types';
import { BoardGrid } from './BoardGrid';
import { type Way, waysOf } from './castling';
import { Coordinates } from './Coordinates';
import { groundPieces } from './fen';
import { PromotionPicker } from './PromotionPicker';
import { usePieces } from './usePieces';
import './board.css';

interface Props {
  variant?: Variant;
  fen: string;
  orientation: Color;
  turn: Color;
  last?: [Key, Key] | undefined;
  check: boolean;
  /** The moves that may be made on this board; empty to look only. */
  legal: readonly Legal[];
  /** Promotions to choose from; the pawn waits on its last rank meanwhile. */
  promotion: Legal[] | null;
  /** More than one move where a pawn promotes. */
  onPick: (moves: Legal[]) => void;
  onCancel: () => void;
  /** Somebody takes hold of a board that is only to be looked at. */
  onIdle?: (() => void) | undefined;
}

const STILL = '(prefers-reduced-motion: reduce)';

export function Board(props: Props) {
  const { variant = 'chess', fen, orientation, turn, last, check, legal, promotion } = props;
  const { onPick, onCancel } = props;
  const element = useRef<HTMLDivElement>(null);
  const ground = useRef<Api | null>(null);
  const ways = useMemo(() => waysOf(legal, variant), [legal, variant]);
  const dests = useMemo(() => destinations(ways), [ways]);
  const kind = usePieces(variant);

  const pick = (from: string, to: string) =>
    onPick(ways.filter((way) => way.from === from && way.to === to).map(({ move }) => move));
  // Chessground is made once; its events must reach the latest props.
  const latest = useRef(pick);
  latest.current = pick;

  useEffect(() => {
    if (!element.current) return;
    const api = Chessground(element.current, {
      // The pieces come below; without this it would begin with those of chess.
      fen: '8/8/8/8/8/8/8/8',
      animation: { duration: matchMedia(STILL).matches ? 0 : 180 },
      premovable: { enabled: false },
      predroppable: { enabled: false },
      drawable: { enabled: false },
      coordinates: false,
      // Castling comes from the server's list like every other move.
      autoCastle: false,
      movable: {
        free: false,
        showDests: true,
        events: { after: (from, to) => latest.current(from, to) },
      },
    });
    ground.current = api;
    return () => api.destroy();
  }, []);

  const [lastFrom, lastTo] = last ?? [];
  useEffect(() => {
    if (promotion) return;
    // Before the rest: what is marked as in check is the king that stands there now.
    ground.current?.setPieces(groundPieces(fen));
    ground.current?.set({
      orientation,
      turnColor: turn,
      check: check ? turn : false,
      lastMove: lastFrom && lastTo ? [lastFrom, lastTo] : [],
      movable: { color: legal.length ? turn : undefined, dests },
      viewOnly: legal.length === 0,
    });
  }, [fen, orientation, turn, check, lastFrom, lastTo, legal, dests, promotion]);

  return (
    <div class="board" onPointerDown={legal.length ? undefined : props.onIdle}>
      <div class="squares">
        <div ref={element} class={`cg-wrap${kind}`} aria-hidden="true" />
        <BoardGrid
          variant={variant}
          fen={fen}
          orientation={orientation}
          dests={dests}
          onMove={pick}
          onSelect={(square) => ground.current?.selectSquare(square)}
        />
        {promotion && (
          <PromotionPicker
            variant={variant}
            moves={promotion}
            orientation={orientation}
            onPick={(move) => onPick([move])}
            onCancel={onCancel}
          />
        )}
        <Coordinates orientation={orientation} />
      </div>
    </div>
  );
}

function destinations(ways: readonly Way[]): Dests {
  const dests: Dests = new Map();
  for (const { from, to } of ways) {
    const known = dests.get(from as Key) ?? [];
    if (!known.includes(to as Key)) known.push(to as Key);
    dests.set(from as Key, known);
  }
  return dests;
}
