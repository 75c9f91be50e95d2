// A player's page as officials read it: the address, game by game what may be shown, and the record.
import { dateTime } from '../format';
import { t } from '../i18n';
import { WebAddress } from '../ui/WebAddress';
import { PageGames } from './PageGames';
import { PageHistory } from './PageHistory';
import type { PlayersPage } from './api';
import '../styles/own-pages.css';

export function PageFacts({ page }: { page: PlayersPage }) {
  const { url, named_at: since } = page;
  return (
    <div class="own-page">
      {url !== null && since !== null ? (
        <p>
          {t('own-page-since', { when: dateTime(since) })} <WebAddress url={url} />
        </p>
      ) : (
        <p>{t('own-page-none')}</p>
      )}
      <PageGames page={page} />
      <PageHistory page={page} />
    </div>
  );
}
