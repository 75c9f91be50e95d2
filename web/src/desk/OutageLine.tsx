// An outage that has been credited, how far the server is with its games, and whom it has hurt.
import type { Outage } from '../api/types';
import { dateTime, dateTimeUtc } from '../format';
import { t, dashed } from '../i18n';
import { sectionName } from '../sectionName';
import { PlayerName } from '../ui/PlayerName';
import { Tag } from '../ui/Tag';
import { lengthOf, secondsBetween } from './outage';

export function OutageLine({ outage }: { outage: Outage }) {
  const { from, until, sections, games_done: n } = outage;
  const given = outage.section_count > 0;
  return (
    <li class="panel entry">
      <h3>
        <b>
          {dateTimeUtc(from)} – {dateTimeUtc(until)}
        </b>{' '}
        <span class="muted">{lengthOf(secondsBetween(from, until))}</span>{' '}
        <Tag strong={!outage.done}>
          {given ? t(outage.done ? 'outage-done' : 'outage-doing', { n }) : t('outage-counts')}
        </Tag>
      </h3>
      <p class="muted small">
        {dateTime(from)} – {dateTime(until)}
      </p>
      <p class="pre">{outage.reason}</p>
      <p class="small muted">
        {outage.decided_by && (
          <>
            <PlayerName player={outage.decided_by} rating={false} />,{' '}
          </>
        )}
        <time dateTime={outage.decided_at}>{dateTime(outage.decided_at)}</time>
      </p>
      {given && (
        <details class="small">
          <summary>{t('outage-sections', { n: outage.section_count })}</summary>
          <ul class="muted">
            {sections.map((each) => (
              <li key={each.id}>{sectionName(each)}</li>
            ))}
          </ul>
        </details>
      )}
      {outage.reinstated > 0 && (
        <p class="small">{t('outage-reinstated', { n: outage.reinstated })}</p>
      )}
      <EndedGames outage={outage} />
    </li>
  );
}

/** Games that were lost before anybody decided: they stay lost, and only the first are named. */
function EndedGames({ outage }: { outage: Outage }) {
  const { ended, ended_count: n, sections } = outage;
  if (n === 0) return null;
  const section = (id: number) => sections.find((each) => each.id === id);
  return (
    <details class="small">
      <summary>{t('outage-ended', { n })}</summary>
      <p class="muted">{t('outage-ended-hint')}</p>
      <ul>
        {ended.map((each) => {
          const played = section(each.section);
          return (
            <li key={each.game}>
              <a href={`/game/${each.game}`}>{t('outage-ended-game', { n: String(each.game) })}</a>{' '}
              <span class="muted">
                {played && `${sectionName(played)}, `}
                {t(`outage-ended-${dashed(each.reason)}`)},{' '}
                <time dateTime={each.at}>{dateTimeUtc(each.at)}</time>
              </span>
            </li>
          );
        })}
      </ul>
      {n > ended.length && <p class="muted">{t('outage-ended-more', { n: n - ended.length })}</p>}
    </details>
  );
}
