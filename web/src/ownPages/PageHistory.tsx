// All that was done about a page, as it was recorded: the oldest first.
import { dateTime } from '../format';
import { t, dashed } from '../i18n';
import { fullName } from '../ui/PlayerName';
import { WebAddress } from '../ui/WebAddress';
import type { PlayersPage } from './api';

export function PageHistory({ page: { history } }: { page: PlayersPage }) {
  if (history.length === 0) return null;
  return (
    <details>
      <summary>{t('own-page-history', { n: history.length })}</summary>
      <ol class="page-history">
        {history.map(({ at, by, step, url }, place) => (
          <li key={place}>
            <time dateTime={at}>{dateTime(at)}</time>{' '}
            {t(`own-page-step-${dashed(step)}`, { player: by ? fullName(by) : '' })}{' '}
            {url !== null && <WebAddress url={url} />}
          </li>
        ))}
      </ol>
    </details>
  );
}
