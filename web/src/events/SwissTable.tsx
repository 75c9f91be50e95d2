// The table of a Swiss tournament over all its rounds: whoever leads is first, and each round has a column.
import { halves } from '../format';
import { dashed, t } from '../i18n';
import { placeOfName, useWalk } from '../section/walk';
import { TieHead } from '../section/lines';
import type { TieColumn } from '../section/table';
import { session } from '../session';
import { Flag } from '../ui/Flag';
import { fullName } from '../ui/PlayerName';
import { SwissLegend } from './SwissLegend';
import { SwissResult } from './SwissResult';
import {
  type Numbered,
  type SwissLine,
  type SwissTable as Table,
  numbersIn,
  openGames,
  tieValue,
  tiesIn,
} from './swissLines';

export function SwissTable({ table }: { table: Table }) {
  const { events, rounds, lines, tie_breaks: breaks } = table;
  const how = breaks.map((each) => t(`events-tie-${dashed(each)}`)).join(', ');
  const games = openGames(table);
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
        <SwissLegend lines={lines} />
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
        <th scope="col" class="no">
          <abbr title={t('section-order-place')}>#</abbr>
        </th>
        <th scope="col" class="nm">
          {t('section-player')}
        </th>
        <th scope="col" class="rt">
          {t('section-rating')}
        </th>
        <th scope="col" class="sc">
          {t('section-score')}
        </th>
        {ties.map((column) => (
          <th key={column} scope="col" class="sm">
            <TieHead column={column} />
          </th>
        ))}
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
  const mine = session.value?.me.player.id === player.id;
  const place = placeOfName(y);
  return (
    <tr class={mine ? 'me' : undefined}>
      <td class="no">{y + 1}</td>
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
        {mine && <span class="vh"> ({t('section-me')})</span>}
      </th>
      <td class="rt">{player.rating ?? '–'}</td>
      <td class="sc">{halves(line.half_points)}</td>
      {ties.map((column) => (
        <td key={column} class="sm">
          {tieValue(line, column)}
        </td>
      ))}
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
