// The one language of a member; the select in the header does the same.
import { LOCALES, lang, t } from '../i18n';
import { Segmented } from '../ui/Segmented';
import { Part } from './Part';
import { chooseLanguage } from './language';

export function LanguagePart() {
  return (
    <Part name="language">
      <p class="muted small">{t('settings-language-note')}</p>
      <Segmented
        label={t('language')}
        options={Object.entries(LOCALES)}
        value={lang.value}
        onChange={(value) => void chooseLanguage(value)}
      />
    </Part>
  );
}
