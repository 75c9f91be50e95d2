// Told where Posthorn cannot be reached: what is shown is how it stood, and when.
import { dateTime } from '../format';
import { t } from '../i18n';
import { Icon } from './Icon';

interface Props {
  /** The server's time when this was so. */
  at: string;
  onRetry: () => void;
}

export function AsOf({ at, onRetry }: Props) {
  return (
    <div class="failure panel as-of" role="status">
      <Icon name="warn" />
      <p>{t('as-of', { when: dateTime(at) })}</p>
      <button type="button" class="btn" onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}
