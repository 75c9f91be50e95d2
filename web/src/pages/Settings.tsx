// All that a player chooses, in one place: the language, for this device, for mails and messages, for
// signing in.
import { useState } from 'preact/hooks';
import { Preferences } from '../account/Preferences';
import { t } from '../i18n';
import { SessionList } from '../security/SessionList';
import { SignInData } from '../security/SignInData';
import { session } from '../session';
import { LanguagePart } from '../settings/LanguagePart';
import { MailPart } from '../settings/MailPart';
import { PARTS, Part, PartList } from '../settings/Part';
import { ProfilePart } from '../settings/ProfilePart';
import { PushSwitch } from '../settings/PushSwitch';
import { Ways } from '../settings/Ways';
import { useSettings } from '../settings/useSettings';
import { useTitle } from '../title';
import '../styles/settings.css';
import '../styles/account.css';
import '../styles/portrait.css';

export default function Settings() {
  useTitle(t('nav-settings'));
  const [turn, setTurn] = useState(0);
  const kept = useSettings();
  const me = session.value?.me;
  if (!me) return null;
  const { settings, load } = kept;
  const pushKey = settings?.push_key ?? null;
  return (
    <div class="all-settings">
      <h1>{t('nav-settings')}</h1>
      <PartList parts={PARTS.filter((name) => name !== 'push' || pushKey !== null)} />
      <div class="column">
        <LanguagePart />
        <Part name="device">
          <Preferences />
        </Part>
        <Part name="mails">
          <MailPart {...kept} />
        </Part>
        {settings && pushKey !== null && (
          <Part name="push">
            <PushSwitch
              pushKey={pushKey}
              devices={settings.push_devices}
              player={me.player.id}
              onChanged={() => void load()}
            />
          </Part>
        )}
        <Part name="sign-in">
          <SignInData onChange={() => setTurn(turn + 1)} />
          <Ways
            ways={[
              ['/passkeys', 'key', t('nav-passkeys')],
              ['/keys', 'key', t('nav-keys')],
            ]}
          />
          <SessionList key={turn} />
        </Part>
        <Part name="data">
          <p>{t('settings-data-text')}</p>
          <Ways ways={[['/data', 'down', t('settings-data')]]} />
        </Part>
        <ProfilePart me={me} />
      </div>
    </div>
  );
}
