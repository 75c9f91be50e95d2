// The table of a section in which nobody meets everybody: a column a game, each with its opponent.
import type { SectionPlayer } from '../events/api';
import { t } from '../i18n';
import { fullName } from '../ui/PlayerName';
import type { TableProps } from './Crosstable';
import { PlayerCells, Scores, isMine } from './lines';
import { ResultCell } from './ResultCell';
import { ResultTable } from './ResultTable';
import { type TieColumn, gamesMost, gamesOf, inOrder, tieColumns } from './table';
import { placeOfName, useWalk } from './walk';

export function GamesTable({ section, order, since }: TableProps) {
  const { players } = section;
  const rows = inOrder(players, order);
  const ties = tieColumns(section);
  const most = gamesMost(players);
  const byNumber = new Map(players.map((each) => [each.number, each]));
  const first = gamesMost(rows.slice(0, 1)) > 0 ? '0-0-0' : placeOfName(0);
  const { stop, ways } = useWalk(first, Math.max(rows.length, most));
  return (
    <ResultTable
      label={t('section-games-table')}
      hint={t('section-games-table-hint')}
      kind="by-games"
      numbers={t('section-start-number')}
      heads={Array.from({ length: most }, (_, x) => (
        <th key={x} scope="col" class="c">
          <abbr title={t('section-game', { n: x + 1 })}>{x + 1}</abbr>
        </th>
      ))}
      {...{ ties, ways }}
    >
      {rows.map((row, y) => (
        <Row key={row.number} {...{ row, y, byNumber, most, ties, stop, since }} />
      ))}
    </ResultTable>
  );
}

interface RowProps {
  row: SectionPlayer;
  y: number;
  byNumber: ReadonlyMap<number, SectionPlayer>;
  /** How many columns there are for games. */
  most: number;
  ties: readonly TieColumn[];
  stop: string;
  since: string;
}

function Row({ row, y, byNumber, most, ties, stop, since }: RowProps) {
  const games = gamesOf(row);
  return (
    <tr class={isMine(row) ? 'me' : undefined}>
      <PlayerCells row={row} y={y} number={row.number} stop={stop} />
      {Array.from({ length: most }, (_, x) => {
        const met = games[x];
        if (!met) return <td key={x} class="c" />;
        const { number, cell } = met;
        const opponent = byNumber.get(number);
        const who = opponent ? fullName(opponent.player) : '';
        const at = `${y}-${x}-0`;
        return (
          <td key={x} class="c">
            <ResultCell
              cell={cell}
              label={t('section-met', { n: number, who, color: t(`section-${cell.color}`) })}
              opponent={{ number, name: who }}
              place={at}
              stop={stop === at}
              since={since}
            />
          </td>
        );
      })}
      <Scores row={row} ties={ties} />
    </tr>
  );
}
