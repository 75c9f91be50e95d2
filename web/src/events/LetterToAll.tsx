// A letter of the director to everybody who plays in the event: what it is about, and its text; sent only by its
// button. Each section keeps it among its decisions.
import { useRef } from 'preact/hooks';
import { api } from '../api/client';
import { type Sent, sentAs } from '../api/sent';
import { t } from '../i18n';
import { Dialog } from '../ui/Dialog';
import { Field, TextField } from '../ui/Field';
import { Form } from '../ui/Form';
import { LONGEST } from '../ui/WriteDialog';

/** The server's limit of a title, in characters. */
const LONGEST_TITLE = 120;

export interface Reached {
  sections: number;
  players: number;
}

interface Props {
  event: number;
  open: boolean;
  onSent: (reached: Reached) => void;
  onClose: () => void;
}

export function LetterToAll({ event, open, onSent, onClose }: Props) {
  // Sent again after an answer that got lost, it is the same letter.
  const last = useRef<Sent | null>(null);
  const send = async ({ title = '', text = '' }: Record<string, string>) => {
    const content = { title: title.trim(), text: text.trim() };
    last.current = sentAs(last.current, content, () => crypto.randomUUID());
    const { data, error } = await api.POST('/api/director/events/{id}/letters', {
      params: { path: { id: event } },
      body: { request: last.current.id, ...content },
    });
    if (!data) return error;
    last.current = null;
    onSent(data);
    onClose();
    return undefined;
  };
  return (
    <Dialog open={open} title={t('events-letter-title')} onClose={onClose}>
      <div class="write">
        <p>{t('events-letter-text')}</p>
        <Form
          submit={t('events-letter-action')}
          check={({ title = '', text = '' }): Record<string, string> => ({
            ...(title.trim() ? {} : { title: t('field-required') }),
            ...(text.trim() ? {} : { text: t('field-required') }),
          })}
          onSend={send}
        >
          <Field
            name="title"
            label={t('events-letter-about')}
            type="text"
            required
            maxLength={LONGEST_TITLE}
            autocomplete="off"
          />
          <TextField
            name="text"
            label={t('events-letter-words')}
            hint={t('events-letter-hint')}
            maxLength={LONGEST}
          />
        </Form>
        <button type="button" class="btn quiet" onClick={onClose}>
          {t('game-cancel')}
        </button>
      </div>
    </Dialog>
  );
}
