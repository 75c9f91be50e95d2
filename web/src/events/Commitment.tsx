// What the lots are drawn with, as far as it may be known: the hash that binds the server, the public value
// that is mixed in, and the secret once the start lists are published.
import { t } from '../i18n';
import type { EventView } from './api';

interface Props {
  lots: NonNullable<EventView['lots']>;
  /** Whether the secret says who has White in the first round of a Swiss tournament. */
  colour?: boolean;
}

export function Commitment({ lots, colour = false }: Props) {
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
      {colour && <> {t('events-lots-colour')}</>}
    </p>
  );
}
