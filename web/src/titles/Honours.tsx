// What a player was awarded here, and the norms on the way to titles.
import { date, num } from '../format';
import { t } from '../i18n';
import { sectionName } from '../sectionName';
import type { Award, Norm, RecordedNorm } from './api';
import { RecordedFacts } from './RecordedFacts';
import { awardText, groundsText } from './words';
import '../styles/titles.css';
import { Cited } from '../ui/Cited';

interface Props {
  awards: readonly Award[];
  norms: readonly Norm[];
  recorded: readonly RecordedNorm[];
}

export function Honours({ awards, norms, recorded }: Props) {
  if (!awards.length && !norms.length && !recorded.length) return null;
  return (
    <section class="panel pad" aria-labelledby="h-honours">
      <h2 id="h-honours">{t('titles-and-norms')}</h2>
      {awards.length > 0 && (
        <ul class="honours">
          {awards.map(({ award, cycle, since, grounds, article }) => (
            <li key={`${award} ${cycle}`}>
              <b>{awardText(award, cycle)}</b>{' '}
              <span class="small muted">
                {t('titles-since', { day: date(since) })} ·{' '}
                <Cited text={groundsText(grounds, article)} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {norms.length > 0 && <NormList norms={norms} />}
      <RecordedList norms={recorded} />
    </section>
  );
}

/** Norms made elsewhere or earlier. */
export function RecordedList({ norms }: { norms: readonly RecordedNorm[] }) {
  if (!norms.length) return null;
  return (
    <>
      <h3>{t('recorded-title')}</h3>
      <ul class="honours">
        {norms.map((norm) => (
          <li key={norm.number}>
            <b>{t('titles-norm', { title: norm.title })}</b>
            <RecordedFacts of={norm} />
          </li>
        ))}
      </ul>
    </>
  );
}

export function NormList({ norms }: { norms: readonly Norm[] }) {
  return (
    <ul class="honours">
      {norms.map((norm) => (
        <li key={`${norm.title} ${norm.section}`}>
          {t('titles-norm', { title: norm.title })}:{' '}
          <a href={`/section/${norm.section}`}>
            {sectionName({ name: norm.section_name, event_name: norm.event_name })}
          </a>{' '}
          <span class="small muted">
            {t('titles-norm-facts', {
              games: num(norm.games_counted),
              grandmasters: num(norm.grandmaster_games),
              day: date(norm.finished_at),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
