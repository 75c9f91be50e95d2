// Who goes up and who goes down, section by section and by place; with a field for each team where it is decided.
import type { ComponentChildren } from 'preact';
import { t } from '../i18n';
import { sectionText } from '../sectionName';
import { Cited } from '../ui/Cited';
import { isolated } from '../ui/isolated';
import type { Movement, Season, SeasonTeam } from './api';
import { bySection, divisionAfter } from './season';
import { saysDivision } from './table';

/** "goes up: Champions". */
export function movementText(season: Season, team: SeasonTeam, movement: Movement): string {
  const division = divisionAfter(season, team, movement) ?? '';
  return t(`seasons-to-${movement}`, { division: isolated(division) });
}

interface Props {
  season: Season;
  /** The last column: what was decided, or the fields to decide it; none: nothing was. */
  last: { heading: string; of: (team: SeasonTeam) => ComponentChildren } | null;
}

/** What is proposed; before the season is over, where each team would go now. */
const proposedText = ({ is_over: over }: Season): string =>
  t(over ? 'seasons-proposed' : 'seasons-stands');

export const SeasonSections = ({ season, last }: Props) => (
  <>
    {bySection(season).map(([section, teams], at) => {
      const id = `h-season-${at}`;
      const division = season.divisions[teams[0]?.division ?? 0] ?? '';
      return (
        <section key={section} class="panel season-section" aria-labelledby={id}>
          <h2 id={id}>{sectionText(section)}</h2>
          {!saysDivision(section, division) && <p class="small muted">{isolated(division)}</p>}
          {/* On phones a table in name only: the roles say that it is one still. */}
          <table class="season-table" role="table">
            <thead role="rowgroup">
              <tr role="row">
                <th scope="col" role="columnheader">
                  {t('section-place')}
                </th>
                <th scope="col" role="columnheader">
                  {t('seasons-team')}
                </th>
                <th scope="col" role="columnheader">
                  {proposedText(season)}
                </th>
                {last && (
                  <th scope="col" role="columnheader">
                    {last.heading}
                  </th>
                )}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {teams.map((team) => (
                <Row key={team.team} season={season} team={team} last={last} />
              ))}
            </tbody>
          </table>
        </section>
      );
    })}
  </>
);

interface RowProps {
  season: Season;
  team: SeasonTeam;
  last: Props['last'];
}

function Row({ season, team, last }: RowProps) {
  const { place, shared, name, proposed, has_changed_all: changed, division } = team;
  const lowest = division === season.divisions.length - 1;
  return (
    <tr role="row">
      <td role="cell" class="place">
        {place}
        {shared && <abbr title={t('section-shared')}>=</abbr>}
      </td>
      <th scope="row" role="rowheader">
        <b>
          <bdi>{isolated(name)}</bdi>
        </b>
        {changed && (
          <p class="small amber">
            <Cited text={t('seasons-changed-all', { lowest: lowest ? 'yes' : 'no' })} />
          </p>
        )}
      </th>
      <td role="cell" data-column={proposedText(season)}>
        <Moves season={season} team={team} movement={proposed} />
      </td>
      {last && (
        <td role="cell" data-column={last.heading}>
          <div class="decision">{last.of(team)}</div>
        </td>
      )}
    </tr>
  );
}

const MARKS: Readonly<Record<Movement, string>> = { up: '▲', stays: '', down: '▼' };

/** Where a team goes; nothing is proposed where its place is shared across the line. */
export function Moves({
  season,
  team,
  movement,
}: Omit<RowProps, 'last'> & { movement: Movement | null }) {
  if (!movement) return <span class="muted">{t('seasons-open')}</span>;
  return (
    <span class={`moves ${movement}`}>
      {MARKS[movement] && <span aria-hidden="true">{MARKS[movement]} </span>}
      {movementText(season, team, movement)}
    </span>
  );
}
