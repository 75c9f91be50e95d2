// What stands in a player's line before the results and behind them, in a crosstable as in a table of games.
import type { ComponentChildren } from 'preact';
import type { SectionPlayer } from '../events/api';
import { halves } from '../format';
import { dashed, t } from '../i18n';
import { session } from '../session';
import { Flag } from '../ui/Flag';
import { fullName } from '../ui/PlayerName';
import { type TieColumn, tieText, unfinished } from './table';
import { placeOfName } from './walk';

/** Short enough for a column of numbers. */
const HEADS: Record<Exclude<TieColumn, 'wins'>, string> = {
  sonneborn_berger: 'SB',
  buchholz_cut_two: 'Bh−2',
  buchholz_cut_one: 'Bh−1',
  buchholz: 'Bh',
  sum_of_buchholz: 'ΣBh',
};

export const TieHeads = ({ ties }: { ties: readonly TieColumn[] }) => (
  <>
    {ties.map((column) => (
      <th key={column} scope="col" class="sm">
        <TieHead column={column} />
      </th>
    ))}
  </>
);

export function TieHead({ column }: { column: TieColumn }) {
  if (column === 'wins') return <>{t('section-wins')}</>;
  return <abbr title={t(`events-tie-${dashed(column)}`)}>{HEADS[column]}</abbr>;
}

/** `numbers`: what the first column counts. */
export function PlayerHeads({ numbers }: { numbers: string }) {
  return (
    <>
      <th scope="col" class="no">
        <abbr title={numbers}>#</abbr>
      </th>
      <th scope="col" class="nm">
        {t('section-player')}
      </th>
      <th scope="col" class="rt">
        {t('section-rating')}
      </th>
    </>
  );
}

export function ScoreHeads({ ties }: { ties: readonly TieColumn[] }) {
  return (
    <>
      <th scope="col" class="sc">
        {t('section-score')}
      </th>
      <TieHeads ties={ties} />
      <th scope="col" class="sm">
        {t('section-left')}
      </th>
      <th scope="col" class="sm pl">
        {t('section-place')}
      </th>
    </>
  );
}

export const isMine = ({ player }: Pick<SectionPlayer, 'player'>): boolean =>
  session.value?.me.player.id === player.id;

interface NameCellProps {
  row: Pick<SectionPlayer, 'player'>;
  y: number;
  /** The one that Tab leads to. */
  stop: string;
  children?: ComponentChildren;
}

/** Who it is; the head of the line. */
export function NameCell({ row, y, stop, children }: NameCellProps) {
  const { player } = row;
  const place = placeOfName(y);
  return (
    <th scope="row" class="nm">
      <Flag federation={player.federation} />{' '}
      <span class="t">
        {player.title && (
          <abbr class="title" title={t(`title-${player.title}`)}>
            {player.title}
          </abbr>
        )}
      </span>{' '}
      <a href={`/player/${player.id}`} data-at={place} tabIndex={stop === place ? 0 : -1}>
        <b class="full">{fullName(player)}</b>
        <b class="short" aria-hidden="true">
          {player.family_name} {player.given_name.slice(0, 1)}.
        </b>
      </a>
      {isMine(row) && <span class="vh"> ({t('section-me')})</span>}
      {children}
    </th>
  );
}

interface PlayerCellsProps {
  row: SectionPlayer;
  y: number;
  number: number;
  /** The one that Tab leads to. */
  stop: string;
}

export function PlayerCells({ row, y, number, stop }: PlayerCellsProps) {
  const { predecessors } = row;
  return (
    <>
      <td class="no">{number}</td>
      <NameCell row={row} y={y} stop={stop}>
        {predecessors.length > 0 && (
          <small class="before">
            {t('section-for', { names: predecessors.map(fullName).join(', ') })}
          </small>
        )}
      </NameCell>
      <td class="rt">
        <Rating row={row} />
        {row.fide_title && (
          <>
            {' '}
            <abbr title={t('section-fide-title')}>{row.fide_title}</abbr>
          </>
        )}
      </td>
    </>
  );
}

/** The published rating, or what stands in for it. */
function Rating({ row: { player, assumed } }: { row: SectionPlayer }) {
  if (!assumed) return <>{player.rating ?? '–'}</>;
  const { mark, rating } = assumed;
  return (
    <>
      {rating} <abbr title={t(`section-assumed-${mark}`)}>{mark}</abbr>
    </>
  );
}

interface TieCellsProps {
  row: Parameters<typeof tieText>[0];
  ties: readonly TieColumn[];
}

export const TieCells = ({ row, ties }: TieCellsProps) => (
  <>
    {ties.map((column) => (
      <td key={column} class="sm">
        {tieText(row, column)}
      </td>
    ))}
  </>
);

interface ScoresProps {
  row: SectionPlayer;
  ties: readonly TieColumn[];
}

export function Scores({ row, ties }: ScoresProps) {
  return (
    <>
      <td class="sc">{halves(row.half_points)}</td>
      <TieCells row={row} ties={ties} />
      <td class="sm">{unfinished(row) || ''}</td>
      <td class="sm pl">
        {row.place}
        {row.shared && <abbr title={t('section-shared')}>=</abbr>}
        {row.prize && <abbr title={t('section-prize')}>*</abbr>}
      </td>
    </>
  );
}
