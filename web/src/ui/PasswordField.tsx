// A password that can be shown while it is typed.
import { useState } from 'preact/hooks';
import { t } from '../i18n';
import { FieldFrame } from './Field';
import { Icon } from './Icon';

interface Props {
  label?: string;
  /** A password that is being chosen, with the demands on it. */
  fresh?: boolean;
}

export function PasswordField({ label = t('password'), fresh = false }: Props) {
  const [shown, setShown] = useState(false);
  const action = t(shown ? 'password-hide' : 'password-show');
  const common = {
    autoComplete: fresh ? 'new-password' : 'current-password',
    autoCapitalize: 'none',
    spellcheck: false,
    minLength: fresh ? 12 : undefined,
    // Browsers cut what is pasted without a word: whoever chooses a password that is too long is told so
    // by the server.
    maxLength: fresh ? undefined : 256,
    required: true,
  } as const;
  return (
    <FieldFrame name="password" label={label} hint={fresh ? t('password-hint') : undefined}>
      {(ties) => (
        <div class="with-button">
          <input {...ties} {...common} {...(shown ? { type: 'text' } : { type: 'password' })} />
          <button
            class="icon"
            type="button"
            title={action}
            aria-label={action}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eyeOff' : 'eye'} />
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
