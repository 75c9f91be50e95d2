// Adding a passkey, and what an office asks for before: the link in a mail, a passkey, or a code.
import { useState } from 'preact/hooks';
import { problemText } from '../api/problem';
import type { Passkeys, Problem } from '../api/types';
import { t } from '../i18n';
import { askProof } from '../prove/prove';
import { Cited } from '../ui/Cited';
import { Field } from '../ui/Field';
import { Form } from '../ui/Form';
import { canUsePasskeys } from './browser';

interface Props {
  passkeys: Passkeys;
  /** From the mail. */
  link: string | undefined;
  onAdd: (name: string) => Promise<Problem | undefined>;
  onCode: (code: string) => Promise<Problem | undefined>;
  onLink: () => Promise<Problem | undefined>;
  onProved: () => void;
}

export function AddPanel({ passkeys, link, onAdd, onCode, onLink, onProved }: Props) {
  const { adding } = passkeys;
  if (!canUsePasskeys()) return <p>{t('passkeys-unable')}</p>;
  if (adding === 'link_needed' && !link) return <LinkStep onLink={onLink} />;
  if (adding === 'code_needed') {
    return (
      <>
        <p>{t('passkeys-code-text')}</p>
        <CodeForm onCode={onCode} />
      </>
    );
  }
  if (adding === 'passkey_needed') {
    const prove = async () => {
      if (await askProof('passkey')) onProved();
    };
    return (
      <>
        <p>{t('passkeys-prove-text')}</p>
        <button type="button" class="btn primary" onClick={() => void prove()}>
          {t('passkeys-prove')}
        </button>
        <details>
          <summary>{t('passkeys-lost')}</summary>
          <CodeForm onCode={onCode} />
        </details>
      </>
    );
  }
  return (
    <>
      <p>{t('passkeys-add-text')}</p>
      <Form
        submit={t('passkeys-add')}
        onSend={({ name = '' }) => onAdd(name)}
        fieldOf={{ invalid_passkey_name: 'name' }}
      >
        <Field
          name="name"
          label={t('passkeys-name')}
          hint={t('passkeys-name-hint')}
          maxLength={60}
          autoComplete="off"
          required
        />
      </Form>
    </>
  );
}

function CodeForm({ onCode }: Pick<Props, 'onCode'>) {
  return (
    <Form
      submit={t('passkeys-code-use')}
      onSend={({ code = '' }) => onCode(code)}
      fieldOf={{ wrong_recovery_code: 'code' }}
    >
      <Field
        name="code"
        label={t('passkeys-code')}
        hint={t('passkeys-code-hint')}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="none"
        spellcheck={false}
        required
      />
    </Form>
  );
}

function LinkStep({ onLink }: Pick<Props, 'onLink'>) {
  const [news, setNews] = useState('');
  const send = async () => {
    setNews('');
    const problem = await onLink();
    setNews(problem ? problemText(problem) : t('passkeys-link-sent'));
  };
  return (
    <>
      <p>{t('passkeys-link-text')}</p>
      <button type="button" class="btn primary" onClick={() => void send()}>
        {t('passkeys-link')}
      </button>
      <p role="status">
        <Cited text={news} />
      </p>
    </>
  );
}
