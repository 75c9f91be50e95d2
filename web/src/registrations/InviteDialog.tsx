// The mail with which a registered player comes to an account.
import type { Problem } from '../api/types';
import { t } from '../i18n';
import { Dialog } from '../ui/Dialog';
import { Form, type Values } from '../ui/Form';
import { fullName } from '../ui/PlayerName';
import type { Language, Registration } from './api';
import { MailLanguage, TheirEmail } from './fields';
import { FIELD_OF, languageOf } from './registering';

interface Props {
  /** Null: nobody is asked about. */
  of: Registration | null;
  onInvite: (of: Registration, email: string, language: Language) => Promise<Problem | null>;
  onClose: () => void;
}

export function InviteDialog({ of, onInvite, onClose }: Props) {
  const again = !!of?.invitation;
  const send = async ({ email = '', language }: Values) => {
    const refusal = of && (await onInvite(of, email.trim(), languageOf(language)));
    if (!refusal) onClose();
    return refusal ?? undefined;
  };
  const title = t(again ? 'federation-invite-again-title' : 'federation-invite-title', {
    who: of ? fullName(of.player) : '',
  });
  return (
    <Dialog open={of !== null} title={title} onClose={onClose}>
      <div class="write">
        <p>{t(again ? 'federation-invite-again-text' : 'federation-invite-text')}</p>
        <Form submit={t('federation-invite-send')} fieldOf={FIELD_OF} onSend={send}>
          <TheirEmail
            hint={t('federation-invite-hint')}
            {...(of?.invitation && { value: of.invitation.email })}
            required
          />
          <MailLanguage />
        </Form>
        <button type="button" class="btn quiet" onClick={onClose}>
          {t('game-cancel')}
        </button>
      </div>
    </Dialog>
  );
}
