// No game at all: what will bring some; officials find their work instead.
import { LazyOpenNow } from '../firstDay/lazily';
import { t } from '../i18n';
import { useLead, workPlace } from './work';

export function NoGames() {
  const to = workPlace();
  if (useLead(to)) return null;
  return (
    <>
      <div class="empty panel">
        <h2>{t('no-games')}</h2>
        <p>{t('no-games-text')}</p>
        <p class="row">
          <a class="btn primary" href="/play/new">
            {t('no-games-play')}
          </a>
          <a class="btn" href="/analysis">
            {t('analysis-board')}
          </a>
          {to && (
            <a class="btn" href={to}>
              {t(to === '/desk' ? 'no-games-desk' : 'no-games-federation')}
            </a>
          )}
        </p>
      </div>
      <LazyOpenNow member />
    </>
  );
}
