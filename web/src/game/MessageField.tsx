// A field for a few words to the opponent; the room left is told when it gets scarce.
import { useId } from 'preact/hooks';
import { t } from '../i18n';

/** The server's limit, in characters. */
const LONGEST = 2_000;
const TELL_FROM = 1_800;

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

export function MessageField({ label, value, onChange }: Props) {
  const id = useId();
  // Characters as the server counts them, not UTF-16 units.
  const length = [...value].length;
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
      {length > TELL_FROM && (
        <p class={length > LONGEST ? 'err' : 'hint'} role="status">
          {t('game-message-length', { n: length, limit: LONGEST })}
        </p>
      )}
    </div>
  );
}
