// Which piece the pawn becomes: the choices stand in the file where it arrives.
import { useEffect, useRef } from 'preact/hooks';
import type { Color, Legal } from '../api/types';
import { t } from '../i18n';
import { position } from './fen';

const ROLES: Readonly<Record<string, string>> = { q: 'queen', r: 'rook', b: 'bishop', n: 'knight' };

const roleOf = ({ promotion }: Legal): string => ROLES[promotion ?? ''] ?? 'queen';

interface Props {
  moves: Legal[];
  orientation: Color;
  onPick: (move: Legal) => void;
  onCancel: () => void;
}

export function PromotionPicker({ moves, orientation, onPick, onCancel }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const buttons = () => [...(box.current?.querySelectorAll('button') ?? [])];

  useEffect(() => {
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
  const color = to[1] === '8' ? 'white' : 'black';
  const { x, y } = position(to, orientation);
  const place = { left: `${x * 12.5}%`, [y === 0 ? 'top' : 'bottom']: '0' };
  return (
    <>
      <div class="promo-veil" onClick={onCancel} />
      <div
        class="promo"
        role="dialog"
        aria-modal="true"
        aria-label={t('board-promote')}
        style={place}
        ref={box}
        onKeyDown={press}
      >
        {moves.map((move) => (
          <button key={move.uci} type="button" class="cg-wrap" onClick={() => onPick(move)}>
            <piece class={`${color} ${roleOf(move)}`} aria-hidden="true" />
            <span class="vh">{t(`board-${roleOf(move)}`, { color })}</span>
          </button>
        ))}
        <button type="button" class="cancel" onClick={onCancel} aria-label={t('board-cancel')}>
          ✕
        </button>
      </div>
    </>
  );
}
