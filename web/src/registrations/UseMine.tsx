// For whoever is signed in: the account that there is goes over to the registered number.
import { api } from '../api/client';
import type { Me } from '../api/types';
import { t } from '../i18n';
import { leave } from '../shell/leave';
import { Form } from '../ui/Form';
import { fullName } from '../ui/PlayerName';
import type { Claimable } from './api';

interface Props {
  token: string;
  of: Claimable;
  me: Me;
  onMoved: () => void;
  /** The link is void by now. */
  onVoid: () => void;
}

export function UseMine({ token, of, me, onMoved, onVoid }: Props) {
  const send = async () => {
    const { error } = await api.POST('/api/claim/mine', { body: { token } });
    if (!error) onMoved();
    else if (error.code === 'invalid_token') onVoid();
    else return error;
    return undefined;
  };
  const mine = String(me.player.id);
  const theirs = String(of.player.id);
  return (
    <>
      <div class="panel">
        <p>{t('invited-mine-text', { who: fullName(me.player), email: me.email })}</p>
        <ul class="ended">
          <li>{t('invited-mine-number', { mine, theirs })}</li>
          <li>{t('invited-mine-sessions')}</li>
          <li>{t('invited-mine-played', { mine })}</li>
        </ul>
        <Form submit={t('invited-mine')} onSend={send}>
          {null}
        </Form>
      </div>
      <p>
        {t('invited-not-me')}{' '}
        <button type="button" class="btn" onClick={() => void leave(`/claim/${token}`)}>
          {t('sign-out')}
        </button>
      </p>
    </>
  );
}
