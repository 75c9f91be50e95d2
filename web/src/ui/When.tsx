// A moment in the reader's zone, with the same in UTC for whoever points at it, tabs to it or has
// it read out: opponents who agree on a date agree on that one.
import { dateTime, utc } from '../format';

interface Props {
  at: string;
  /** Puts the moment into a sentence. */
  text: (when: string) => string;
  /** UTC is always in sight. */
  both?: boolean;
}

export function When({ at, text, both = false }: Props) {
  if (both) {
    return (
      <span>
        <time dateTime={at}>{text(dateTime(at))}</time> <small>({utc(at)})</small>
      </span>
    );
  }
  return (
    <span class="when" tabIndex={0}>
      <time dateTime={at}>{text(dateTime(at))}</time> <small class="utc">({utc(at)})</small>
    </span>
  );
}
