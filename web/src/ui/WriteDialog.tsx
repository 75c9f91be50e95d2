// A few words that others will read, such as a reason: what they are for, and a field; sent only by its
// button.
import type { Problem } from '../api/types';
import { t } from '../i18n';
import { Cited } from './Cited';
import { Dialog } from './Dialog';
import { TextField } from './Field';
import { Form } from './Form';

/** The server's limit, in characters. */
export const LONGEST = 2_000;

interface Props {
  open: boolean;
  title: string;
  /** What will happen. */
  text: string;
  label: string;
  hint: string;
  action: string;
  /** What the way back says, where the action is itself to cancel something. */
  back?: string;
  /** Sends it; what went wrong comes back. */
  onSend: (text: string) => Promise<Problem | null>;
  onClose: () => void;
}

export function WriteDialog(props: Props) {
  const { open, title, text, label, hint, action, back, onSend, onClose } = props;
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <div class="write">
        <p>
          <Cited text={text} />
        </p>
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
          <TextField name="text" label={label} hint={hint} maxLength={LONGEST} />
        </Form>
        <button type="button" class="btn quiet" onClick={onClose}>
          {back ?? t('game-cancel')}
        </button>
      </div>
    </Dialog>
  );
}
