// The way through a table by keyboard. A hundred and fifty results would be too many stops for the Tab key:
// there is one, and the arrows walk from result to result, and to the name in front of them.
import { useState } from 'preact/hooks';

const STEPS: Record<string, readonly [rows: number, columns: number]> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};

/** The column of the names, before the first of the results. */
const NAME = -1;

export const placeOfName = (row: number): string => `${row}-${NAME}-0`;

/** `first`: where Tab leads to at first. `size`: of the table, in the longer direction. */
export function useWalk(first: string, size: number) {
  const [stop, setStop] = useState(first);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const place = (event.target as HTMLElement).dataset.at;
    if (!step || !place || event.altKey || event.ctrlKey || event.metaKey) return;
    const table = event.currentTarget as HTMLElement;
    const next = walked(table, place, step, size);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const onFocusIn = (event: FocusEvent) => {
    const place = (event.target as HTMLElement).dataset.at;
    if (place) setStop(place);
  };
  return { stop, ways: { onKeyDown, onFocusIn } };
}

/** The next result or name in a direction, over the diagonal and whatever is empty. */
function walked(
  table: HTMLElement,
  place: string,
  [down, right]: readonly [number, number],
  size: number,
): HTMLElement | null {
  let [y = 0, x = 0, k = 0] = place.split(/(?<=\d)-/).map(Number);
  const at = (...parts: number[]) =>
    table.querySelector<HTMLElement>(`[data-at="${parts.join('-')}"]`);
  // The second game of a pair lies beside the first.
  if (right) {
    const beside = at(y, x, k + right);
    if (beside) return beside;
  }
  for (let steps = 0; steps <= size; steps += 1) {
    [y, x] = [y + down, x + right];
    k = right < 0 ? 1 : right > 0 ? 0 : k;
    const found = at(y, x, k) ?? at(y, x, 0);
    if (found) return found;
  }
  return null;
}
