// The moves that were played in the position on the board. Each plays itself there.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Legal, Variant } from '../api/types';
import { num } from '../format';
import { t } from '../i18n';
import { ratingText } from '../ratings/words';
import { San } from '../ui/San';
import { ResultBar } from './ResultBar';
import { moveBy } from './line';
import type { ArchiveMove, ArchivePosition } from './types';

/** More are asked for by few, and on a phone the games stand below. */
const SHOWN = 12;

interface Props {
  position: ArchivePosition;
  variant: Variant;
  /** Games begin from many positions, and none of them has been chosen. */
  startless: boolean;
  /** The moves that the board allows. */
  legal: readonly Legal[];
  /** What is shown is of the position before. */
  busy: boolean;
  onPlay: (name: string) => void;
}

export function MovesTable({ position, variant, startless, legal, busy, onPlay }: Props) {
  const { moves, counts } = position;
  const [all, setAll] = useState(false);
  const heading = useFocusKept(position);
  const shown = all ? moves : moves.slice(0, SHOWN);
  return (
    <section aria-labelledby="h-moves" aria-busy={busy}>
      <h2 id="h-moves" tabIndex={-1} ref={heading}>
        {t('archive-moves')}
      </h2>
      {/* The list may have games of other variants. */}
      {variant !== 'chess' && <p class="muted small">{t(`variant-${variant}`)}</p>}
      {moves.length === 0 ? (
        <p class="muted">
          {t(counts.games ? 'archive-no-moves' : 'archive-no-position')}
          {startless && !counts.games && ` ${t('archive-choose-start')}`}
        </p>
      ) : (
        <table class="panel explorer">
          <thead>
            <tr>
              <th scope="col">{t('archive-move')}</th>
              <th scope="col" class="r">
                {t('archive-games')}
              </th>
              <th scope="col">{t('archive-results')}</th>
              <th scope="col" class="r">
                <abbr title={t('archive-average')}>{t('archive-average-short')}</abbr>
              </th>
              <th scope="col" class="r">
                <abbr title={t('archive-last-year')}>{t('archive-last-year-short')}</abbr>
              </th>
            </tr>
          </thead>
          <tbody>
            {/* By their place: who plays the first move finds the focus on the first of the next ones. */}
            {shown.map((move, at) => (
              <Row
                key={at}
                move={move}
                variant={variant}
                iccf={moveBy(legal, move.uci, variant)?.iccf}
                onPlay={() => busy || onPlay(move.uci)}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('archive-total')}</th>
              <td class="r">{num(counts.games)}</td>
              <td>
                <ResultBar counts={counts} />
              </td>
              <td colSpan={2} />
            </tr>
          </tfoot>
        </table>
      )}
      {shown.length < moves.length && (
        <button type="button" class="btn quiet" onClick={() => setAll(true)}>
          {t('archive-all-moves', { n: moves.length })}
        </button>
      )}
    </section>
  );
}

interface RowProps {
  move: ArchiveMove;
  variant: Variant;
  iccf: string | undefined;
  onPlay: () => void;
}

function Row({ move, variant, iccf, onPlay }: RowProps) {
  const { san, counts, average_rating: average, last_year: year } = move;
  return (
    <tr>
      <th scope="row">
        <button type="button" onClick={onPlay}>
          <San san={san} iccf={iccf} variant={variant} />
        </button>
      </th>
      <td class="r">{num(counts.games)}</td>
      <td>
        <ResultBar counts={counts} />
      </td>
      <td class="r">{ratingText(average)}</td>
      <td class="r">{year}</td>
    </tr>
  );
}

/** The button that had the focus may be gone with the next position: then the heading has it. */
function useFocusKept(position: ArchivePosition) {
  const heading = useRef<HTMLHeadingElement>(null);
  const had = useRef(false);
  const section = heading.current?.parentElement;
  had.current = !!section?.querySelector('tbody')?.contains(document.activeElement);
  useLayoutEffect(() => {
    const lost = document.activeElement === document.body || !document.activeElement;
    if (had.current && lost) heading.current?.focus({ preventScroll: true });
  }, [position]);
  return heading;
}
