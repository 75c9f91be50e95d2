// All teams of an event: by state, found by name, with what can be done about each.
import { useState } from 'preact/hooks';
import { type EventView, STATES } from '../events/api';
import { plain } from '../format';
import { t } from '../i18n';
import { SearchField } from '../ui/SearchField';
import { Select } from '../ui/Select';
import { nameOf } from '../ui/PlayerName';
import { freeBefore } from './GoesOnAs';
import { TeamItem } from './TeamItem';
import type { Team, TeamList } from './api';

/** With fewer than this all are in sight. */
const MANY = 12;

interface Props {
  event: EventView;
  list: TeamList;
  onChanged: (list: TeamList, news: string) => void;
}

/** Those with a place first, then those who wait for one. */
const ORDER: readonly Team['state'][] = ['accepted', 'entered', 'waiting', 'refused', 'withdrawn'];
const byState = (a: Team, b: Team): number =>
  ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || a.number - b.number;

const wordsOf = ({ name, federation, captain }: Team): string =>
  plain([name, federation ?? '', captain ? nameOf(captain) : ''].join(' '));

export function TeamsList({ event, list, onChanged }: Props) {
  const [state, setState] = useState('all');
  const [text, setText] = useState('');
  const { teams, boards, may_decide: decides } = list;
  const offered = freeBefore(list);
  const count = (each: Team['state']) => teams.filter((team) => team.state === each).length;
  const shown = teams
    .filter((team) => state === 'all' || team.state === state)
    .filter((team) => wordsOf(team).includes(plain(text.trim())))
    .sort(byState);
  if (teams.length === 0) return <p class="empty panel">{t('events-teams-none')}</p>;
  return (
    <>
      {teams.length > MANY && (
        <div class="toolbar">
          <Select
            label={t('teams-states')}
            value={state}
            options={[
              ['all', `${t('events-show-all')}: ${teams.length}`],
              ...STATES.map(
                (each) => [each, `${t(`events-state-${each}`)}: ${count(each)}`] as const,
              ),
            ]}
            onChange={setState}
          />
          <SearchField label={t('teams-find')} value={text} onChange={setText} />
        </div>
      )}
      <p class="vh" role="status">
        {t('events-teams-count', { n: shown.length })}
      </p>
      {shown.length === 0 && <p class="empty">{t('teams-no-match')}</p>}
      <ul class="panel team-list">
        {shown.map((team) => (
          <TeamItem
            key={team.number}
            event={event}
            team={team}
            boards={boards ?? 0}
            decides={decides}
            offered={offered}
            onChanged={onChanged}
          />
        ))}
      </ul>
    </>
  );
}
