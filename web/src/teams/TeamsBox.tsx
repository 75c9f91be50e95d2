// Teams on the page of their event: which have entered, and the way to all of them.
import type { EventView } from '../events/api';
import { t } from '../i18n';
import { path } from '../router';
import { session } from '../session';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import { isolated } from '../ui/isolated';
import type { Problem } from '../api/types';
import { TeamName } from './TeamName';
import type { TeamList } from './api';
import { boardsPath, captained } from './boards';
import { lettersPath, writes } from './letters';
import { hasTables, isAlive } from './table';

/** As many as stand beside what is announced; the others are on their own page. */
const SHOWN = 20;

interface Props {
  event: EventView;
  list: TeamList | null;
  problem: Problem | null;
  onRetry: () => void;
}

export function TeamsBox({ event, list, problem, onRetry }: Props) {
  const teams = list?.teams.filter(isAlive) ?? [];
  const to = `/events/${event.id}/teams`;
  const enters = list && (list.may_enter || list.enters_for !== null);
  const open = event.phase === 'entries_open';
  return (
    <section class="panel pad" aria-labelledby="h-teams">
      <h2 id="h-teams">{t('events-teams-title')}</h2>
      {problem && <Failure problem={problem} onRetry={onRetry} />}
      {!list && !problem && <Skeleton height="80px" />}
      {list && teams.length === 0 && <p class="muted">{t('events-teams-none')}</p>}
      <ul class="team-names">
        {teams.slice(0, SHOWN).map((team) => (
          <li key={team.number}>
            <TeamName team={team} />
          </li>
        ))}
      </ul>
      {captained(teams).map(({ number, name }) => (
        <p key={number}>
          <a href={boardsPath(event.id, number)}>
            {t('events-team-boards', { name: isolated(name) })}
          </a>
        </p>
      ))}
      {writes(teams) && (
        <p>
          <a href={lettersPath(event.id)}>{t('events-letters')}</a>
        </p>
      )}
      <p class="row">
        {open && !session.value && (
          <a class="btn primary" href={`/sign-in?then=${encodeURIComponent(path.value)}`}>
            {t('events-sign-in')}
          </a>
        )}
        {enters && (
          <a class="btn primary" href={`${to}#enter`}>
            {t('events-teams-enter')}
          </a>
        )}
        <a class="btn" href={to}>
          {t(hasTables(event) ? 'events-teams-tables' : 'events-teams-all')}
        </a>
      </p>
    </section>
  );
}
