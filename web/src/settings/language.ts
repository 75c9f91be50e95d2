// Two languages are chosen: that of these pages, for a device, and that of mails and the calendar, for
// the account. Until one of them has been chosen it follows the first choice of the other.
import { api } from '../api/client';
import type { Settings } from '../api/types';
import { LOCALES, t } from '../i18n';
import { prefs, setPref } from '../prefs';
import { session } from '../session';
import { toast } from '../ui/Toast';

/**
 * Whether the settings are still those of a new account. The server does not tell which of them were
 * chosen; whoever has changed another one has had the language before their eyes.
 */
export function isUntouched({ mail, digest_hour, reminder_days }: Settings): boolean {
  return mail === 'each' && digest_hour === 6 && reminder_days.join() === '3';
}

/** The account's language as the pages know it: those without a choice of their own follow at once. */
function setAccountLanguage(language: string) {
  const present = session.peek();
  if (present) session.value = { ...present, me: { ...present.me, language } };
}

/** The language of mails was chosen by itself. */
export function mailsChosen(language: string) {
  setPref({ mailsChosen: true });
  setAccountLanguage(language);
}

/** The language of these pages is chosen, on this device. */
export async function choosePages(lang: string) {
  const isFirst = prefs.peek().lang === undefined && !prefs.peek().mailsChosen;
  setPref({ lang });
  if (isFirst && session.peek()?.access_token) await followPages(lang);
}

async function followPages(lang: string) {
  const language = lang === 'cs' ? 'cs' : 'en';
  const { data } = await api.GET('/api/settings');
  if (!data || data.language === language || !isUntouched(data)) return;
  const { mail, digest_hour, reminder_days, zone } = data;
  const body = { mail, digest_hour, reminder_days, zone, language } as const;
  const { error } = await api.PUT('/api/settings', { body });
  if (error) return;
  setAccountLanguage(language);
  toast(t('language-mails-too', { language: LOCALES[language] ?? language }));
}
