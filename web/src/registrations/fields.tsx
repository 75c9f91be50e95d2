// What the forms about registered players ask alike.
import { LOCALES, lang, t } from '../i18n';
import { Field, FieldFrame } from '../ui/Field';
import { REACHED } from '../ui/EmailField';
import { languageOf } from './registering';

interface EmailProps {
  hint: string;
  value?: string;
  required?: boolean;
}

/** Somebody else's address: no browser fills in the reader's own. */
export const TheirEmail = ({ hint, value, required = false }: EmailProps) => (
  <Field
    name="email"
    label={t('email')}
    hint={hint}
    type="email"
    inputMode="email"
    autoComplete="off"
    autoCapitalize="none"
    spellcheck={false}
    maxLength={254}
    pattern={REACHED}
    defaultValue={value}
    required={required}
  />
);

/** In which the mail is, and the account at first. */
export function MailLanguage() {
  const chosen = languageOf(lang.value);
  return (
    <FieldFrame name="language" label={t('federation-language')}>
      {(ties) => (
        <select {...ties}>
          {Object.entries(LOCALES).map(([code, name]) => (
            <option key={code} value={code} lang={code} selected={code === chosen}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
