// A text that grows with what is written in it; the room left is told when it gets scarce.
import { useId } from 'preact/hooks';
import { lengthOf, roomText } from '../ui/lengths';

interface Props {
  label: string;
  value: string;
  /** The server's limit, in characters. */
  longest: number;
  onChange: (text: string) => void;
}

/** Characters that surely fit on a line. */
const WIDTH = 44;
const ROWS = [2, 16] as const;

export function NoteField({ label, value, longest, onChange }: Props) {
  const id = useId();
  const length = lengthOf(value);
  const room = roomText(length, longest);
  // No `maxlength`: it would cut off the end of a pasted text without a word. What tells the room is there from the
  // beginning: what comes together with its text is not read out.
  return (
    <div class="field note-field">
      <label for={id}>{label}</label>
      <textarea
        id={id}
        rows={rowsOf(value)}
        value={value}
        dir="auto"
        aria-invalid={length > longest}
        aria-describedby={`${id}-room`}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <p id={`${id}-room`} class={room ? (length > longest ? 'err' : 'hint') : 'vh'} role="status">
        {room}
      </p>
    </div>
  );
}

function rowsOf(text: string): number {
  const lines = text.split('\n').map(({ length }) => Math.ceil((length + 1) / WIDTH));
  const [least, most] = ROWS;
  return Math.min(
    most,
    Math.max(
      least,
      lines.reduce((sum, rows) => sum + rows, 0),
    ),
  );
}
