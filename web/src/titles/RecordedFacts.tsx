// What is recorded of a norm made elsewhere or earlier.
import { day, halves, num } from '../format';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import type { RecordedNorm } from './api';

export function RecordedFacts({ of }: { of: RecordedNorm }) {
  return (
    <div class="recorded">
      <p>
        {of.section === null ? of.event : <a href={`/section/${of.section}`}>{of.event}</a>},{' '}
        {day(of.started_on)} – {day(of.finished_on)}
        {of.section !== null && (
          <>
            {' '}
            · <Cited text={t('recorded-double-round')} />
          </>
        )}
      </p>
      <p class="small muted">
        {t('recorded-facts', {
          points: halves(of.half_points),
          games: num(of.games),
          counted: num(of.games_counted),
          grandmasters: num(of.grandmaster_games),
          seniors: num(of.senior_games),
        })}
        {of.counts_for !== of.title && <> · {t('recorded-counts-for', { title: of.counts_for })}</>}
        {of.counts_for_sim && (
          <>
            {' '}
            · <Cited text={t('recorded-counts-for-sim')} />
          </>
        )}
      </p>
      <p class="small pre">{t('recorded-source-is', { source: of.source })}</p>
    </div>
  );
}
