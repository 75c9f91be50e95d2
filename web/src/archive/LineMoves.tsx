// The moves that have led to the position on the board, and those that were taken back: each leads there.
import { useEffect, useRef } from 'preact/hooks';
import type { Variant } from '../api/types';
import { moveLabel } from '../game/ply';
import { t } from '../i18n';
import { San } from '../ui/San';
import type { LineWalk } from './useLine';

interface Props {
  walk: LineWalk;
  variant: Variant;
  /** The position before the first move. */
  start: string;
}

export function LineMoves({ walk: { line, at, go }, variant, start }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // One stop for the Tab key; arrows walk the line, and the focus goes along.
  useEffect(() => {
    const here = box.current?.querySelector<HTMLElement>('[aria-current]');
    if (box.current?.contains(document.activeElement)) here?.focus({ preventScroll: true });
  }, [at, line]);
  const tie = (ply: number) => ({
    type: 'button' as const,
    tabIndex: ply === at ? 0 : -1,
    'aria-current': ply === at ? ('step' as const) : undefined,
    onClick: () => go(ply),
  });
  return (
    <div class="line" role="group" aria-label={t('archive-line')} ref={box}>
      <button {...tie(0)}>{t('game-start')}</button>
      {line.map((move, index) => {
        const label = moveLabel(start, index + 1);
        return (
          <button key={index} class={index >= at ? 'ahead' : undefined} {...tie(index + 1)}>
            {(index === 0 || label.endsWith('.')) && <span class="no">{label}</span>}
            <San san={move.san} iccf={move.iccf} variant={variant} />
          </button>
        );
      })}
    </div>
  );
}
