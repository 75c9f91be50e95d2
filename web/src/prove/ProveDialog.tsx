// "Is it still you?": with a passkey first, and with the password where that is enough.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import { problemText } from '../api/problem';
import type { Passkeys, Problem } from '../api/types';
import { t } from '../i18n';
import { canUsePasskeys, signWithPasskey } from '../passkeys/browser';
import { session } from '../session';
import { Cited } from '../ui/Cited';
import { Dialog } from '../ui/Dialog';
import { Form, type Values } from '../ui/Form';
import { PasswordField } from '../ui/PasswordField';
import { question } from './prove';

async function byPasskey(): Promise<Problem | undefined> {
  const { data: options, error } = await api.POST('/api/session/passkey/options');
  if (!options) return error;
  const { answer, problem } = await signWithPasskey(options);
  if (!answer) return problem;
  const { data, error: refused } = await api.POST('/api/session/passkey', { body: answer });
  if (data) session.value = data;
  return refused;
}

async function byPassword({ password = '' }: Values): Promise<Problem | undefined> {
  const { data, error } = await api.POST('/api/session/authenticate', { body: { password } });
  if (data) session.value = data;
  return error;
}

export function ProveDialog() {
  const asked = question.value;
  const [known, setKnown] = useState<Passkeys>();
  const [problem, setProblem] = useState<Problem>();

  useEffect(() => {
    if (!asked) return;
    setProblem(undefined);
    void api.GET('/api/passkeys').then(({ data }) => setKnown(data));
  }, [asked]);

  const finish = (refused: Problem | undefined) => {
    if (!refused) asked?.done(true);
    return refused;
  };
  const press = async () => {
    setProblem(undefined);
    setProblem(finish(await byPasskey()));
  };
  const passkey = canUsePasskeys() && !!known?.passkeys.length;
  const password = asked?.proof === 'any' || known?.office === false;
  return (
    <Dialog open={!!asked} title={t('prove-title')} onClose={() => asked?.done(false)}>
      <p>{t(password ? 'prove-text' : 'prove-text-passkey')}</p>
      {passkey && (
        <button type="button" class="btn primary" onClick={() => void press()}>
          {t('prove-passkey')}
        </button>
      )}
      {problem && (
        <p class="err" role="alert">
          <Cited text={problemText(problem)} />
        </p>
      )}
      {known && password && (
        <Form
          submit={t('prove-password')}
          onSend={async (values) => finish(await byPassword(values))}
          fieldOf={{ wrong_password: 'password' }}
        >
          <PasswordField />
        </Form>
      )}
      {known && !password && !passkey && (
        <p>
          <a href="/passkeys" onClick={() => asked?.done(false)}>
            {t('passkeys')}
          </a>
        </p>
      )}
      <div class="row dialog-actions">
        <button type="button" class="btn quiet" onClick={() => asked?.done(false)}>
          {t('prove-cancel')}
        </button>
      </div>
    </Dialog>
  );
}
