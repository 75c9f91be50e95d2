// A player's score of a game by post or e-mail: every half-move with the days on which it was answered and
// sent (LAW-8.1), and whether it stands.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Variant } from '../api/types';
import { t } from '../i18n';
import { plainSan } from '../game/words';
import { San } from '../ui/San';
import type { Line, Scores, Sheet as SheetOf } from './api';
import { dayText, daysText, labelOf, stateOf } from './lines';
import '../styles/score.css';

interface Props {
  scores: Scores;
  sheet: SheetOf;
  variant: Variant;
  /** What the table is, for those who cannot see where it stands. */
  caption: string;
  /** What can be done with a line. */
  actions?: (line: Line) => ComponentChildren;
}

const COLUMNS = ['number', 'move', 'iccf', 'arrived', 'sent', 'days', 'state'] as const;

export function Sheet({ scores, sheet, variant, caption, actions }: Props) {
  const { lines, entered } = sheet;
  const box = useRef<HTMLDivElement>(null);
  // The last lines are those that matter.
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.length]);
  if (!lines.length) {
    return <p class="muted">{t(entered ? 'score-hidden' : 'score-empty', { n: entered })}</p>;
  }
  const hidden = entered - lines.length;
  return (
    <>
      {/* The roles say what the display of narrow screens takes away. */}
      <div ref={box} class="score-scroll" tabIndex={0} role="group" aria-label={caption}>
        <table class="score-sheet" role="table">
          <caption class="vh">{caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              {COLUMNS.map((column) => (
                <th key={column} role="columnheader" scope="col" class={`of-${column}`}>
                  {t(`score-column-${column}`)}
                </th>
              ))}
              {actions && (
                <th role="columnheader" scope="col" class="of-actions">
                  <span class="vh">{t('score-column-actions')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {lines.map((line) => (
              <Row key={line.half_move} {...{ scores, sheet, variant, line, actions }} />
            ))}
          </tbody>
        </table>
      </div>
      {hidden > 0 && <p class="muted small">{t('score-more', { n: hidden })}</p>}
    </>
  );
}

type RowProps = Pick<Props, 'scores' | 'sheet' | 'variant' | 'actions'> & { line: Line };

function Row({ scores, sheet, variant, line, actions }: RowProps) {
  const state = stateOf(scores, sheet, line);
  return (
    <tr role="row" class={`is-${state}`}>
      <td role="cell" class="of-number">
        {labelOf(scores, line.half_move)}
      </td>
      <th role="rowheader" scope="row" class="of-move">
        <San san={line.san} variant={variant} />
        {line.draw_offered && <OfferMark />}
      </th>
      <td role="cell" class="of-iccf">
        {line.iccf}
      </td>
      <td role="cell" class="of-arrived">
        <time dateTime={line.arrived_on}>{dayText(line.arrived_on)}</time>
      </td>
      <td role="cell" class="of-sent">
        <time dateTime={line.sent_on}>{dayText(line.sent_on)}</time>
      </td>
      <td role="cell" class="of-days">
        {daysText(line.days)}
      </td>
      <td role="cell" class="of-state">
        {t(`score-state-${state}`)}
      </td>
      {actions && (
        <td role="cell" class="of-actions">
          {actions(line)}
        </td>
      )}
    </tr>
  );
}

/** (=), read out as what it means. */
export const OfferMark = () => (
  <span class="score-offer">
    <span aria-hidden="true"> (=)</span>
    <span class="vh"> {t('score-offered')}</span>
  </span>
);

/** "5… Jf6" in plain text, for buttons and sentences. */
export const lineText = (scores: Scores, line: Line, variant: Variant): string =>
  `${labelOf(scores, line.half_move)} ${plainSan(line, variant)}`;
