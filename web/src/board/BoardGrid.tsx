// The board for keyboards and screen readers, lying unseen over chessground: arrows walk the squares,
// Enter takes and puts down. It is always there; no mode has to be found and switched on.
import type { Dests, Key } from '@lichess-org/chessground/types';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Color, Variant } from '../api/types';
import { t } from '../i18n';
import { FILES, nameOf, parsePieces } from './fen';

interface Props {
  variant: Variant;
  fen: string;
  orientation: Color;
  dests: Dests;
  onMove: (from: Key, to: Key) => void;
  /** Shows on the board what has been taken; null puts it back. */
  onSelect: (square: Key | null) => void;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export function BoardGrid({ variant, fen, orientation, dests, onMove, onSelect }: Props) {
  const pieces = useMemo(() => parsePieces(fen), [fen]);
  const [current, setCurrent] = useState<Key>('e2');
  const [taken, setTaken] = useState<Key | null>(null);
  const [said, setSaid] = useState('');
  const root = useRef<HTMLDivElement>(null);
  // What was taken on another board, or before the position changed, is in nobody's hand now.
  const held = taken && dests.has(taken) ? taken : null;

  const name = (square: Key) => {
    const piece = pieces.get(square);
    return piece ? t(nameOf(piece, variant), { color: piece.color }) : t('board-empty');
  };

  const walk = ([right, up]: readonly [number, number]) => {
    const sign = orientation === 'white' ? 1 : -1;
    const file = FILES[FILES.indexOf(current[0] ?? '') + right * sign];
    const rank = Number(current[1]) + up * sign;
    if (!file || rank < 1 || rank > 8) return;
    const square = `${file}${rank}` as Key;
    setCurrent(square);
    root.current?.querySelector<HTMLElement>(`[data-key=${square}]`)?.focus();
  };

  const take = (square: Key | null, words: string) => {
    setTaken(square);
    onSelect(square);
    setSaid(words);
  };

  const act = () => {
    const targets = dests.get(current);
    if (held && dests.get(held)?.includes(current)) {
      take(null, '');
      onMove(held, current);
    } else if (held === current) {
      take(null, t('board-put-back'));
    } else if (targets) {
      const words = { piece: name(current), square: current, targets: targets.join(', ') };
      take(current, t('board-can-go', words));
    } else {
      setSaid(t('board-cannot-move', { square: current }));
    }
  };

  const press = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const step = STEPS[event.key];
    if (step) walk(step);
    else if (event.key === 'Escape' && held) take(null, t('board-put-back'));
    else if (event.key === 'Enter' || event.key === ' ') act();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const ranks = orientation === 'white' ? [8, 7, 6, 5, 4, 3, 2, 1] : [1, 2, 3, 4, 5, 6, 7, 8];
  const files = orientation === 'white' ? [...FILES] : [...FILES].reverse();
  return (
    <>
      <div class="grid" role="grid" aria-label={t('board-label')} ref={root} onKeyDown={press}>
        {ranks.map((rank) => (
          <div role="row" key={rank}>
            {files.map((file) => {
              const square = `${file}${rank}` as Key;
              return (
                <div
                  key={square}
                  role="gridcell"
                  data-key={square}
                  tabIndex={square === current ? 0 : -1}
                  aria-selected={square === held}
                  aria-label={`${square}, ${name(square)}`}
                  onFocus={() => setCurrent(square)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <p class="vh" role="status">
        {said}
      </p>
    </>
  );
}
