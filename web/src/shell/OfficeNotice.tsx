// Told on every page to whoever holds an office that this session does not open.
import { t } from '../i18n';
import { session } from '../session';

export function OfficeNotice() {
  if (!session.value?.me.passkey_needed) return null;
  return (
    <p class="panel pad office-notice">
      {t('office-needs-passkey')} <a href="/passkeys">{t('office-add-passkey')}</a>
    </p>
  );
}
