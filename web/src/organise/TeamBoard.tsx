// The proposed sections of teams side by side, those of a league by their divisions. Moving a team changes only what is
// shown, until it is saved; the boards are as the server would play them.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { LeagueTerms, Proposal } from '../events/api';
import { t } from '../i18n';
import { sectionText } from '../sectionName';
import type { Team, TeamList } from '../teams/api';
import { PlayerName } from '../ui/PlayerName';
import { isolated } from '../ui/isolated';
import { ADDING, AddSection } from './AddSection';
import { Offered } from './SectionCard';
import { TeamCard, selectId } from './TeamCard';
import { type Saving, Unsaved } from './Unsaved';
import { usualMoves } from './divisions';
import { UNPLACED, movedTeam, withMoves, withSection, withoutSection } from './proposal';
import type { Move } from './useProposal';

interface Props extends Saving {
  proposal: Proposal;
  list: TeamList;
  /** Where it is a season of a league. */
  league: LeagueTerms | null;
  onChange: (move: Move) => void;
}

export function TeamBoard(props: Props) {
  const { proposal, list, changed, league, onChange } = props;
  const { team_sections: sections, unplaced_teams: unplaced } = proposal;
  /** What was done last, and where the focus goes after it. */
  const [last, setLast] = useState<{ told: string; focus: string } | null>(null);
  const names = sections.map(({ name }) => sectionText(name));
  const nameAt = (at: number) => (at === UNPLACED ? t('organise-unplaced') : (names[at] ?? ''));

  // The team's field has gone to another card: the focus goes with it.
  useEffect(() => {
    if (last) document.getElementById(last.focus)?.focus();
  }, [last]);
  const move = (team: Team, to: number) => {
    onChange((old) => movedTeam(old, team.number, to));
    const told = t('organise-moved', { who: isolated(team.name), where: nameAt(to) });
    setLast({ told, focus: selectId(team.number) });
  };
  const remove = (index: number) => {
    onChange((old) => withoutSection(old, index));
    setLast({ told: t('organise-section-removed', { name: nameAt(index) }), focus: ADDING });
  };
  const add = (division: number, { divisions }: LeagueTerms) => {
    onChange((old) => added(old, division, divisions));
    const name = isolated(divisions[division] ?? '');
    setLast({ told: t('organise-section-added', { name }), focus: ADDING });
  };
  const card = (at: number, numbers: readonly number[]) => (
    <TeamCard
      key={at}
      index={at}
      name={nameAt(at)}
      names={names}
      teams={numbers.flatMap((number) => list.teams.filter((team) => team.number === number))}
      boards={list.boards ?? 0}
      division={sections[at]?.division}
      league={league}
      onMove={move}
      onMoves={(index, moves) => onChange((old) => withMoves(old, index, moves))}
      onRemove={remove}
    />
  );
  const without = unplaced.length > 0 && sections.length > 0 && card(UNPLACED, unplaced);
  return (
    <>
      <p class="vh" role="status">
        {last?.told}
      </p>
      <Unsaved {...props} text={t(league ? 'organise-league-unsaved' : 'organise-teams-unsaved')} />
      {league ? (
        <>
          {without && <div class="section-cards">{without}</div>}
          <Divisions sections={sections} league={league} card={card} />
          {sections.length > 0 && (
            <AddSection divisions={league.divisions} onAdd={(division) => add(division, league)} />
          )}
        </>
      ) : (
        <div class="section-cards">
          {without}
          {sections.map(({ teams }, at) => card(at, teams))}
        </div>
      )}
      {!changed && proposal.sections.length > 0 && <Boards sections={proposal.sections} />}
    </>
  );
}

/** Of a new section go up and down as many as of the others of its division. */
function added(proposal: Proposal, division: number, divisions: readonly string[]): Proposal {
  const same = proposal.team_sections.find((section) => section.division?.division === division);
  const moves = same?.division ?? usualMoves(division, divisions.length, 0);
  const { up, down } = moves;
  return withSection(proposal, { division, up, down }, divisions);
}

interface DivisionsProps {
  sections: Proposal['team_sections'];
  league: LeagueTerms;
  card: (at: number, teams: readonly number[]) => ComponentChildren;
}

/** Sections that are in no division any more come last: the announcement was changed since they were made. */
function Divisions({ sections, league: { divisions }, card }: DivisionsProps) {
  // A division that is announced no more is none.
  const placeOf = ({ division }: Proposal['team_sections'][number]) =>
    division && division.division < divisions.length ? division.division : null;
  const at = (division: number | null) =>
    sections.flatMap((section, index) =>
      placeOf(section) === division ? [card(index, section.teams)] : [],
    );
  const none = at(null);
  return (
    <>
      {sections.length > 0 &&
        divisions.map((name, division) => (
          <div key={name} class="division">
            <h3>{isolated(name)}</h3>
            {at(division).length === 0 && <p class="muted">{t('organise-division-empty')}</p>}
            <div class="section-cards">{at(division)}</div>
          </div>
        ))}
      {none.length > 0 && <div class="section-cards">{none}</div>}
    </>
  );
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
