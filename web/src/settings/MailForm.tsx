// Language, mails and reminders: one form, because the server takes them together.
import { useState } from 'preact/hooks';
import type { ChangeSettings, Problem, Settings } from '../api/types';
import { zone } from '../format';
import { LOCALES, t } from '../i18n';
import { FieldFrame } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { clocksChange, hours } from './hours';

const MAILS = ['each', 'digest', 'none'] as const;
/** Days before a deadline that are offered; one that was chosen elsewhere is added. */
const REMINDERS = [1, 2, 3, 4, 5, 7, 10, 14, 21, 30];

type Language = ChangeSettings['language'];

interface Props {
  settings: Settings;
  onSend: (change: ChangeSettings) => Promise<Problem | undefined>;
}

function reminders(present: number | null): number[] {
  const all = new Set(REMINDERS);
  if (present !== null) all.add(present);
  return [...all].sort((a, b) => a - b);
}

export function MailForm({ settings, onSend }: Props) {
  const [mail, setMail] = useState(settings.mail);
  const [saved, setSaved] = useState(false);

  const send = async ({ language, hour, reminder }: Values) => {
    setSaved(false);
    const problem = await onSend({
      mail,
      digest_hour: hour === undefined ? settings.digest_hour : Number(hour),
      reminder_days: reminder ? Number(reminder) : null,
      language: language as Language,
    });
    setSaved(!problem);
    return problem;
  };
  return (
    <div onInput={() => setSaved(false)}>
      <Form submit={t('settings-save')} onSend={send}>
        <FieldFrame name="language" label={t('language')} hint={t('settings-language-hint')}>
          {(ties) => (
            <select {...ties}>
              {Object.entries(LOCALES).map(([code, name]) => (
                <option key={code} value={code} lang={code} selected={code === settings.language}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <fieldset class="choices">
          <legend>{t('settings-mail')}</legend>
          {MAILS.map((value) => (
            <label key={value} class="choice">
              <input
                type="radio"
                name="mail"
                value={value}
                checked={mail === value}
                onChange={() => setMail(value)}
              />
              <span>
                {t(`settings-mail-${value}`)}
                <small class="muted">{t(`settings-mail-${value}-text`)}</small>
              </span>
            </label>
          ))}
        </fieldset>
        {mail === 'digest' && <DigestHour present={settings.digest_hour} />}
        <FieldFrame
          name="reminder"
          label={t('settings-reminder')}
          hint={t('settings-reminder-hint')}
        >
          {(ties) => (
            <select {...ties}>
              <option value="">{t('settings-reminder-never')}</option>
              {reminders(settings.reminder_days).map((days) => (
                <option key={days} value={days} selected={days === settings.reminder_days}>
                  {t('settings-reminder-days', { n: days })}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      </Form>
      <p role="status" class="saved">
        {saved && t('settings-saved')}
      </p>
    </div>
  );
}

/** In the reader's zone; the value is the hour in UTC. */
function DigestHour({ present }: { present: number }) {
  const today = new Date();
  const changing = clocksChange(today.getUTCFullYear());
  const hint = t(changing ? 'settings-hour-hint-changing' : 'settings-hour-hint', { zone });
  return (
    <FieldFrame name="hour" label={t('settings-hour')} hint={hint}>
      {(ties) => (
        <select {...ties}>
          {hours(today).map(({ utc, text }) => (
            <option key={utc} value={utc} selected={utc === present}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
