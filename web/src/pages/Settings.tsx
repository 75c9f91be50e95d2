// What a player chooses once: language, mails, reminders, the calendar of deadlines, push messages.
import type { ChangeSettings } from '../api/types';
import { t } from '../i18n';
import { setPref } from '../prefs';
import { session } from '../session';
import { CalendarAddress } from '../settings/CalendarAddress';
import { MailForm } from '../settings/MailForm';
import { PushSwitch } from '../settings/PushSwitch';
import { useSettings } from '../settings/useSettings';
import { useTitle } from '../title';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import '../styles/settings.css';

export default function Settings() {
  useTitle(t('nav-settings'));
  const { settings, problem, load, change, renewCalendar } = useSettings();
  const who = session.value?.me.player;
  if (!settings || !who) {
    const retry = () => void load();
    return problem ? <Trouble problem={problem} onRetry={retry} /> : <Skeleton height="70vh" />;
  }
  const send = async (body: ChangeSettings) => {
    const refusal = await change(body);
    // The pages on this device follow at once; on others as soon as nobody has chosen there.
    if (!refusal && body.language !== settings.language) setPref({ lang: body.language });
    return refusal;
  };
  const { push_key: pushKey } = settings;
  return (
    <div class="settings">
      <div class="head">
        <h1>{t('nav-settings')}</h1>
        <p class="lede">
          {t('settings-lede')} <a href="/account">{t('settings-device')}</a>
        </p>
      </div>
      <section class="panel pad" aria-labelledby="h-mail">
        <h2 id="h-mail">{t('settings-mails')}</h2>
        <MailForm settings={settings} onSend={send} />
      </section>
      <div class="column">
        <section class="panel pad" aria-labelledby="h-calendar">
          <h2 id="h-calendar">{t('settings-calendar')}</h2>
          <CalendarAddress url={settings.calendar_url} onRenew={renewCalendar} />
        </section>
        {pushKey !== null && (
          <section class="panel pad" aria-labelledby="h-push">
            <h2 id="h-push">{t('settings-push')}</h2>
            <PushSwitch
              pushKey={pushKey}
              devices={settings.push_devices}
              player={who.id}
              onChanged={() => void load()}
            />
          </section>
        )}
      </div>
    </div>
  );
}
