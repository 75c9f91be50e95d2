// Chooses the language of these pages on this device.
import { LOCALES, lang, t } from '../i18n';
import { choosePages } from '../settings/language';

export function LanguageSelect() {
  return (
    <label>
      <span class="vh">{t('language-pages')}</span>
      <select value={lang.value} onChange={(event) => void choosePages(event.currentTarget.value)}>
        {Object.entries(LOCALES).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
