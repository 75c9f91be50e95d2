// The final table of a section, or of its teams, on a landscape page of its own.
import type { ComponentChildren } from 'preact';
import type { Cell, EventView, SectionPlayer, SectionView } from '../events/api';
import { halves, longDay } from '../format';
import { dashed, t } from '../i18n';
import { TieHead } from '../section/lines';
import {
  type TieColumn,
  cellOf,
  flagsIn,
  gamesMost,
  gamesOf,
  inOrder,
  isByGames,
  tieColumns,
  tieText,
} from '../section/table';
import { sectionText } from '../sectionName';
import type { TeamTable } from '../teams/api';
import { byPlace, matchOf, scoreOf, tableName } from '../teams/table';
import { isolated } from '../ui/isolated';
import { nameOf } from '../ui/PlayerName';
import { Met, SheetHead } from './StartList';
import { finalSince } from './words';

/** "3.", with "=" where others have it as well. */
const Place = ({ place, shared }: { place: number; shared: boolean }) => (
  <td>
    {place}
    {shared && <abbr title={t('section-shared')}>=</abbr>}
  </td>
);

function Result({ half_points: half, flag }: Cell) {
  if (flag === 'C') return <span title={t('section-flag-C')}>C</span>;
  return (
    <span>
      {half === null ? '·' : halves(half)}
      {flag && <sup>{flag}</sup>}
    </span>
  );
}

function Foot({ event, table }: { event: EventView; table: SectionView }) {
  const at = finalSince(event, [table]);
  const flags = flagsIn(table.players).map((flag) => `${flag}: ${t(`section-flag-${flag}`)}`);
  const ties = event.announcement.tie_breaks.map((each) => t(`events-tie-${dashed(each)}`));
  const how = ties.length ? t('events-ties', { how: ties.join(', ') }) : t('events-ties-none');
  return (
    <p class="small">
      {[
        ...(at ? [t('paper-final-on', { day: longDay(at) })] : []),
        ...flags,
        // A round of a Swiss tournament decides on no place.
        table.system === 'swiss' ? t('events-system-swiss-order') : how,
      ].join(' · ')}
    </p>
  );
}

/** More games than these stand in a line only with their opponents above the results. */
const GAMES_BESIDE = 14;

const classOf = (rows: number, games = 0): string =>
  ['paper-table', rows > 13 && 'dense', games > GAMES_BESIDE && 'stacked']
    .filter(Boolean)
    .join(' ');

export function FinalTable({ event, table }: { event: EventView; table: SectionView }) {
  const rows = inOrder(table.players, 'place');
  const ties = tieColumns(table);
  const byGames = isByGames(table);
  const columns = byGames ? gamesMost(rows) : rows.length;
  const heading = `h-table-${table.id}`;
  return (
    <article class="sheet" aria-labelledby={heading}>
      <SheetHead event={event}>{t('paper-final-table')}</SheetHead>
      <h2 id={heading}>
        {sectionText(table.name)} <small>{t('paper-number', { n: String(table.id) })}</small>
      </h2>
      <div class="paper-scroll" tabIndex={0} role="region" aria-labelledby={heading}>
        <table class={classOf(rows.length, byGames ? columns : 0)}>
          <thead>
            <tr>
              <th scope="col">{t('section-place')}</th>
              {byGames && <th scope="col">{t('paper-column-seat')}</th>}
              <th scope="col" class="of-name">
                {t('section-player')}
              </th>
              <th scope="col">{t('paper-column-federation')}</th>
              <th scope="col">{t('section-rating')}</th>
              {Array.from({ length: columns }, (_, at) => (
                <th key={at} scope="col" class="cell">
                  {at + 1}
                </th>
              ))}
              <th scope="col">{t('section-score')}</th>
              {ties.map((column) => (
                <th key={column} scope="col">
                  <TieHead column={column} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.number} {...{ row, ties }} numbered={byGames}>
                {byGames ? (
                  <GamesCells row={row} columns={columns} />
                ) : (
                  <OpponentsCells row={row} rows={rows} />
                )}
              </Row>
            ))}
          </tbody>
        </table>
      </div>
      {byGames && <p class="small">{t('section-games-note')}</p>}
      <Foot event={event} table={table} />
    </article>
  );
}

interface RowProps {
  row: SectionPlayer;
  ties: readonly TieColumn[];
  /** Whether the start number stands in the line, which others name. */
  numbered: boolean;
  /** The squares of the games. */
  children: ComponentChildren;
}

function Row({ row, ties, numbered, children }: RowProps) {
  const { number, player, assumed, half_points } = row;
  return (
    <tr>
      <Place {...row} />
      {numbered && <td>{number}</td>}
      <th scope="row" class="of-name">
        {player.title} <bdi>{isolated(nameOf(player))}</bdi>
      </th>
      <td>{player.federation}</td>
      <td>{player.rating ?? assumed?.rating ?? '–'}</td>
      {children}
      <td>
        <b>{halves(half_points)}</b>
      </td>
      {ties.map((column) => (
        <td key={column}>{tieText(row, column)}</td>
      ))}
    </tr>
  );
}

/** A square for each opponent, where everybody meets everybody. */
const OpponentsCells = ({ row, rows }: { row: SectionPlayer; rows: readonly SectionPlayer[] }) => (
  <>
    {rows.map((column) => (
      <td key={column.number} class={column.number === row.number ? 'cell self' : 'cell'}>
        {cellOf(row, column).map((cell) => (
          <Result key={cell.game} {...cell} />
        ))}
      </td>
    ))}
  </>
);

/** A square for each game, where nobody does. */
function GamesCells({ row, columns }: { row: SectionPlayer; columns: number }) {
  const games = gamesOf(row);
  return (
    <>
      {Array.from({ length: columns }, (_, at) => {
        const met = games[at];
        return (
          <td key={at} class="cell of-game">
            {met && (
              <>
                <Met {...met} /> <Result {...met.cell} />
              </>
            )}
          </td>
        );
      })}
    </>
  );
}

interface TeamProps {
  event: EventView;
  table: TeamTable;
  byBoards: boolean;
}

export function TeamFinalTable({ event, table, byBoards }: TeamProps) {
  const rows = byPlace(table.teams);
  const heading = `h-teams-${table.boards[0] ?? table.name}`;
  const points = byBoards ? (['boards', 'matches'] as const) : (['matches', 'boards'] as const);
  return (
    <article class="sheet" aria-labelledby={heading}>
      <SheetHead event={event}>{t('paper-final-table')}</SheetHead>
      <h2 id={heading}>{tableName(table)}</h2>
      <div class="paper-scroll" tabIndex={0} role="region" aria-labelledby={heading}>
        <table class={classOf(rows.length)}>
          <thead>
            <tr>
              <th scope="col">{t('section-place')}</th>
              <th scope="col" class="of-name">
                {t('paper-team')}
              </th>
              {rows.map(({ team }, at) => (
                <th key={team} scope="col" class="cell">
                  {at + 1}
                </th>
              ))}
              {points.map((kind) => (
                <th key={kind} scope="col">
                  {t(`paper-points-${kind}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.team}>
                <Place {...row} />
                <th scope="row" class="of-name">
                  <bdi>{isolated(row.name)}</bdi>
                </th>
                {rows.map((column) => {
                  const match = matchOf(table, row.number, column.number);
                  const self = column.number === row.number;
                  return (
                    <td key={column.team} class={self ? 'cell self' : 'cell'}>
                      {!self && match && scoreOf(match, row.number)}
                    </td>
                  );
                })}
                {points.map((kind) => (
                  <td key={kind}>
                    {kind === 'boards' ? halves(row.half_points) : row.match_points}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </article>
  );
}
