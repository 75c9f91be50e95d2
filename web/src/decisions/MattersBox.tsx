// The way to what was decided about a game or in a section, and to the director, for its players and
// officials; what is in it comes when it is opened.
import { useState } from 'preact/hooks';
import type { Player } from '../api/types';
import { lazilyDecided } from '../game/lazily';
import { isOfficial } from '../session';
import type { Place } from './useMatters';

const Matters = lazilyDecided('Matters');

interface Props {
  title: string;
  place: Place;
  /** Whether the reader plays here. */
  player: boolean;
  others?: readonly Player[];
}

export function MattersBox({ title, ...matters }: Props) {
  const [open, setOpen] = useState(false);
  if (!matters.player && !isOfficial()) return null;
  return (
    <details class="panel pad director-box" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {open && <Matters {...matters} />}
    </details>
  );
}
