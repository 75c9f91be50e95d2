// The end of an account: what goes, what stays, and the password once more.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import { clearDrafts, clearNotes } from '../drafts';
import { owner, stopOnDevice } from '../device';
import { t } from '../i18n';
import { go } from '../router';
import { session } from '../session';
import { Dialog } from '../ui/Dialog';
import { Form, type Values } from '../ui/Form';
import { PasswordField } from '../ui/PasswordField';
import { toast } from '../ui/Toast';

export function LeaveForGood() {
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);

  const send = async ({ password = '' }: Values) => {
    const { error } = await api.POST('/api/me/delete', { body: { password } });
    if (error) return error;
    if (owner() !== null) await stopOnDevice().catch(() => undefined);
    const player = session.value?.me.player.id ?? 0;
    go('/');
    session.value = null;
    clearDrafts();
    clearNotes(player);
    toast(t('data-leave-done'));
    return undefined;
  };
  return (
    <section class="panel pad" aria-labelledby="h-leave">
      <h2 id="h-leave">{t('data-leave')}</h2>
      <p>{t('data-leave-text')}</p>
      <p class="muted small">{t('data-leave-games')}</p>
      <button type="button" class="btn" onClick={() => setAsked(true)}>
        {t('data-leave-button')}
      </button>
      <Dialog open={asked} title={t('data-leave-title')} onClose={close}>
        <div class="write">
          <p>{t('data-leave-question')}</p>
          <Form
            submit={t('data-leave-action')}
            fieldOf={{ wrong_password: 'password' }}
            onSend={send}
          >
            <PasswordField />
          </Form>
          <button type="button" class="btn quiet" onClick={close}>
            {t('game-cancel')}
          </button>
        </div>
      </Dialog>
    </section>
  );
}
