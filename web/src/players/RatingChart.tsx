// The graph of a rating. An SVG by hand: it prints, scales and takes the colours of the theme.
import { useRef } from 'preact/hooks';
import { t } from '../i18n';
import { monthOf, ratingText } from '../ratings/words';
import { type Point, chartOf } from './chart';
import { useWidth } from './useWidth';

/** What the graph shows, for those who do not see it. */
function sentence(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const best = points.reduce((a, b) => (b.rating > a.rating ? b : a));
  return t('player-graph', {
    from: ratingText(first.rating),
    since: monthOf(first.day),
    to: ratingText(last.rating),
    until: monthOf(last.day),
    best: ratingText(best.rating),
    when: monthOf(best.day),
  });
}

export function RatingChart({ points }: { points: readonly Point[] }) {
  const box = useRef<HTMLDivElement>(null);
  const width = Math.max(240, useWidth(box, 720));
  const height = width < 500 ? 210 : 280;
  const { path, ratings, years, left, right, bottom, end } = chartOf(
    points,
    { width, height },
    Date.now(),
  );
  return (
    <div ref={box} class="rating-chart">
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={sentence(points)}
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
