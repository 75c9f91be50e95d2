// The crosstable. A hundred and fifty results would be too many stops for the Tab key: there is one,
// and the arrows walk from result to result, and to the name in front of them.
import { useState } from 'preact/hooks';
import type { SectionPlayer, SectionView } from '../events/api';
import { halves } from '../format';
import { t } from '../i18n';
import { session } from '../session';
import { Flag } from '../ui/Flag';
import { fullName } from '../ui/PlayerName';
import { ResultCell } from './ResultCell';
import { type Order, cellOf, inOrder, quarters, unfinished } from './table';

const STEPS: Record<string, readonly [rows: number, columns: number]> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};

/** The column of the names, before the first of the results. */
const NAME = -1;

interface Props {
  section: SectionView;
  order: Order;
  since: string;
}

export function Crosstable({ section, order, since }: Props) {
  const [stop, setStop] = useState('0-1-0');
  const { players } = section;
  const rows = inOrder(players, order);
  const double = players.some(({ cells }) => cells.some((games) => games.length > 1));

  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const place = (event.target as HTMLElement).dataset.at;
    if (!step || !place || event.altKey || event.ctrlKey || event.metaKey) return;
    const table = event.currentTarget as HTMLElement;
    const next = walked(table, place, step, rows.length);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const arrived = (event: FocusEvent) => {
    const place = (event.target as HTMLElement).dataset.at;
    if (place) setStop(place);
  };
  return (
    <div class="xt-scroll" tabIndex={0} role="region" aria-label={t('section-table')}>
      <table class={double ? 'xt double' : 'xt'} onKeyDown={walk} onFocusIn={arrived}>
        <caption class="vh">{t('section-table-hint')}</caption>
        <thead>
          <tr>
            <th scope="col" class="no">
              <abbr title={t(`section-order-${order}`)}>#</abbr>
            </th>
            <th scope="col" class="nm">
              {t('section-player')}
            </th>
            <th scope="col" class="rt">
              {t('section-rating')}
            </th>
            {rows.map((player, x) => (
              <th key={player.number} scope="col" class="c">
                <abbr title={fullName(player.player)}>{headOf(player, x, order)}</abbr>
              </th>
            ))}
            <ScoreHeads />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, y) => (
            <Row
              key={row.number}
              row={row}
              y={y}
              rows={rows}
              order={order}
              stop={stop}
              since={since}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ScoreHeads() {
  return (
    <>
      <th scope="col" class="sc">
        {t('section-score')}
      </th>
      <th scope="col" class="sm">
        {t('section-wins')}
      </th>
      <th scope="col" class="sm">
        <abbr title={t('events-tie-sonneborn-berger')}>SB</abbr>
      </th>
      <th scope="col" class="sm">
        {t('section-left')}
      </th>
      <th scope="col" class="sm pl">
        {t('section-place')}
      </th>
    </>
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
  stop: string;
  since: string;
}

function Row({ row, y, rows, order, stop, since }: RowProps) {
  const { player, predecessors } = row;
  const mine = session.value?.me.player.id === player.id;
  const name = `${y}-${NAME}-0`;
  return (
    <tr class={mine ? 'me' : undefined}>
      <td class="no">{headOf(row, y, order)}</td>
      <th scope="row" class="nm">
        <Flag federation={player.federation} />{' '}
        <span class="t">
          {player.title && (
            <abbr class="title" title={t(`title-${player.title}`)}>
              {player.title}
            </abbr>
          )}
        </span>{' '}
        <a href={`/player/${player.id}`} data-at={name} tabIndex={stop === name ? 0 : -1}>
          <b class="full">{fullName(player)}</b>
          <b class="short" aria-hidden="true">
            {player.family_name} {player.given_name.slice(0, 1)}.
          </b>
        </a>
        {mine && <span class="vh"> ({t('section-me')})</span>}
        {predecessors.length > 0 && (
          <small class="before">
            {t('section-for', { names: predecessors.map(fullName).join(', ') })}
          </small>
        )}
      </th>
      <td class="rt">
        <Rating row={row} />
        {row.fide_title && (
          <>
            {' '}
            <abbr title={t('section-fide-title')}>{row.fide_title}</abbr>
          </>
        )}
      </td>
      {rows.map((column, x) => (
        <td key={column.number} class={column === row ? 'c self' : 'c'}>
          {column === row && <span class="vh">–</span>}
          {cellOf(row, column).map((cell, k) => {
            const at = `${y}-${x}-${k}`;
            return (
              <ResultCell
                key={cell.game}
                cell={cell}
                row={row}
                column={column}
                place={at}
                stop={stop === at}
                since={since}
              />
            );
          })}
        </td>
      ))}
      <Scores row={row} />
    </tr>
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

function Scores({ row }: { row: SectionPlayer }) {
  return (
    <>
      <td class="sc">{halves(row.half_points)}</td>
      <td class="sm">{row.wins}</td>
      <td class="sm">{quarters(row.quarter_sb)}</td>
      <td class="sm">{unfinished(row) || ''}</td>
      <td class="sm pl">
        {row.place}
        {row.shared && <abbr title={t('section-shared')}>=</abbr>}
        {row.prize && <abbr title={t('section-prize')}>*</abbr>}
      </td>
    </>
  );
}

/** The next result or name in a direction, over the diagonal and whatever is empty. */
function walked(
  table: HTMLElement,
  place: string,
  [down, right]: readonly [number, number],
  size: number,
): HTMLElement | null {
  let [y = 0, x = 0, k = 0] = place.split(/(?<=\d)-/).map(Number);
  const at = (...parts: number[]) =>
    table.querySelector<HTMLElement>(`[data-at="${parts.join('-')}"]`);
  // The second game of a pair lies beside the first.
  if (right) {
    const beside = at(y, x, k + right);
    if (beside) return beside;
  }
  for (let steps = 0; steps <= size; steps += 1) {
    [y, x] = [y + down, x + right];
    k = right < 0 ? 1 : right > 0 ? 0 : k;
    const found = at(y, x, k) ?? at(y, x, 0);
    if (found) return found;
  }
  return null;
}
