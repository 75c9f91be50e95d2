// In place of a page that cannot be shown: every page has a first heading, and a way out.
import type { Problem } from '../api/types';
import { t } from '../i18n';
import { session } from '../session';
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
      <p>
        <a href="/">{t(session.value ? 'back-games' : 'back-home')}</a> ·{' '}
        <a href="/events">{t('back-events')}</a>
      </p>
    </div>
  );
}
