// The head of a case: what kind, how far, where, about whom, since when.
import { date } from '../format';
import { t } from '../i18n';
import { sectionName } from '../sectionName';
import type { Case } from './api';
import { PlayerName } from '../ui/PlayerName';
import { WebAddress } from '../ui/WebAddress';

export function CaseFacts({ item }: { item: Case }) {
  const { section, game, by, player, opened_at: at, age_days: age, url, message } = item;
  return (
    <dl class="kv">
      <dt>{t('case-where')}</dt>
      <dd>
        <a href={`/section/${section.id}`}>{sectionName(section)}</a>
        {game !== null && (
          <>
            {' · '}
            <a href={`/game/${game}`}>{t('queue-game', { n: String(game) })}</a>
          </>
        )}
      </dd>
      {by && (
        <>
          <dt>{t('case-by')}</dt>
          <dd>
            <PlayerName player={by} />
          </dd>
        </>
      )}
      {player && (
        <>
          <dt>{t('case-about')}</dt>
          <dd>
            <PlayerName player={player} />
          </dd>
        </>
      )}
      <dt>{t('case-opened')}</dt>
      <dd>
        <time dateTime={at}>{date(at)}</time> ({t('queue-age', { n: age })})
      </dd>
      {url && (
        <>
          <dt>{t('case-page')}</dt>
          <dd>
            <WebAddress url={url} />
          </dd>
        </>
      )}
      {message && (
        <>
          <dt>{t('case-message')}</dt>
          <dd class="pre">{message.text}</dd>
        </>
      )}
    </dl>
  );
}
