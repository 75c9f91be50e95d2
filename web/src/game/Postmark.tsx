// The postmark on a move that has been sent: the server's name, the move and the day.
import { useId } from 'preact/hooks';

interface Props {
  move: string;
  date: string;
}

export function Postmark({ move, date }: Props) {
  const arc = useId();
  return (
    <span class="stampmark" aria-hidden="true">
      <svg
        viewBox="0 0 80 56"
        width="136"
        height="95"
        fill="none"
        stroke="currentColor"
        stroke-width="1.6"
      >
        <circle cx="27" cy="28" r="24" />
        <circle cx="27" cy="28" r="16.6" />
        <path d="M53 16c5-3 5 3 10 0s5 3 10 0M53 24c5-3 5 3 10 0s5 3 10 0M53 32c5-3 5 3 10 0s5 3 10 0M53 40c5-3 5 3 10 0s5 3 10 0" />
        <path id={arc} d="M8.5 31a19 19 0 1 1 37 0" stroke="none" />
        <text class="pm">
          <textPath href={`#${arc}`} startOffset="50%" text-anchor="middle">
            POSTHORN
          </textPath>
        </text>
        {/* Long moves are squeezed rather than cut. */}
        <text
          class="pm move"
          x="27"
          y="28"
          text-anchor="middle"
          {...(move.length > 8 && { textLength: 29, lengthAdjust: 'spacingAndGlyphs' })}
        >
          {move}
        </text>
        <text class="pm day" x="27" y="35.5" text-anchor="middle">
          {date}
        </text>
      </svg>
    </span>
  );
}
