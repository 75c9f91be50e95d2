// A field for a few words to the opponent; the room left is told when it gets scarce.
import { useId } from 'preact/hooks';
import { lengthOf, roomText } from '../ui/lengths';

/** The server's limit, in characters. */
const LONGEST = 2_000;

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

export function MessageField({ label, value, onChange }: Props) {
  const id = useId();
  const length = lengthOf(value);
  const room = roomText(length, LONGEST);
  // No `maxlength`: it would cut off the end of a pasted text without a word.
  return (
    <div class="field message">
      <label for={id}>{label}</label>
      <textarea
        id={id}
        rows={2}
        value={value}
        aria-invalid={length > LONGEST}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {room && (
        <p class={length > LONGEST ? 'err' : 'hint'} role="status">
          {room}
        </p>
      )}
    </div>
  );
}
