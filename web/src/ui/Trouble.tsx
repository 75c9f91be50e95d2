// In place of a page that cannot be shown: every page has a first heading.
import type { Problem } from '../api/types';
import { t } from '../i18n';
import { useTitle } from '../title';
import { Failure } from './Failure';

interface Props {
  problem: Problem;
  onRetry?: (() => void) | undefined;
}

export function Trouble({ problem, onRetry }: Props) {
  useTitle(t('trouble'));
  return (
    <div class="letter">
      <h1>{t('trouble')}</h1>
      <div class="block">
        <Failure problem={problem} onRetry={onRetry} />
      </div>
    </div>
  );
}
