// Choosing days in the calendar: one press chooses where to begin, the next where to end; Shift with
// an arrow does both in one.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Day } from '../api/types';
import { type Span, monthOf, plusDays, plusMonths, spanOf, startOfWeek } from './days';

export interface Limits {
  /** The first and the last day that can be chosen. */
  first: Day;
  last: Day;
  weekStart: number;
  /** Months in sight. */
  months: number;
}

/** Where a key leads from a day; null for keys that lead nowhere. */
export function step(key: string, from: Day, weekStart: number): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return plusDays(from, -1);
    case 'ArrowRight':
      return plusDays(from, 1);
    case 'ArrowUp':
      return plusDays(from, -7);
    case 'ArrowDown':
      return plusDays(from, 7);
    case 'PageUp':
      return plusMonths(from, -1);
    case 'PageDown':
      return plusMonths(from, 1);
    case 'Home':
      return startOfWeek(from, weekStart);
    case 'End':
      return plusDays(startOfWeek(from, weekStart), 6);
    default:
      return null;
  }
}

export function useCalendar(
  span: Span | null,
  onChoose: (span: Span | null) => void,
  limits: Limits,
) {
  const { first, last, months } = limits;
  const [cursor, setCursor] = useState(span?.first ?? first);
  const [month, setMonth] = useState(monthOf(cursor));
  /** Where a choice that is under way began, and whether Shift keeps it open. */
  const anchor = useRef<{ day: Day; shift: boolean } | null>(null);
  const moved = useRef(false);
  const box = useRef<HTMLDivElement>(null);

  const clamp = (day: Day) => (day < first ? first : day > last ? last : day);
  const latestMonth = Math.max(monthOf(first), monthOf(last) - months + 1);
  const show = (wanted: number) =>
    setMonth(Math.min(Math.max(wanted, monthOf(first)), latestMonth));
  const showDay = (day: Day) => {
    if (monthOf(day) < month) show(monthOf(day));
    else if (monthOf(day) >= month + months) show(monthOf(day) - months + 1);
  };

  // Days that were typed are brought into sight, unless they were chosen here.
  useEffect(() => {
    if (!span || anchor.current) return;
    setCursor(clamp(span.first));
    showDay(clamp(span.first));
  }, [span?.first]);

  // At once, not after painting: the month that had the focus may be gone, and the next key with it.
  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    box.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [cursor, month]);

  const to = (day: Day) => {
    setCursor(day);
    showDay(day);
    if (anchor.current) onChoose(spanOf(anchor.current.day, day));
  };
  const press = (day: Day) => {
    if (day < first || day > last) return;
    const begun = anchor.current;
    anchor.current = begun && !begun.shift ? null : { day, shift: false };
    setCursor(day);
    onChoose(begun && !begun.shift ? spanOf(begun.day, day) : { first: day, last: day });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const target = step(event.key, cursor, limits.weekStart);
    if (target !== null) {
      if (event.shiftKey) anchor.current ??= { day: cursor, shift: true };
      else if (anchor.current?.shift) anchor.current = null;
      moved.current = true;
      to(clamp(target));
    } else if (event.key === 'Enter' || event.key === ' ') press(cursor);
    else if (event.key === 'Escape') {
      anchor.current = null;
      onChoose(null);
    } else return;
    event.preventDefault();
  };
  /** The pointer shows how far a choice that has begun would go. */
  const onHover = (day: Day) => {
    if (anchor.current && !anchor.current.shift && day >= first && day <= last) {
      onChoose(spanOf(anchor.current.day, day));
    }
  };
  return {
    box,
    // Other limits than before may leave it outside.
    cursor: clamp(cursor),
    month: Math.min(month, latestMonth),
    atStart: month <= monthOf(first),
    atEnd: month >= latestMonth,
    turn: (by: number) => {
      // The cursor goes with the leaf, so that Tab leads to what is in sight.
      show(month + by);
      setCursor(clamp(plusMonths(cursor, by)));
    },
    press,
    onKeyDown,
    onHover,
  };
}
