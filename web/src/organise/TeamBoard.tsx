// The proposed sections of teams side by side. Moving a team changes only what is shown, until it is saved; the
// boards are as the server would play them.
import { useEffect, useState } from 'preact/hooks';
import type { Proposal } from '../events/api';
import { t } from '../i18n';
import { sectionText } from '../sectionName';
import { TeamName } from '../teams/TeamName';
import type { Team, TeamList } from '../teams/api';
import { PlayerName, nameOf } from '../ui/PlayerName';
import { Tag } from '../ui/Tag';
import { isolated } from '../ui/isolated';
import { Offered } from './SectionCard';
import { type Saving, Unsaved } from './Unsaved';
import { UNPLACED } from './proposal';

interface Props extends Saving {
  proposal: Proposal;
  list: TeamList;
  onMove: (team: number, to: number) => void;
}

const selectId = (team: number): string => `move-team-${team}`;

export function TeamBoard(props: Props) {
  const { proposal, list, changed, onMove } = props;
  const { team_sections: sections, unplaced_teams: unplaced } = proposal;
  const [last, setLast] = useState<{ team: Team; to: number } | null>(null);
  const names = sections.map(({ name }) => sectionText(name));
  const nameAt = (at: number) => (at === UNPLACED ? t('organise-unplaced') : (names[at] ?? ''));

  // The team's field has gone to another card: the focus goes with it.
  useEffect(() => {
    if (last) document.getElementById(selectId(last.team.number))?.focus();
  }, [last]);
  const move = (team: Team, to: number) => {
    onMove(team.number, to);
    setLast({ team, to });
  };
  const card = (at: number, numbers: readonly number[]) => (
    <Card
      key={at}
      index={at}
      name={nameAt(at)}
      names={names}
      teams={numbers.flatMap((number) => list.teams.filter((team) => team.number === number))}
      boards={list.boards ?? 0}
      onMove={move}
    />
  );
  return (
    <>
      <p class="vh" role="status">
        {last && t('organise-moved', { who: isolated(last.team.name), where: nameAt(last.to) })}
      </p>
      <Unsaved {...props} text={t('organise-teams-unsaved')} />
      <div class="section-cards">
        {unplaced.length > 0 && sections.length > 0 && card(UNPLACED, unplaced)}
        {sections.map(({ teams }, at) => card(at, teams))}
      </div>
      {!changed && proposal.sections.length > 0 && <Boards sections={proposal.sections} />}
    </>
  );
}

interface CardProps {
  /** The place among the sections; UNPLACED for those who have none. */
  index: number;
  name: string;
  names: readonly string[];
  teams: readonly Team[];
  boards: number;
  onMove: (team: Team, to: number) => void;
}

function Card({ index, name, names, teams, boards, onMove }: CardProps) {
  const id = `h-card-${index}`;
  return (
    <section
      class={index === UNPLACED ? 'section-card unplaced' : 'section-card'}
      aria-labelledby={id}
    >
      <h3 id={id}>{name}</h3>
      <p class="small muted">{t('organise-teams-n', { n: teams.length })}</p>
      <ul class="players">
        {teams.map((team) => (
          <li key={team.number}>
            <span class="player">
              <TeamName team={team} /> <Filled team={team} boards={boards} />
              {team.captain && (
                <span class="small muted team-captain">
                  {t('organise-teams-captain', { name: isolated(nameOf(team.captain)) })}
                </span>
              )}
            </span>
            <select
              id={selectId(team.number)}
              class="select small"
              aria-label={t('organise-teams-move', { name: isolated(team.name) })}
              value={String(index)}
              onChange={(event) => onMove(team, Number(event.currentTarget.value))}
            >
              {names.map((each, at) => (
                <option key={each} value={String(at)}>
                  {each}
                </option>
              ))}
              <option value={String(UNPLACED)}>{t('organise-unplaced')}</option>
            </select>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Only where somebody is missing. */
function Filled({ team: { line_up: line }, boards }: { team: Team; boards: number }) {
  if (!line || line.length === boards) return null;
  return <Tag tone="amber">{t('organise-teams-filled', { n: line.length, boards })}</Tag>;
}

function Boards({ sections }: Pick<Proposal, 'sections'>) {
  return (
    <section aria-labelledby="h-boards" class="team-sections-boards">
      <h3 id="h-boards">{t('organise-teams-boards')}</h3>
      <p class="small muted">{t('organise-teams-boards-text')}</p>
      <div class="section-cards">
        {sections.map(({ name, players, norms }) => (
          <section key={name} class="section-card">
            <h4>{sectionText(name)}</h4>
            {norms.map((each, side) => (
              <Offered key={side} norms={each} side={undefined} />
            ))}
            <details>
              <summary>{t('organise-players', { n: players.length })}</summary>
              <ul class="players">
                {players.map((player) => (
                  <li key={player.id}>
                    <PlayerName player={player} />
                  </li>
                ))}
              </ul>
            </details>
          </section>
        ))}
      </div>
    </section>
  );
}
