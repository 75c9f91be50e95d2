// Something that others will ask about: what it means, and a reason for the record.
import { TextField } from '../ui/Field';
import { Dialog } from '../ui/Dialog';
import { Form } from '../ui/Form';
import type { Problem } from '../api/types';
import { t } from '../i18n';

/** The server's limit, in characters. */
const LONGEST = 2_000;

interface Props {
  open: boolean;
  title: string;
  text: string;
  action: string;
  /** What the reason is for. */
  hint: string;
  /** Does it; what went wrong comes back. */
  onConfirm: (reason: string) => Promise<Problem | null>;
  onClose: () => void;
}

export function ReasonDialog({ open, title, text, action, hint, onConfirm, onClose }: Props) {
  const send = async ({ reason = '' }: Record<string, string>) => {
    const refusal = await onConfirm(reason.trim());
    if (!refusal) onClose();
    return refusal ?? undefined;
  };
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <p class="dialog-text">{text}</p>
      <Form
        submit={action}
        onSend={send}
        check={({ reason = '' }): Record<string, string> =>
          reason.trim() ? {} : { reason: t('field-required') }
        }
      >
        <TextField name="reason" label={t('events-reason')} hint={hint} maxLength={LONGEST} />
      </Form>
      <button type="button" class="btn quiet" onClick={onClose}>
        {t('game-cancel')}
      </button>
    </Dialog>
  );
}
