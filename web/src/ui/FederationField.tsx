// The federation a player plays for, under its name in the reader's language.
import federations from '../federations.json';
import { region } from '../format';
import { has, lang, t } from '../i18n';
import { FieldFrame } from './Field';

/** Countries have names in every browser; England, Scotland and Wales have theirs from us. */
function named(language: string): [code: string, name: string][] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const compare = new Intl.Collator(language).compare;
  return Object.entries(federations)
    .map(([code, country]): [string, string] => {
      const own = `federation-${code}`;
      return [code, has(own) ? t(own) : (names.of(country) ?? code)];
    })
    .sort(([, a], [, b]) => compare(a, b));
}

/** The reader's country, where the browser tells it; never a guess between England and Wales. */
function likely(language: string): string {
  const country = new Intl.Locale(region(language)).region;
  return Object.entries(federations).find(([, code]) => code === country)?.[0] ?? '';
}

export function FederationField() {
  const chosen = likely(lang.value);
  return (
    <FieldFrame name="federation" label={t('federation')}>
      {(ties) => (
        <select {...ties} autoComplete="country" required>
          <option value="">{t('federation-choose')}</option>
          {named(lang.value).map(([code, name]) => (
            <option key={code} value={code} selected={code === chosen}>
              {name} ({code})
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
