// Which piece the pawn becomes: the choices stand in the file where it arrives.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Color, Legal, Variant } from '../api/types';
import { t } from '../i18n';
import { classOf, nameOf, position, roleOf, type Piece } from './fen';
import { usePieces } from './usePieces';

interface Props {
  variant: Variant;
  moves: Legal[];
  orientation: Color;
  onPick: (move: Legal) => void;
  onCancel: () => void;
}

export function PromotionPicker({ variant, moves, orientation, onPick, onCancel }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const kind = usePieces(variant);
  const buttons = () => [...(box.current?.querySelectorAll('button') ?? [])];

  // At once, not after painting: the next key is for the pieces, not for the board.
  useLayoutEffect(() => {
    const before = document.activeElement;
    buttons()[0]?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  const press = (event: KeyboardEvent) => {
    const all = buttons();
    const here = all.indexOf(event.target as HTMLButtonElement);
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const tab = event.key === 'Tab' ? (event.shiftKey ? -1 : 1) : 0;
    if (event.key === 'Escape') onCancel();
    else if (step || tab) all[(here + (step ?? tab) + all.length) % all.length]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const to = moves[0]?.to ?? 'a8';
  const color = Number(to[1]) > 4 ? 'white' : 'black';
  const { x, y } = position(to, orientation);
  // From the square of arrival towards the middle of the board.
  const edge = y < 4 ? { top: `${y * 12.5}%` } : { bottom: `${(7 - y) * 12.5}%` };
  const piece = ({ promotion }: Legal): Piece => ({
    color,
    role: roleOf(promotion ?? '') ?? 'queen',
    promoted: variant === 'makruk',
  });
  return (
    <>
      <div class="promo-veil" onClick={onCancel} />
      <div
        class="promo"
        role="dialog"
        aria-modal="true"
        aria-label={t('board-promote')}
        style={{ left: `${x * 12.5}%`, ...edge }}
        ref={box}
        onKeyDown={press}
      >
        {moves.map((move) => (
          <button
            key={move.uci}
            type="button"
            class={`cg-wrap${kind}`}
            onClick={() => onPick(move)}
          >
            <piece class={classOf(piece(move))} aria-hidden="true" />
            <span class="vh">{t(nameOf(piece(move), variant), { color })}</span>
          </button>
        ))}
        <button type="button" class="cancel" onClick={onCancel} aria-label={t('board-cancel')}>
          ✕
        </button>
      </div>
    </>
  );
}
