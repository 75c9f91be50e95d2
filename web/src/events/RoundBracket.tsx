// Rounds of a knock-out side by side: each match stands at the middle of those that its players came from. A bracket
// that is wider than the page scrolls in its place.
import { t } from '../i18n';
import { RoundBout } from './RoundBout';
import { NoSections, RoundHead, roundHeading } from './RoundHead';
import { type Column, type RoundGlance, linesOf } from './roundTree';

interface Props {
  columns: readonly Column[];
  /** In heights of a match. */
  height: number;
  /** Which of all rounds is the first of these. */
  start: number;
  /** What the first of them goes on from, where that is not the round above. */
  branch: RoundGlance | undefined;
}

export function RoundBracket({ columns, height, start, branch }: Props) {
  const [first] = columns;
  return (
    <div
      class="bracket-scroll panel"
      role="region"
      tabIndex={0}
      aria-label={t('events-rounds-bracket', { name: first?.round.name ?? '' })}
    >
      <ol class="bracket" start={start}>
        {columns.map((column) => (
          <li key={column.round.event}>
            <RoundHead round={column.round} branch={column === first ? branch : undefined} />
            {column.bouts.length === 0 ? (
              <NoSections round={column.round} />
            ) : (
              <div class="bracket-column">
                <Lines column={column} height={height} />
                <ol
                  class="bracket-bouts"
                  style={{ gridTemplateRows: `repeat(${height * 2}, var(--half))` }}
                  aria-labelledby={roundHeading(column.round)}
                >
                  {column.bouts.map((bout) => (
                    <li key={bout.section.id} style={{ gridRow: `${bout.y * 2 + 1} / span 2` }}>
                      <RoundBout bout={bout} />
                    </li>
                  ))}
                </ol>
              </div>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

const Lines = ({ column, height }: { column: Column; height: number }) => (
  <svg
    class="bracket-lines"
    viewBox={`0 0 2 ${height * 2}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path d={linesOf(column)} vector-effect="non-scaling-stroke" />
  </svg>
);
