// The teams that would be made, section by section, with what they have made and who plays on which board.
import { Fragment } from 'preact';
import { halves, num } from '../format';
import { t } from '../i18n';
import { sectionText } from '../sectionName';
import { TeamName } from '../teams/TeamName';
import { PlayerName } from '../ui/PlayerName';
import { Division } from './Division';
import { type Preview, type PreviewTeam, byPlace } from './bring';

export function TeamsChecked({ of }: { of: Preview['teams'] }) {
  return (
    <>
      {of.map(({ name, division, games, finished, teams }) => (
        // What was brought is looked at here: a single table needs no click.
        <details key={name} open={of.length === 1}>
          <summary>
            {t('bring-teams-of', {
              ...{ name: sectionText(name), teams: teams.length, games, finished },
            })}
          </summary>
          <Division of={division} />
          <Table name={sectionText(name)} teams={teams} />
        </details>
      ))}
    </>
  );
}

function Table({ name, teams }: { name: string; teams: readonly PreviewTeam[] }) {
  return (
    <table class="preview-table of-teams">
      <caption class="vh">{name}</caption>
      <thead>
        <tr>
          <th scope="col">{t('bring-place')}</th>
          <th scope="col">{t('bring-team')}</th>
          {(['boards', 'matches', 'games'] as const).map((kind) => (
            <th key={kind} scope="col" class="r">
              {t(`bring-team-${kind}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {byPlace(teams).map((team) => (
          <Fragment key={team.number}>
            <tr>
              <td>{num(team.place)}</td>
              <th scope="row">
                <TeamName team={team} />
              </th>
              <td class="r">{halves(team.half_points)}</td>
              <td class="r">{num(team.match_points)}</td>
              <td class="r">{num(team.games)}</td>
            </tr>
            <LineUp of={team} />
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

/** Its captain and players in a row of their own, which has the whole width of a phone. */
function LineUp({ of: { name, captain, players } }: { of: PreviewTeam }) {
  return (
    <tr class="line-up">
      <td colSpan={5}>
        {captain && (
          <p>
            <span class="muted">{t('bring-captain')}</span>{' '}
            <PlayerName player={captain} rating={false} />
          </p>
        )}
        <ol aria-label={t('bring-line-up', { name })}>
          {players.map(({ id, player }) => (
            <li key={id}>
              {player ? <PlayerName player={player} rating={false} /> : id}{' '}
              <span class="muted">{id}</span>
            </li>
          ))}
        </ol>
      </td>
    </tr>
  );
}
