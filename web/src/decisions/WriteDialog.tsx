// A few words to the director or the officers: what they are for, and a field; sent only by its button.
import type { Problem } from '../api/types';
import { t } from '../i18n';
import { Dialog } from '../ui/Dialog';
import { TextField } from '../ui/Field';
import { Form } from '../ui/Form';

/** The server's limit, in characters. */
export const LONGEST = 2_000;

interface Props {
  open: boolean;
  title: string;
  /** What will happen. */
  text: string;
  label: string;
  action: string;
  /** Sends it; what went wrong comes back. */
  onSend: (text: string) => Promise<Problem | null>;
  onClose: () => void;
}

export function WriteDialog({ open, title, text, label, action, onSend, onClose }: Props) {
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <div class="write">
        <p>{text}</p>
        <Form
          submit={action}
          check={({ text: words = '' }): Record<string, string> =>
            words.trim() ? {} : { text: t('field-required') }
          }
          onSend={async ({ text: words = '' }) => {
            const refusal = await onSend(words.trim());
            if (!refusal) onClose();
            return refusal ?? undefined;
          }}
        >
          <TextField name="text" label={label} hint={t('decided-limit')} maxLength={LONGEST} />
        </Form>
        <button type="button" class="btn quiet" onClick={onClose}>
          {t('game-cancel')}
        </button>
      </div>
    </Dialog>
  );
}
