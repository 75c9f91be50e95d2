// An outage that has been credited, and how far the server is with its games.
import type { Outage } from '../api/types';
import { dateTime, dateTimeUtc } from '../format';
import { t } from '../i18n';
import { PlayerName } from '../ui/PlayerName';
import { Tag } from '../ui/Tag';
import { sectionName } from './SectionChoice';
import { lengthOf, secondsBetween } from './outage';

export function OutageLine({ outage }: { outage: Outage }) {
  const { from, until, sections, games_done: n } = outage;
  return (
    <li class="panel entry">
      <h3>
        <b>
          {dateTimeUtc(from)} – {dateTimeUtc(until)}
        </b>{' '}
        <span class="muted">{lengthOf(secondsBetween(from, until))}</span>{' '}
        <Tag strong={!outage.done}>{t(outage.done ? 'outage-done' : 'outage-doing', { n })}</Tag>
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
      <details class="small">
        <summary>{t('outage-sections', { n: sections.length })}</summary>
        <ul class="muted">
          {sections.map((each) => (
            <li key={each.id}>{sectionName(each)}</li>
          ))}
        </ul>
      </details>
    </li>
  );
}
