// An officer's answer to a question about the rules. It is published, so it is looked at once more.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import { t } from '../i18n';
import { Field, TextField } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { LONGEST } from '../ui/WriteDialog';
import { articleFault } from './article';
import type { RulesQuestion } from './api';

interface Props {
  question: RulesQuestion;
  onAnswered: (question: RulesQuestion) => void;
}

function check({ article = '', text = '' }: Values): Record<string, string> {
  const fault = articleFault(article);
  if (fault) return { article: fault };
  return text.trim() ? {} : { text: t('field-required') };
}

export function ReplyForm({ question, onAnswered }: Props) {
  const [open, setOpen] = useState(false);
  const send = async ({ article = '', text = '' }: Values) => {
    const { data, error } = await api.POST('/api/rules-questions/{id}/answer', {
      params: { path: { id: question.id } },
      body: { article: article.trim(), text: text.trim() },
    });
    if (data) onAnswered(data);
    return error;
  };
  if (!open)
    return (
      <p>
        <button type="button" class="btn" onClick={() => setOpen(true)}>
          {t('rules-questions-reply')}…
        </button>
      </p>
    );
  return (
    <Form submit={t('rules-questions-publish')} onSend={send} check={check}>
      <Field
        name="article"
        label={t('rules-questions-article')}
        hint={t('rules-questions-article-hint')}
        defaultValue={question.article}
        autoComplete="off"
        maxLength={40}
        required
      />
      <TextField
        name="text"
        label={t('rules-questions-answer-field')}
        hint={t('rules-questions-limit')}
        maxLength={LONGEST}
      />
    </Form>
  );
}
