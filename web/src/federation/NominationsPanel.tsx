// Whom the federation has nominated for the World Championship this year, and how many it still may (TR-1.0.10).
import { num } from '../format';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { PlayerName } from '../ui/PlayerName';
import { Tag } from '../ui/Tag';
import type { Nominations } from './useHome';

export function NominationsPanel({ of }: { of: Nominations }) {
  const { year, quota, used, left, members_before: members, nominations } = of;
  return (
    <section class="panel pad" aria-labelledby="h-nominations">
      <h2 id="h-nominations">{t('federation-nominations', { year: String(year) })}</h2>
      <p>
        <Cited text={t('federation-nominations-used', { used, quota, left })} />{' '}
        <span class="small muted">
          {members === null
            ? t('federation-nominations-uncounted')
            : t('federation-nominations-members', { n: members })}
        </span>
      </p>
      {nominations.length === 0 ? (
        <p class="muted">{t('federation-nominations-none')}</p>
      ) : (
        <ul class="federation-lines">
          {nominations.map(({ player, event, event_name: name, state, at }) => (
            <li key={`${player?.id ?? ''} ${event} ${at}`}>
              {player && <PlayerName player={player} link />}
              <a class="small" href={`/events/${event}`}>
                {name ?? num(event)}
              </a>
              {state && <Tag>{t(`events-state-${state}`)}</Tag>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
