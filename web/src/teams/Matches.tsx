// Every match of a section: team against team, each square with the points and the way to its games.
import { t } from '../i18n';
import { isolated } from '../ui/isolated';
import { TeamName } from './TeamName';
import type { TeamMatch, TeamTable, TeamTableLine } from './api';
import { byPlace, matchOf, matchPath, outcomeOf, scoreOf } from './table';

interface Props {
  event: number;
  /** The section, counted from 0. */
  section: number;
  table: TeamTable;
  name: string;
}

export function Matches({ event, section, table, name }: Props) {
  const rows = byPlace(table.teams);
  return (
    <div class="tt-scroll" tabIndex={0} role="region" aria-label={t('teams-matches-of', { name })}>
      <table class="tt">
        <thead>
          <tr>
            <th scope="col">
              <abbr title={t('section-order-place')}>#</abbr>
            </th>
            <th scope="col" class="nm">
              {t('teams-team')}
            </th>
            {rows.map((column, at) => (
              <th key={column.team} scope="col">
                <abbr title={isolated(column.name)}>{at + 1}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.team}>
              <td>{at + 1}</td>
              <th scope="row" class="nm">
                <TeamName team={row} />
              </th>
              {rows.map((column) => {
                const match = matchOf(table, row.number, column.number);
                return (
                  <td key={column.team} class={column === row ? 'self' : undefined}>
                    {match ? (
                      <Score
                        to={matchPath(event, section, match)}
                        match={match}
                        row={row}
                        column={column}
                      />
                    ) : (
                      <span class="vh">–</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ScoreProps {
  to: string;
  match: TeamMatch;
  row: TeamTableLine;
  column: TeamTableLine;
}

function Score({ to, match, row, column }: ScoreProps) {
  const outcome = outcomeOf(match, row.number);
  return (
    <a href={to} class={`match ${outcome}`}>
      <span class="vh">
        {isolated(row.name)} – {isolated(column.name)}:{' '}
      </span>
      {scoreOf(match, row.number)}
      <span class="vh">, {t(`teams-outcome-${outcome}`)}</span>
      {outcome === 'running' && <i class="live" aria-hidden="true" />}
    </a>
  );
}
