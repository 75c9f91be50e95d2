// The graph of a rating. An SVG by hand: it prints, scales and takes the colours of the theme.
import { useRef } from 'preact/hooks';
import { t } from '../i18n';
import type { RatingPeriod } from '../ratings/contract';
import { monthOf, plainNumber } from '../ratings/words';
import { chartOf } from './chart';
import { useWidth } from './useWidth';

/** What the graph shows, for those who do not see it. */
function sentence(periods: readonly RatingPeriod[]): string {
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return '';
  const best = periods.reduce((a, b) => (b.rating > a.rating ? b : a));
  return t('player-graph', {
    from: plainNumber(first.rating),
    since: monthOf(first.effective_on),
    to: plainNumber(last.rating),
    until: monthOf(last.effective_on),
    best: plainNumber(best.rating),
    when: monthOf(best.effective_on),
  });
}

export function RatingChart({ periods }: { periods: readonly RatingPeriod[] }) {
  const box = useRef<HTMLDivElement>(null);
  const width = Math.max(240, useWidth(box, 720));
  const height = width < 500 ? 210 : 280;
  const { path, ratings, years, left, right, bottom, end } = chartOf(periods, { width, height });
  return (
    <div ref={box} class="rating-chart">
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={sentence(periods)}
      >
        {ratings.map(({ at, text }) => (
          <g key={text}>
            <line class="gridline" x1={left} x2={right} y1={at} y2={at} />
            <text class="axis rating-axis" x={left - 8} y={at + 4}>
              {text}
            </text>
          </g>
        ))}
        {years.map(({ at, text }) => (
          <g key={text}>
            <line class="gridline" x1={at} x2={at} y1={bottom} y2={bottom + 6} />
            <text class="axis" x={at} y={bottom + 20}>
              {text}
            </text>
          </g>
        ))}
        <path class="rating-line" d={path} />
        <circle class="rating-end" cx={end.x} cy={end.y} r="4.5" />
      </svg>
    </div>
  );
}
