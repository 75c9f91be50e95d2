// What stands in one square of the table: a game's result, its flag, its colour, whether it is new.
import { halves } from '../format';
import { t } from '../i18n';
import type { Cell } from '../events/api';
import { isNew } from './visit';

interface Props {
  cell: Cell;
  /** Who has played whom, before the result is said. */
  label: string;
  /** Where no column tells who it is. */
  opponent?: { number: number; name: string };
  /** Where it is in the table: "row-column-game". */
  place: string;
  /** The one that Tab leads to. */
  stop: boolean;
  since: string;
}

export function ResultCell({ cell, label, opponent, place, stop, since }: Props) {
  const { game, color, half_points: points, flag, may_see: open } = cell;
  const fresh = isNew(cell, since);
  const inner = (
    <>
      <span class="vh">{label} </span>
      {opponent && (
        <span class="op" aria-hidden="true" title={opponent.name}>
          {opponent.number}
        </span>
      )}
      <Result points={points} flag={flag} />
      <i class={`hue ${color}`} aria-hidden="true" />
      {fresh && (
        <i class="new">
          <span class="vh">, {t('section-new')}</span>
        </i>
      )}
    </>
  );
  const shared = { class: `result p${points ?? 'x'}`, 'data-at': place };
  const tabIndex = stop ? 0 : -1;
  return open ? (
    <a {...shared} href={`/game/${game}`} tabIndex={tabIndex}>
      {inner}
    </a>
  ) : (
    // Not a link, but on the way of the arrows all the same.
    <span {...shared} tabIndex={tabIndex}>
      {inner}
    </span>
  );
}

/** The points in halves, or how it is, and the flag. */
export function Result({ points, flag }: { points: number | null; flag: string | null }) {
  return (
    <>
      <Points points={points} cancelled={flag === 'C'} />
      {flag && flag !== 'C' && (
        <sup title={t(`section-flag-${flag}`)}>
          <span aria-hidden="true">{flag}</span>
          <span class="vh">, {t(`section-flag-${flag}`)}</span>
        </sup>
      )}
    </>
  );
}

function Points({ points, cancelled }: { points: number | null; cancelled: boolean }) {
  if (cancelled)
    return (
      <abbr title={t('section-flag-C')}>
        <span aria-hidden="true">C</span>
        <span class="vh">{t('section-flag-C')}</span>
      </abbr>
    );
  if (points !== null) return <>{halves(points)}</>;
  return (
    <>
      <i class="live" aria-hidden="true" />
      <span class="vh">{t('section-in-play')}</span>
    </>
  );
}
