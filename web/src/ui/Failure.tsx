// Something could not be loaded: what, why, and a button to try again.
import type { Problem } from '../api/types';
import { problemText } from '../api/problem';
import { t } from '../i18n';
import { Cited } from './Cited';
import { Icon } from './Icon';

interface Props {
  problem: Problem;
  /** Left out where trying again would not help. */
  onRetry?: (() => void) | undefined;
}

export function Failure({ problem, onRetry }: Props) {
  return (
    <div class="failure panel" role="alert">
      <Icon name="warn" />
      <p>
        <Cited text={problemText(problem)} />
      </p>
      {onRetry && (
        <button type="button" class="btn" onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </div>
  );
}
