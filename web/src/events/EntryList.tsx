// Who has entered: those with a place first, then those who wait for one.
import { t } from '../i18n';
import { Failure } from '../ui/Failure';
import { PlayerName } from '../ui/PlayerName';
import { Skeleton } from '../ui/Skeleton';
import type { Entry, EventView } from './api';
import { useEntries } from './useEntries';

const SHOWN = ['accepted', 'entered', 'waiting'] as const;
/** With more than this the list is folded. */
const MANY = 40;

/** The strongest first; players without a rating last, by name. */
const byRating = ({ player: a }: Entry, { player: b }: Entry): number =>
  (b.rating ?? 0) - (a.rating ?? 0) || a.family_name.localeCompare(b.family_name);

export function EntryList({ event }: { event: EventView }) {
  const { entries, problem, load } = useEntries(event.id, event.version);
  const known = entries?.filter(({ state }) => SHOWN.some((each) => each === state)) ?? [];
  return (
    <section class="panel pad" aria-labelledby="h-entries">
      <h2 id="h-entries">{t('events-entries')}</h2>
      {problem && <Failure problem={problem} onRetry={() => void load()} />}
      {!entries && !problem && <Skeleton height="160px" />}
      {entries && known.length === 0 && <p class="muted">{t('events-entries-none')}</p>}
      {SHOWN.map((state) => {
        const group = known.filter((entry) => entry.state === state).sort(byRating);
        return (
          group.length > 0 && (
            <details key={state} open={group.length <= MANY}>
              <summary>
                {t(`events-state-${state}`)}: {group.length}
              </summary>
              <ol class="names">
                {group.map(({ player }) => (
                  <li key={player.id}>
                    <PlayerName player={player} link />
                  </li>
                ))}
              </ol>
            </details>
          )
        );
      })}
    </section>
  );
}
