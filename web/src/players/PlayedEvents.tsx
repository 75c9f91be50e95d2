// The sections in which a player plays or has played.
import { useState } from 'preact/hooks';
import { halves } from '../format';
import { t } from '../i18n';
import type { Place, PlayedEvent } from '../ratings/api';
import { sectionName } from '../sectionName';
import { Tag } from '../ui/Tag';

const SHOWN = 10;

const placeText = ({ place, shared, of }: Place): string =>
  t(shared ? 'player-place-shared' : 'player-place', { place, of });

export function PlayedEvents({ events }: { events: readonly PlayedEvent[] }) {
  const [all, setAll] = useState(false);
  if (events.length === 0) return <p class="muted">{t('player-no-events')}</p>;
  const shown = all ? events : events.slice(0, SHOWN);
  return (
    <>
      <ul class="played">
        {shown.map((each) => (
          <li key={each.section}>
            <a href={`/section/${each.section}`}>{sectionName(each)}</a>
            <span class="small muted">
              {each.finished_games > 0 &&
                t('player-score', { score: halves(each.half_points), n: each.finished_games })}
              {each.place && ` · ${placeText(each.place)}`}{' '}
              {!each.finished && (
                <Tag strong>
                  {t('player-event-running', { n: each.games - each.finished_games })}
                </Tag>
              )}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < events.length && (
        <button type="button" class="btn" onClick={() => setAll(true)}>
          {t('player-all-events', { n: events.length })}
        </button>
      )}
    </>
  );
}
