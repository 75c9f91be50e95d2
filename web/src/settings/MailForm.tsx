// Mails and reminders: one form, because the server takes them together.
import { useState } from 'preact/hooks';
import type { Problem, Settings } from '../api/types';
import { clockHour } from '../format';
import { t } from '../i18n';
import { FieldFrame } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { Reminders } from './Reminders';
import { ZoneField } from './ZoneField';
import type { OtherSettings } from './language';

const MAILS = ['each', 'digest', 'none'] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

interface Props {
  settings: Settings;
  onSend: (change: OtherSettings) => Promise<Problem | undefined>;
}

export function MailForm({ settings, onSend }: Props) {
  const [mail, setMail] = useState(settings.mail);
  const [reminders, setReminders] = useState(settings.reminder_days);
  const [zone, setZone] = useState(settings.zone);
  const [saved, setSaved] = useState(false);

  const send = async ({ hour }: Values) => {
    setSaved(false);
    const problem = await onSend({
      mail,
      digest_hour: hour === undefined ? settings.digest_hour : Number(hour),
      reminder_days: reminders,
      zone,
    });
    setSaved(!problem);
    return problem;
  };
  return (
    <div onInput={() => setSaved(false)}>
      <Form submit={t('settings-save')} onSend={send}>
        <ZoneField zone={zone} onChange={setZone} />
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
        {mail === 'digest' && <DigestHour present={settings.digest_hour} zone={zone} />}
        <Reminders chosen={reminders} onChange={setReminders} />
      </Form>
      <p role="status" class="saved">
        {saved && t('settings-saved')}
      </p>
    </div>
  );
}

function DigestHour({ present, zone }: { present: number; zone: string }) {
  return (
    <FieldFrame name="hour" label={t('settings-hour')} hint={t('settings-hour-hint', { zone })}>
      {(ties) => (
        <select {...ties}>
          {HOURS.map((hour) => (
            <option key={hour} value={hour} selected={hour === present}>
              {clockHour(hour)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
