// The e-mail address, as password managers and phones know it.
import { t } from '../i18n';
import { Field } from './Field';

/** A domain of two parts whose last one is no number: mail from elsewhere reaches no other. */
export const REACHED = '.+@.+\\.(?!\\d+$)[^.@]{2,}';

interface Props {
  passkeys?: boolean;
  /** An address that is being chosen. Those from before sign in as they are. */
  fresh?: boolean;
}

export function EmailField({ passkeys = false, fresh = false }: Props) {
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
      {...(fresh && { pattern: REACHED })}
      required
    />
  );
}
