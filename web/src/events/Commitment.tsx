// What the lots are drawn with, as far as it may be known: the hash that binds the server, the public value
// that is mixed in, and the secret once the start lists are published.
import { t } from '../i18n';
import type { EventView } from './api';

export function Commitment({ lots }: { lots: NonNullable<EventView['lots']> }) {
  return (
    <p class="small muted seed">
      {t('events-lots-commitment')} <code>{lots.commitment}</code>
      {lots.beacon && <> {t('events-lots-beacon', { name: lots.beacon })}</>}
      {lots.value && (
        <>
          {' '}
          <code>{lots.value}</code>
        </>
      )}
      {lots.secret && (
        <>
          {' '}
          {t('events-lots-secret')} <code>{lots.secret}</code>
        </>
      )}
    </p>
  );
}
