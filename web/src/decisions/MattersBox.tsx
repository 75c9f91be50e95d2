// The way to what was decided about a game or in a section, and to the director, for its players and
// officials; what is in it comes when it is opened.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Player } from '../api/types';
import { lazilyDecided } from '../game/lazily';
import { query } from '../router';
import { isOfficial } from '../session';
import type { Place } from './useMatters';

const Matters = lazilyDecided('Matters');

interface Props {
  title: string;
  place: Place;
  /** Whether the reader plays here. */
  player: boolean;
  others?: readonly Player[];
  section: number;
  director: Player | null;
  /** It is a running game that is played here: a player's own page may show it. */
  mayShow?: boolean;
}

export function MattersBox({ title, ...matters }: Props) {
  // Who is asked something is led here from my games.
  const [wanted] = useState(() => new URLSearchParams(query.peek()).has('case'));
  const [open, setOpen] = useState(wanted);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wanted) summary.current?.focus();
  }, [wanted]);
  if (!matters.player && !isOfficial()) return null;
  return (
    <details
      class="panel pad director-box"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary ref={summary}>
        <h2>{title}</h2>
      </summary>
      {open && <Matters {...matters} />}
    </details>
  );
}
