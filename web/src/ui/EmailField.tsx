// The e-mail address, as password managers and phones know it.
import { t } from '../i18n';
import { Field } from './Field';

export function EmailField({ passkeys = false }: { passkeys?: boolean }) {
  return (
    <Field
      name="email"
      label={t('email')}
      type="email"
      // Browsers offer passkeys where the second word stands.
      autoComplete={passkeys ? 'username webauthn' : 'username'}
      inputMode="email"
      autoCapitalize="none"
      spellcheck={false}
      maxLength={254}
      required
    />
  );
}
