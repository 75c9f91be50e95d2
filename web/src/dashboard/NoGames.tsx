// No game at all: what will bring some; officials find their work instead.
import { t } from '../i18n';
import { useLead, workPlace } from './work';

export function NoGames() {
  const to = workPlace();
  if (useLead(to)) return null;
  return (
    <div class="empty panel">
      <h2>{t('no-games')}</h2>
      <p>{t('no-games-text')}</p>
      <p>
        <a class="btn" href="/play">
          {t('no-games-play')}
        </a>
      </p>
      {to && (
        <p>
          <a class="btn" href={to}>
            {t(to === '/desk' ? 'no-games-desk' : 'no-games-federation')}
          </a>
        </p>
      )}
    </div>
  );
}
