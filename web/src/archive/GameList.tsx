// The games found. Where there is little room a game takes several lines, and the roles keep it a table there.
import { score } from '../game/words';
import { day, num } from '../format';
import { t } from '../i18n';
import { sectionName } from '../sectionName';
import { PlayerName } from '../ui/PlayerName';
import { useMoreRows } from '../ui/useMoreRows';
import type { ArchivedGame } from './types';
import { endingText } from './words';

interface Props {
  games: readonly ArchivedGame[];
  /** The position at which they open; left out, at the end. */
  at: string | undefined;
  /** Left out when all are here. */
  onMore: (() => Promise<void>) | null;
  busy: boolean;
}

const COLUMNS = ['players', 'result', 'opening', 'moves', 'event', 'date'] as const;

export function GameList({ games, at, onMore, busy }: Props) {
  const { body, more } = useMoreRows(games.length, onMore, busy);
  return (
    <>
      <table class="panel found" role="table" aria-busy={busy}>
        <caption class="vh">{t('archive-found')}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {COLUMNS.map((column) => (
              <th key={column} role="columnheader" scope="col" class={`c-${column}`}>
                {t(`archive-column-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" ref={body}>
          {games.map((game) => (
            <Row key={game.id} game={game} at={at} />
          ))}
        </tbody>
      </table>
      {onMore && (
        <p class="row">
          <button type="button" class="btn" aria-busy={busy} onClick={more}>
            {t('archive-more')}
          </button>
        </p>
      )}
    </>
  );
}

function Row({ game, at }: { game: ArchivedGame; at: string | undefined }) {
  const { opening, variant, reason, moves, section, ended_at: ended } = game;
  const place = at ? `?${new URLSearchParams({ at })}` : '';
  return (
    <tr role="row">
      <th role="rowheader" scope="row" class="c-players">
        <a class="cover" href={`/game/${game.id}${place}`}>
          {(['white', 'black'] as const).map((color) => (
            <span key={color} class="side-of">
              <i class={`disc ${color}`} aria-hidden="true" />
              {/* As it was at the start of the event, not as it is. */}
              <PlayerName player={{ ...game[color], rating: game[`${color}_rating`] }} />
              {color === 'white' && <span class="vh"> – </span>}
            </span>
          ))}
        </a>
      </th>
      <td role="cell" class="c-result">
        <b>{score(game)}</b> <small>{endingText(reason)}</small>
      </td>
      <td role="cell" class="c-opening">
        {opening ? (
          <>
            <b>{opening.eco}</b> <span lang="en">{opening.name}</span>
          </>
        ) : (
          variant !== 'chess' && t(`variant-${variant}`)
        )}
      </td>
      <td role="cell" class="c-moves">
        {num(moves)}
        <span class="unit"> {t('archive-moves-unit', { n: moves })}</span>
      </td>
      <td role="cell" class="c-event">
        {sectionName(section)}
      </td>
      <td role="cell" class="c-date">
        <time dateTime={ended}>{day(ended.slice(0, 10))}</time>
      </td>
    </tr>
  );
}
