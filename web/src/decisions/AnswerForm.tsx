// Writing in a case. An official says whether that settles it; whoever filed it opens it again.
import { api } from '../api/client';
import { useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { t } from '../i18n';
import { type Case } from './api';
import { TextField } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { LONGEST } from '../ui/WriteDialog';

interface Props {
  item: Case;
  official?: boolean;
  onAnswered: (item: Case) => void;
  /** Somebody else was quicker: what they wrote is to be seen first. */
  onStale: () => void;
}

export function AnswerForm({ item, official = false, onAnswered, onStale }: Props) {
  const [sent, setSent] = useState(0);
  const send = async ({ text = '', close }: Values): Promise<Problem | undefined> => {
    const { data, error } = await api.POST('/api/cases/{id}/answers', {
      params: { path: { id: item.id } },
      body: { version: item.version, text: text.trim(), close: close === 'on' },
    });
    if (data) {
      setSent(sent + 1);
      onAnswered(data);
    }
    if (error?.code === 'changed_meanwhile') onStale();
    return error;
  };
  return (
    <Form
      // A new form after each that was sent; what was typed outlives an answer of somebody else.
      key={sent}
      submit={t(official ? 'case-answer-send' : 'case-write-send')}
      check={({ text = '' }): Record<string, string> =>
        text.trim() ? {} : { text: t('field-required') }
      }
      onSend={send}
    >
      <TextField
        name="text"
        label={t(official ? 'case-answer' : 'case-write')}
        hint={t('decided-limit')}
        maxLength={LONGEST}
      />
      {official && (
        <label class="check">
          <input type="checkbox" name="close" defaultChecked /> {t('case-close')}
        </label>
      )}
    </Form>
  );
}
