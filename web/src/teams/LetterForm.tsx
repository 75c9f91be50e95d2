// A field to write a letter: what stands in it stays in this browser until it is sent.
import { useRef, useState } from 'preact/hooks';
import { isUncertain } from '../api/problem';
import type { Problem } from '../api/types';
import { draftKey } from '../drafts';
import { t } from '../i18n';
import { FieldFrame } from '../ui/Field';
import { Form } from '../ui/Form';
import { lengthOf, roomText } from '../ui/lengths';
import { useKeptLetter } from '../useKeptLetter';
import { LETTER_MAX } from './letters';

const FIELDS = { letter_empty: 'text', letter_too_long: 'text', too_many_letters: 'text' };

interface Props {
  /** Event and conversation. */
  of: string;
  onSend: (letter: { id: string; text: string }) => Promise<Problem | undefined>;
  /** What has just been done. */
  told: string;
  onTold: (text: string) => void;
}

export function LetterForm({ of, onSend, told, onTold }: Props) {
  const { letter, write, sent } = useKeptLetter(draftKey('team-letter', of));
  const [uncertain, setUncertain] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const length = lengthOf(letter.text);

  const check = (): Record<string, string> => {
    const text = letter.text.trim();
    if (!text) return { text: t('error-letter-empty') };
    return lengthOf(text) > LETTER_MAX ? { text: t('error-letter-too-long') } : {};
  };
  const send = async () => {
    const problem = await onSend({ id: letter.id, text: letter.text.trim() });
    setUncertain(!!problem && isUncertain(problem));
    if (!problem) {
      sent(letter);
      onTold(t('letters-sent'));
      field.current?.focus();
    }
    return problem;
  };
  return (
    <div class="panel pad letter-form">
      <Form
        submit={t(uncertain ? 'letters-send-again' : 'letters-send')}
        onSend={send}
        check={check}
        fieldOf={FIELDS}
      >
        {/* No `maxlength`: it would cut off the end of a pasted text without a word. */}
        <FieldFrame name="text" label={t('letters-text')} hint={t('letters-hint')}>
          {(ties) => (
            <textarea
              {...ties}
              ref={field}
              rows={5}
              value={letter.text}
              onInput={({ currentTarget }) => {
                setUncertain(false);
                onTold('');
                write(currentTarget.value);
              }}
            />
          )}
        </FieldFrame>
        <p class={length > LETTER_MAX ? 'err small' : 'small muted'} role="status">
          {roomText(length, LETTER_MAX) || told}
        </p>
      </Form>
    </div>
  );
}
