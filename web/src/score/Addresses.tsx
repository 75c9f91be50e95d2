// How the players of a game by post or e-mail reach each other.
import { t } from '../i18n';
import type { MyScores } from './api';
import { mySheet, theirSheet } from './lines';

export function Addresses({ scores, game }: { scores: MyScores; game: number }) {
  const { address: mine } = mySheet(scores);
  const { address: theirs } = theirSheet(scores);
  return (
    <section class="panel pad" aria-labelledby="h-score-address">
      <h2 id="h-score-address">{t('score-address')}</h2>
      <div class="score-parts">
        {theirs ? (
          <address class="score-address">{theirs}</address>
        ) : (
          <p class="muted">{t('score-address-none')}</p>
        )}
        <p class="row">
          <a class="btn" href={`/game/${game}/card`}>
            {t('score-card')}
          </a>
        </p>
        <h3>
          <b>{t('score-address-mine')}</b>
        </h3>
        {mine ? (
          <address class="score-address">{mine}</address>
        ) : (
          <p>{t('score-address-mine-none')}</p>
        )}
        <p>
          <a href="/settings#profile">{t(mine ? 'score-address-change' : 'score-address-add')}</a>
        </p>
      </div>
    </section>
  );
}
