// A start list on a page of its own: of a section of players, or of teams with their boards.
import { Fragment } from 'preact';
import type { Player } from '../api/types';
import type { EventView, SectionPlayer, SectionView } from '../events/api';
import { t } from '../i18n';
import { type Met as Game, gamesOf, isByGames, marksIn } from '../section/table';
import { sectionText } from '../sectionName';
import type { TeamTable, TeamTableLine } from '../teams/api';
import { tableName } from '../teams/table';
import { isolated } from '../ui/isolated';
import { fullName, nameOf } from '../ui/PlayerName';
import { Facts } from './Facts';
import { numbersText, titled } from './words';

const COLUMNS = ['title', 'name', 'federation', 'number', 'rating'] as const;

function Heads({ first, opponents = false }: { first: string; opponents?: boolean }) {
  return (
    <thead>
      <tr>
        <th scope="col" class="of-seat">
          {first}
        </th>
        {COLUMNS.map((column) => (
          <th key={column} scope="col" class={`of-${column}`}>
            {t(`paper-column-${column}`)}
          </th>
        ))}
        {opponents && (
          <th scope="col" class="of-opponents">
            {t('paper-column-opponents')}
          </th>
        )}
      </tr>
    </thead>
  );
}

/** An opponent's start number with the own colour: what is drawn of it is its edge, which is always printed. */
export const Met = ({ number, cell: { color } }: Game) => (
  <span class="met">
    {number}
    <i class={`hue ${color}`}>
      <span class="vh"> {t(`section-${color}`)}</span>
    </i>
  </span>
);

const Opponents = ({ of }: { of: SectionPlayer }) => (
  <td class="of-opponents">
    {gamesOf(of).map((met) => (
      <Fragment key={met.cell.game}>
        <Met {...met} />{' '}
      </Fragment>
    ))}
  </td>
);

interface PlayerCellsProps {
  player: Player;
  /** Instead of a published rating. */
  assumed?: SectionPlayer['assumed'];
  before?: readonly Player[];
}

function PlayerCells({ player, assumed = null, before = [] }: PlayerCellsProps) {
  return (
    <>
      <td class="of-title">{player.title}</td>
      <th scope="row" class="of-name">
        <bdi>{isolated(nameOf(player))}</bdi>
        {before.length > 0 && (
          <small> {t('section-for', { names: before.map(fullName).join(', ') })}</small>
        )}
      </th>
      <td class="of-federation">{player.federation}</td>
      <td class="of-number">{player.id}</td>
      <td class="of-rating">
        {player.rating ?? assumed?.rating ?? '–'}
        {player.rating === null && assumed && <sup>{assumed.mark}</sup>}
      </td>
    </>
  );
}

export function SheetHead({ event, children }: { event: EventView; children: string }) {
  const { name, code } = event.announcement;
  return (
    <p class="sheet-event">
      {children} · <b>{name}</b> · {code}
    </p>
  );
}

export function StartList({ event, table }: { event: EventView; table: SectionView }) {
  const { id, name, players, director, starts_at: start } = table;
  const heading = `h-list-${id}`;
  // Elsewhere everybody meets everybody, or the other side.
  const byGames = isByGames(table);
  return (
    <article class="sheet" aria-labelledby={heading}>
      <SheetHead event={event}>{t('paper-start-list')}</SheetHead>
      <h2 id={heading}>
        {sectionText(name)} <small>{t('paper-number', { n: String(id) })}</small>
      </h2>
      <Facts
        event={event}
        director={director ?? event.director}
        startsAt={start ?? event.announcement.starts_at}
      />
      <div class="paper-scroll" tabIndex={0} role="region" aria-labelledby={heading}>
        <table class="paper-list">
          <Heads first={t('paper-column-seat')} opponents={byGames} />
          <tbody>
            {players.map((line) => (
              <tr key={line.number}>
                <td class="of-seat">{line.number}</td>
                <PlayerCells
                  player={line.player}
                  assumed={line.assumed}
                  before={line.predecessors}
                />
                {byGames && <Opponents of={line} />}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {byGames && <p class="small">{t('paper-ratings-order')}</p>}
      {marksIn(players).map((mark) => (
        <p key={mark} class="small">
          <sup>{mark}</sup> {t(`section-assumed-${mark}`)}
        </p>
      ))}
    </article>
  );
}

export function TeamStartList({ event, table }: { event: EventView; table: TeamTable }) {
  const heading = `h-list-${table.boards[0] ?? table.name}`;
  return (
    <article class="sheet" aria-labelledby={heading}>
      <SheetHead event={event}>{t('paper-start-list')}</SheetHead>
      <h2 id={heading}>
        {tableName(table)}{' '}
        <small>
          {t('paper-boards', { n: table.boards.length, numbers: numbersText(table.boards) })}
        </small>
      </h2>
      <Facts event={event} director={event.director} startsAt={event.announcement.starts_at} />
      <div class="paper-scroll" tabIndex={0} role="region" aria-labelledby={heading}>
        <table class="paper-list">
          <Heads first={t('paper-column-board')} />
          {table.teams.map((team) => (
            <TeamRows key={team.team} team={team} />
          ))}
        </table>
      </div>
    </article>
  );
}

/** Teams of so many boards are not torn by the end of a page. */
const TOGETHER = 20;

function TeamRows({
  team: { number, name, federation, captain, players },
}: {
  team: TeamTableLine;
}) {
  return (
    <tbody class={players.length > TOGETHER ? undefined : 'together'}>
      <tr>
        <th scope="rowgroup" colSpan={COLUMNS.length + 1} class="of-team">
          {number}. <bdi>{isolated(name)}</bdi>
          {federation && ` (${federation})`}
          {captain && <small> {t('paper-captain', { name: titled(captain) })}</small>}
        </th>
      </tr>
      {players.map((player, at) => (
        <tr key={player.id}>
          <td class="of-seat">{at + 1}</td>
          <PlayerCells player={player} />
        </tr>
      ))}
    </tbody>
  );
}
