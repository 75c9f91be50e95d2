// Chooses the language: a member's everywhere, else that of this device.
import { LOCALES, lang, t } from '../i18n';
import { chooseLanguage } from '../settings/language';

export function LanguageSelect() {
  const choose = async (select: HTMLSelectElement) => {
    await chooseLanguage(select.value);
    // A language whose texts did not come is not shown.
    select.value = lang.peek();
  };
  return (
    <label>
      <span class="vh">{t('language')}</span>
      <select value={lang.value} onChange={(event) => void choose(event.currentTarget)}>
        {Object.entries(LOCALES).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
