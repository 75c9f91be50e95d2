// The link in the letter to a new address: confirms it with a press, since programs open links, too.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import { t } from '../i18n';
import { refresh, session } from '../session';
import { useTitle } from '../title';
import { Form } from '../ui/Form';
import { Letter } from '../ui/Letter';
import type { PageProps } from './pageProps';

export default function Address({ id: token }: PageProps) {
  const [done, setDone] = useState(false);
  const title = t(done ? 'verify-done' : 'address-title');
  useTitle(title);

  const send = async () => {
    const { error } = await api.POST('/api/me/email/confirm', { body: { token } });
    if (error) return error;
    setDone(true);
    // The page names the address of whoever is signed in here.
    if (session.value) void refresh();
    return undefined;
  };
  return (
    <Letter title={title} announce={done}>
      {done ? (
        <div class="block">
          <p>{t('address-done-text')}</p>
          <a class="btn primary" href="/settings">
            {t('nav-settings')}
          </a>
        </div>
      ) : (
        <div class="panel">
          <p>{t('address-text')}</p>
          <Form submit={t('address-send')} onSend={send}>
            {null}
          </Form>
        </div>
      )}
    </Letter>
  );
}
