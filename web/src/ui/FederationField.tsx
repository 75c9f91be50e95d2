// The federation a player plays for, under its name in the reader's language.
import { region } from '../format';
import { lang, t } from '../i18n';
import { FieldFrame } from './Field';
import { countries, federationNames } from './federations';

/** The reader's country, where the browser tells it; never a guess between England and Wales. */
function likely(language: string): string {
  const country = new Intl.Locale(region(language)).region;
  return Object.entries(countries).find(([, code]) => code === country)?.[0] ?? '';
}

export function FederationField() {
  const chosen = likely(lang.value);
  return (
    <FieldFrame name="federation" label={t('federation')}>
      {(ties) => (
        <select {...ties} autoComplete="country" required>
          <option value="">{t('federation-choose')}</option>
          {federationNames().map(([code, name]) => (
            <option key={code} value={code} selected={code === chosen}>
              {name} ({code})
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
