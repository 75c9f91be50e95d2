// The member's own page: facts about the person, the ways to leave and settings, and the choices for
// this device.
import { useState } from 'preact/hooks';
import { t } from '../i18n';
import { maySeeImports, session } from '../session';
import { Facts } from '../account/Facts';
import { Preferences } from '../account/Preferences';
import { SessionList } from '../security/SessionList';
import { SignInData } from '../security/SignInData';
import { leave } from '../shell/leave';
import { useTitle } from '../title';
import { Icon } from '../ui/Icon';
import '../styles/settings.css';
import '../styles/keys.css';
import '../styles/account.css';

export default function Account() {
  const [turn, setTurn] = useState(0);
  useTitle(t('account'));
  const me = session.value?.me;
  if (!me) return null;
  return (
    <div class="account">
      <h1>{t('account')}</h1>
      <section class="panel pad" aria-labelledby="h-profile">
        <h2 id="h-profile">{t('account-profile')}</h2>
        <Facts me={me} />
        <ul class="ways">
          <li>
            <a href="/leave">
              <Icon name="calendar" />
              {t('nav-leave')}
            </a>
          </li>
          <li>
            <a href="/settings">
              <Icon name="settings" />
              {t('nav-settings')}
            </a>
          </li>
          <li>
            <a href="/passkeys">
              <Icon name="key" />
              {t('nav-passkeys')}
            </a>
          </li>
          <li>
            <a href="/keys">
              <Icon name="key" />
              {t('nav-keys')}
            </a>
          </li>
          <li>
            <a href="/transfers">
              <Icon name="flag" />
              {t('nav-transfers')}
            </a>
          </li>
          {maySeeImports() && (
            <li>
              <a href="/imports">
                <Icon name="table" />
                {t('account-imports')}
              </a>
            </li>
          )}
          <li>
            <a href="/data">
              <Icon name="down" />
              {t('nav-data')}
            </a>
          </li>
        </ul>
        <button type="button" class="btn" onClick={() => void leave()}>
          <Icon name="out" />
          {t('sign-out')}
        </button>
      </section>
      <SignInData onChange={() => setTurn(turn + 1)} />
      <SessionList key={turn} />
      <section class="panel pad" aria-labelledby="h-prefs">
        <h2 id="h-prefs">{t('prefs')}</h2>
        <Preferences />
      </section>
    </div>
  );
}
