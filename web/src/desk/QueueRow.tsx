// One thing that waits: one link, what it is, where, by which article, who asks and since when.
import type { ComponentChildren } from 'preact';
import { date } from '../format';
import { t, dashed } from '../i18n';
import { listText } from '../ratings/words';
import { sectionName } from '../sectionName';
import { Cited } from '../ui/Cited';
import { PlayerName } from '../ui/PlayerName';
import type { QueueItem } from '../decisions/api';
import { kindOf, pathOf } from './useQueue';

/**
 * Kinds whose lines say more than their kind: a claim what is claimed, a rating list what is to be done
 * with it.
 */
const BY_SUMMARY: readonly QueueItem['kind'][] = [
  'claim',
  'rating_list',
  'approval',
  'game_reports',
  'game_score',
];

export function titleOf(item: QueueItem): string {
  const kind = BY_SUMMARY.includes(item.kind) ? item.summary : kindOf(item);
  return t(`queue-what-${dashed(kind)}`, { n: item.count ?? 1 });
}

/** Where it happens, or what it is called. */
export function placeOf({ section, name, kind }: QueueItem): string {
  if (section) return sectionName(section);
  if (kind === 'rating_list' && name) return listText(name);
  return kind === 'withdrawal' ? t('queue-all-events') : (name ?? '');
}

interface Props {
  item: QueueItem;
  /** In a group, whose heading says where it is. */
  grouped?: boolean;
  /** What can be done with the row itself. */
  children: ComponentChildren;
}

export function QueueRow({ item, grouped = false, children }: Props) {
  const { game, by, about, since, age_days: age, rule } = item;
  const Heading = grouped ? 'h3' : 'h2';
  const says = [
    grouped && item.section ? '' : placeOf(item),
    game === null ? '' : t('queue-game', { n: String(game) }),
  ].filter(Boolean);
  return (
    <li class="queue-row">
      <div>
        <Heading>
          <a class="cover" href={pathOf(item)}>
            {titleOf(item)}
          </a>
        </Heading>
        <p class="small muted">
          {says.join(' · ')}
          {rule && (
            <>
              {says.length > 0 && ' · '}
              <span class="queue-rule">
                <Cited text={rule} />
              </span>
            </>
          )}
        </p>
      </div>
      <p class="queue-who">
        {by && <PlayerName player={by} rating={false} />}
        {about && (
          <span class="small muted">
            {t('queue-about')} <PlayerName player={about} rating={false} />
          </span>
        )}
      </p>
      <p class="queue-age">
        <b>{t('queue-age', { n: age })}</b>{' '}
        <time class="small muted" dateTime={since}>
          {date(since)}
        </time>
      </p>
      <div class="queue-later">{children}</div>
    </li>
  );
}
