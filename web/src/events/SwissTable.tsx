// The table of a Swiss tournament over all its rounds: whoever leads is first, and each round has a column.
import { halves } from '../format';
import { dashed, t } from '../i18n';
import { placeOfName, useWalk } from '../section/walk';
import { FlagMarks, GameMarks } from '../section/Legend';
import { NameCell, PlayerHeads, TieCells, TieHeads, isMine } from '../section/lines';
import type { TieColumn } from '../section/table';
import { SwissResult } from './SwissResult';
import {
  type Numbered,
  type SwissLine,
  type SwissTable as Table,
  numbersIn,
  openGames,
  tiesIn,
} from './swissLines';

export function SwissTable({ table }: { table: Table }) {
  const { events, rounds, lines, tie_breaks: breaks } = table;
  const how = breaks.map((each) => t(`events-tie-${dashed(each)}`)).join(', ');
  const games = openGames(table);
  const played = lines.flatMap(({ cells }) => cells.filter((cell) => cell !== null));
  const far = { n: events.length, all: rounds, games };
  if (lines.length === 0) return <p class="empty panel">{t('events-swiss-table-empty')}</p>;
  return (
    <section class="panel xt-panel swiss" aria-labelledby="h-swiss">
      <div class="xt-bar">
        <div>
          <h2 id="h-swiss">{t('events-swiss-table')}</h2>
          <p class="small">
            {t(games > 0 ? 'events-swiss-table-running' : 'events-swiss-table-after', far)}
          </p>
        </div>
        <ul class="legend small muted">
          <GameMarks cells={played} />
          <FlagMarks cells={played} />
        </ul>
        <p class="of-games small muted">
          {t('events-swiss-table-note')}{' '}
          {breaks.length > 0 ? t('events-ties', { how }) : t('events-ties-none')}{' '}
          {t('events-ties-shared')}
        </p>
      </div>
      <Lines table={table} />
    </section>
  );
}

/** One stop for the Tab key among the results and names; the arrows walk from there, as in a crosstable. */
function Lines({ table }: { table: Table }) {
  const { events, lines } = table;
  const ties = tiesIn(table);
  const numbers = numbersIn(table);
  const first = lines[0]?.cells[0] ? '0-0-0' : placeOfName(0);
  const { stop, ways } = useWalk(first, Math.max(lines.length, events.length));
  return (
    <div class="xt-scroll" tabIndex={0} role="region" aria-label={t('events-swiss-table-box')}>
      <table class="xt by-games" {...ways}>
        <caption class="vh">{t('events-swiss-table-hint')}</caption>
        <Heads events={events} ties={ties} />
        <tbody>
          {lines.map((line, y) => (
            <Row key={line.player.id} {...{ line, y, ties, numbers, stop }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Heads({ events, ties }: { events: readonly number[]; ties: readonly TieColumn[] }) {
  return (
    <thead>
      <tr>
        <PlayerHeads numbers={t('section-order-place')} />
        <th scope="col" class="sc">
          {t('section-score')}
        </th>
        <TieHeads ties={ties} />
        <th scope="col" class="sm at">
          {t('section-place')}
        </th>
        {events.map((event, x) => (
          <th key={event} scope="col" class="c">
            <a href={`/events/${event}`}>
              <span aria-hidden="true">{x + 1}</span>
              <span class="vh">{t('events-swiss-table-round', { n: x + 1 })}</span>
            </a>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface RowProps {
  line: SwissLine;
  y: number;
  ties: readonly TieColumn[];
  numbers: ReadonlyMap<number, Numbered>;
  /** The one that Tab leads to. */
  stop: string;
}

function Row({ line, y, ties, numbers, stop }: RowProps) {
  const { player, cells } = line;
  return (
    <tr class={isMine(line) ? 'me' : undefined}>
      <td class="no">{y + 1}</td>
      <NameCell row={line} y={y} stop={stop} />
      <td class="rt">{player.rating ?? '–'}</td>
      <td class="sc">{halves(line.half_points)}</td>
      <TieCells row={line} ties={ties} />
      <td class="sm at">
        {line.place}
        {line.shared && <abbr title={t('section-shared')}>=</abbr>}
      </td>
      {cells.map((cell, x) => {
        const at = `${y}-${x}-0`;
        return (
          <td key={x} class="c">
            {cell && (
              <SwissResult
                cell={cell}
                round={x + 1}
                met={cell.opponent === null ? undefined : numbers.get(cell.opponent)}
                place={at}
                stop={stop === at}
              />
            )}
          </td>
        );
      })}
    </tr>
  );
}
