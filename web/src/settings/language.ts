// A member has one language, the account's: for pages, mails and the calendar, on every device. The
// device remembers it, and has its own choice only while nobody is signed in or while the account could
// not be told.
import { api } from '../api/client';
import { problemText, unreachable } from '../api/problem';
import type { ChangeSettings, Problem } from '../api/types';
import { LOCALES, lang, pickLang, setLang, t } from '../i18n';
import { prefs, setPref } from '../prefs';
import { session } from '../session';
import { toast } from '../ui/Toast';

/** What the server keeps of the settings beside the language. */
export type OtherSettings = Omit<ChangeSettings, 'language'>;

/** The language that pages are to be in. */
export function languageOfPages(): string {
  const { lang: chosen, langUnsaved } = prefs.value;
  const own = session.value?.me.language;
  const language = (langUnsaved ? chosen : undefined) ?? own ?? chosen;
  return language && language in LOCALES ? language : pickLang();
}

/** So that the pages of who has signed out, or has no connection yet, are in the same one. */
export function rememberLanguage() {
  const own = session.value?.me.language;
  const { lang: chosen, langUnsaved } = prefs.peek();
  if (own && !langUnsaved && own !== chosen) setPref({ lang: own });
}

// Every change sends all settings, and must not bring back what the one before it has changed.
let last: Promise<unknown> = Promise.resolve();
function inTurn<Value>(job: () => Promise<Value>): Promise<Value> {
  const next = last.then(job);
  last = next.catch(() => undefined);
  return next;
}

/** Sends the settings with the language that is chosen now. */
async function put(others: OtherSettings) {
  const language = languageOfPages() === 'cs' ? 'cs' : 'en';
  const answer = await api.PUT('/api/settings', { body: { ...others, language } });
  const present = session.peek();
  if (answer.data && present) {
    session.value = { ...present, me: { ...present.me, language } };
    if (languageOfPages() === language) setPref({ langUnsaved: false });
  }
  return answer;
}

export const putSettings = (others: OtherSettings) => inTurn(() => put(others));

async function putLanguage(): Promise<Problem | undefined> {
  const { data, error } = await api.GET('/api/settings');
  if (!data) return error;
  const { mail, digest_hour, reminder_days, zone } = data;
  return (await put({ mail, digest_hour, reminder_days, zone })).error;
}

export async function chooseLanguage(code: string) {
  try {
    await setLang(code);
  } catch {
    return toast(problemText(unreachable()));
  }
  // Another was chosen while the texts of this one were on their way.
  if (lang.peek() !== code) return;
  const isMember = !!session.peek();
  setPref({ lang: code, langUnsaved: isMember });
  if (!isMember) return;
  const problem = await inTurn(putLanguage);
  if (problem && lang.peek() === code) toast(t('language-unsaved'));
}
