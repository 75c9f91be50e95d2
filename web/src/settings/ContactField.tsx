// How opponents by post or e-mail reach the member: nobody else is told.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { t } from '../i18n';
import { FieldFrame } from '../ui/Field';
import { Failure } from '../ui/Failure';
import { Form } from '../ui/Form';
import { Skeleton } from '../ui/Skeleton';

/** The server's limits, in characters and in lines. */
const LONGEST = 500;
const LINES = 8;

export function ContactField() {
  const [text, setText] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async () => {
    const { data, error } = await api.GET('/api/settings/contact');
    if (data) setText(data.text ?? '');
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, []);
  return (
    <div class="portrait-part">
      <h3 class="within">{t('contact-title')}</h3>
      <p class="muted small">{t('contact-text')}</p>
      {problem && <Failure problem={problem} onRetry={() => void load()} />}
      {text === null && !problem && <Skeleton height="190px" />}
      {text !== null && <ContactForm first={text} />}
    </div>
  );
}

function ContactForm({ first }: { first: string }) {
  const [saved, setSaved] = useState(false);
  return (
    <div onInput={() => setSaved(false)}>
      <Form
        submit={t('contact-send')}
        fieldOf={FIELD_OF}
        check={({ contact = '' }): Record<string, string> =>
          linesIn(contact) > LINES ? { contact: t('contact-lines', { n: LINES }) } : {}
        }
        onSend={async ({ contact = '' }) => {
          setSaved(false);
          const body = { text: contact.replace(/\r\n?/g, '\n').trim() || null };
          const { error } = await api.PUT('/api/settings/contact', { body });
          setSaved(!error);
          return error;
        }}
      >
        <FieldFrame name="contact" label={t('contact-field')} hint={t('contact-hint')}>
          {(ties) => (
            <textarea {...ties} rows={5} maxLength={LONGEST} dir="auto" defaultValue={first} />
          )}
        </FieldFrame>
      </Form>
      <p role="status" class="saved">
        {saved && t('settings-saved')}
      </p>
    </div>
  );
}

const FIELD_OF = { invalid_words: 'contact' } as const;

/** Lines that say something: the server keeps no others. */
const linesIn = (text: string): number => text.split('\n').filter((line) => line.trim()).length;
