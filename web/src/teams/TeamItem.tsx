// A team that has entered: its captain, how far it is, its line-up, and what can be done about it.
import { useState } from 'preact/hooks';
import type { EventView } from '../events/api';
import { Moment } from '../events/Moment';
import { date } from '../format';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { PlayerName } from '../ui/PlayerName';
import { Tag } from '../ui/Tag';
import { NameCaptain } from './NameCaptain';
import { TeamActions } from './TeamActions';
import { TeamEntry } from './TeamEntry';
import { TeamName } from './TeamName';
import { nameBefore } from './GoesOnAs';
import { type Team, type TeamBefore, type TeamList, changeTeam } from './api';
import { boardsPath } from './boards';
import { lettersWay } from './letters';
import { replacementsPath } from './replacements';
import { isAlive } from './table';

interface Props {
  event: EventView;
  team: Team;
  boards: number;
  decides: boolean;
  /** Teams of the season before as which no team goes on yet. */
  offered: readonly TeamBefore[];
  /** The teams after what was done, and what was. */
  onChanged: (list: TeamList, news: string) => void;
}

export function TeamItem(props: Props) {
  const { event, team, boards, decides, offered, onChanged } = props;
  const { state, captain, reason, continues, line_up: line } = team;
  return (
    <li class="team">
      <div class="team-main">
        <h3>
          <TeamName team={team} />
        </h3>
        <p class="small muted">
          {captain && (
            <>
              {t('teams-captain')}: <PlayerName player={captain} rating={false} link />
            </>
          )}
          {line && ` · ${t('teams-filled', { n: line.length, boards })}`}
        </p>
        {continues && (
          <p class="small muted">{t('teams-goes-on', { name: nameBefore(continues) })}</p>
        )}
        {reason && <p class="small pre">{t('events-because', { reason })}</p>}
      </div>
      <p class="team-tags">
        <Tag strong={state === 'accepted'} tone={state === 'refused' ? 'red' : undefined}>
          {t(`events-state-${state}`)}
        </Tag>{' '}
        {event.announcement.fee && line && <FeeTag team={team} />}
      </p>
      {line && <LineUp team={team} boards={boards} />}
      <Ways {...props} />
      {team.may_change && <ChangeTeam {...{ event, team, boards, offered, onChanged }} />}
      {team.may_name_captain && <NameCaptain {...{ event, team, onChanged }} />}
      <TeamActions event={event} team={team} decides={decides} onChanged={onChanged} />
    </li>
  );
}

/** To the games, the replacements and the letters, for whoever they are open to. */
function Ways({ event, team }: Props) {
  const letters = lettersWay(event.id, team.letters);
  const ways = [
    team.may_see_games && ([boardsPath(event.id, team.number), 'teams-boards'] as const),
    team.may_see_games &&
      ([replacementsPath(event.id, team.number), 'teams-replacements'] as const),
    letters && ([letters.path, `teams-letters-${letters.to}`] as const),
  ].filter((way) => !!way);
  if (ways.length === 0) return null;
  return (
    <p>
      {ways.map(([path, text], at) => (
        <span key={path}>
          {at > 0 && ' · '}
          <a href={path}>
            {t(text)}
            <span class="vh"> {team.name}</span>
          </a>
        </span>
      ))}
    </p>
  );
}

/** Only for those who see the line-up: others are not told. */
function FeeTag({ team }: { team: Team }) {
  if (team.fee_paid_at) return <Tag>{t('teams-fee-paid', { day: date(team.fee_paid_at) })}</Tag>;
  return isAlive(team) ? <Tag tone="amber">{t('teams-fee-due')}</Tag> : null;
}

function LineUp({ team: { line_up: line }, boards }: { team: Team; boards: number }) {
  return (
    <details>
      <summary>{t('teams-line-up')}</summary>
      <ol class="line-up">
        {Array.from({ length: boards }, (_, at) => {
          const player = line?.[at];
          return (
            <li key={at}>
              {player ? (
                <PlayerName player={player} link />
              ) : (
                <span class="vacant">{t('teams-board-empty')}</span>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}

function ChangeTeam({ event, team, boards, offered, onChanged }: Omit<Props, 'decides'>) {
  const [open, setOpen] = useState(false);
  return (
    <details open={open} onToggle={(change) => setOpen(change.currentTarget.open)}>
      <summary>
        {t('teams-change')}
        <span class="vh"> {team.name}</span>
      </summary>
      {open && (
        <>
          <p class="small muted">
            {t('teams-change-until')} <Moment at={event.announcement.entries_close_at} />.{' '}
            <Cited text={t('teams-change-organiser')} />
          </p>
          <TeamEntry
            boards={boards}
            team={team}
            federations={[]}
            offered={offered}
            captain=""
            onSend={async (form) => {
              const { list, problem } = await changeTeam(event.id, team.number, form);
              if (list) {
                setOpen(false);
                onChanged(list, t('teams-changed', { name: form.name }));
              }
              return problem;
            }}
          />
        </>
      )}
    </details>
  );
}
