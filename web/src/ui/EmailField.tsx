// The e-mail address, as password managers and phones know it.
import { t } from '../i18n';
import { Field } from './Field';

export function EmailField() {
  return (
    <Field
      name="email"
      label={t('email')}
      type="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellcheck={false}
      maxLength={254}
      required
    />
  );
}
