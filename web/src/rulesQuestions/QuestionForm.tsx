// Asking what the rules do not say, for a federation or as a director.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import { t } from '../i18n';
import { Field, FieldFrame, TextField } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { LONGEST } from '../ui/WriteDialog';
import { articleFault } from './article';
import type { RulesQuestion, WaitingQuestions } from './api';

interface Props {
  may: WaitingQuestions;
  onAsked: (question: RulesQuestion) => void;
}

function check({ article = '', text = '' }: Values): Record<string, string> {
  const fault = articleFault(article);
  if (fault) return { article: fault };
  return text.trim() ? {} : { text: t('field-required') };
}

export function QuestionForm({ may, onAsked }: Props) {
  // The form is a new one after each question.
  const [asked, setAsked] = useState(0);
  const both = may.may_ask_for_federation && may.may_ask_as_director;
  const send = async ({ asker = '', article = '', text = '' }: Values) => {
    const only = may.may_ask_for_federation ? 'federation' : 'director';
    const { data, error } = await api.POST('/api/rules-questions', {
      body: {
        asker: both && asker === 'director' ? 'director' : only,
        article: article.trim(),
        text: text.trim(),
      },
    });
    if (data) {
      setAsked(asked + 1);
      onAsked(data);
    }
    return error;
  };
  return (
    <section aria-labelledby="h-ask">
      <h2 id="h-ask">{t('rules-questions-ask')}</h2>
      <p>{t('rules-questions-ask-text')}</p>
      <Form key={asked} submit={t('rules-questions-send')} onSend={send} check={check}>
        {both && (
          <FieldFrame name="asker" label={t('rules-questions-for')}>
            {(ties) => (
              <select {...ties}>
                <option value="federation">{t('rules-questions-for-federation')}</option>
                <option value="director">{t('rules-questions-by-director')}</option>
              </select>
            )}
          </FieldFrame>
        )}
        <Field
          name="article"
          label={t('rules-questions-article')}
          hint={t('rules-questions-article-hint')}
          autoComplete="off"
          maxLength={40}
          required
        />
        <TextField
          name="text"
          label={t('rules-questions-question')}
          hint={t('rules-questions-limit')}
          maxLength={LONGEST}
        />
      </Form>
    </section>
  );
}
