// The crosstable: everybody against everybody, a column for each opponent.
import type { SectionPlayer, SectionView } from '../events/api';
import { t } from '../i18n';
import { fullName } from '../ui/PlayerName';
import { PlayerCells, Scores, isMine } from './lines';
import { ResultCell } from './ResultCell';
import { ResultTable } from './ResultTable';
import { type Order, type TieColumn, cellOf, inOrder, tieColumns } from './table';
import { useWalk } from './walk';

export interface TableProps {
  section: SectionView;
  order: Order;
  since: string;
}

export function Crosstable({ section, order, since }: TableProps) {
  const { players } = section;
  const rows = inOrder(players, order);
  const ties = tieColumns(section);
  const double = players.some(({ cells }) => cells.some((games) => games.length > 1));
  const { stop, ways } = useWalk('0-1-0', rows.length);
  return (
    <ResultTable
      label={t('section-table')}
      hint={t('section-table-hint')}
      kind={double ? 'double' : undefined}
      numbers={t(`section-order-${order}`)}
      heads={rows.map((player, x) => (
        <th key={player.number} scope="col" class="c">
          <abbr title={fullName(player.player)}>{headOf(player, x, order)}</abbr>
        </th>
      ))}
      {...{ ties, ways }}
    >
      {rows.map((row, y) => (
        <Row key={row.number} {...{ row, y, rows, order, ties, stop, since }} />
      ))}
    </ResultTable>
  );
}

/** What ties a column to its row: places can be shared, so those in the order of places are counted. */
const headOf = (player: SectionPlayer, index: number, order: Order): number =>
  order === 'place' ? index + 1 : player.number;

interface RowProps {
  row: SectionPlayer;
  y: number;
  rows: readonly SectionPlayer[];
  order: Order;
  ties: readonly TieColumn[];
  stop: string;
  since: string;
}

function Row({ row, y, rows, order, ties, stop, since }: RowProps) {
  return (
    <tr class={isMine(row) ? 'me' : undefined}>
      <PlayerCells row={row} y={y} number={headOf(row, y, order)} stop={stop} />
      {rows.map((column, x) => (
        <td key={column.number} class={column === row ? 'c self' : 'c'}>
          {column === row && <span class="vh">–</span>}
          {cellOf(row, column).map((cell, k) => {
            const at = `${y}-${x}-${k}`;
            return (
              <ResultCell
                key={cell.game}
                cell={cell}
                label={t('section-cell', {
                  white: fullName((cell.color === 'white' ? row : column).player),
                  black: fullName((cell.color === 'white' ? column : row).player),
                })}
                place={at}
                stop={stop === at}
                since={since}
              />
            );
          })}
        </td>
      ))}
      <Scores row={row} ties={ties} />
    </tr>
  );
}
