// Asks who sits there before something that would outlast the session: over any page.
import { api } from '../api/client';
import { proofAsked } from '../api/stepUp';
import { t } from '../i18n';
import { session } from '../session';
import { Dialog } from '../ui/Dialog';
import { Form, type Values } from '../ui/Form';
import { PasswordField } from '../ui/PasswordField';

export function StepUp() {
  const answer = proofAsked.value;
  const close = () => proofAsked.value?.(false);

  const send = async ({ password = '' }: Values) => {
    const { data, error } = await api.POST('/api/session/authenticate', { body: { password } });
    if (error) return error;
    session.value = data;
    answer?.(true);
    return undefined;
  };
  return (
    <Dialog open={answer !== null} title={answer ? t('step-up-title') : ''} onClose={close}>
      <div class="write">
        <p>{answer && t('step-up-text')}</p>
        <Form submit={t('step-up-send')} fieldOf={{ wrong_password: 'password' }} onSend={send}>
          <PasswordField />
        </Form>
        <button type="button" class="btn quiet" onClick={close}>
          {t('game-cancel')}
        </button>
      </div>
    </Dialog>
  );
}
