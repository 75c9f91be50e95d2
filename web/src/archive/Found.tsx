// How many games were found, the games, and what can be done with them.
import type { RefObject } from 'preact';
import { num } from '../format';
import { t } from '../i18n';
import { Icon } from '../ui/Icon';
import { Skeleton } from '../ui/Skeleton';
import { Dump } from './Dump';
import { GameList } from './GameList';
import { archiveAddress } from './api';
import { type Filters, countOf } from './filters';
import type { Archive } from './useArchive';
import { tally } from './words';

/** Games in one file. */
const IN_FILE = 1_000;

interface Props {
  filters: Filters;
  archive: Archive;
  heading: RefObject<HTMLHeadingElement | null>;
}

export function Found({ filters, archive: { games, position, wish }, heading }: Props) {
  const { shown, fresh, busy, problem, more } = games;
  const waits = busy || !fresh;
  // Where a position is asked for, its games open at it.
  const at = (filters.fen || filters.play) && position.fresh ? position.shown?.fen : undefined;
  // What is wrong stands above.
  if (problem && !shown) return null;
  return (
    <section class="found-part" aria-labelledby="h-found">
      <h2 id="h-found" tabIndex={-1} ref={heading}>
        {t('archive-found')}
      </h2>
      {!shown && <Skeleton height="60vh" />}
      {shown && (
        <>
          <div class="row spread">
            <p class="muted small" role="status">
              {waits
                ? t('loading')
                : t('archive-count', { n: shown.found, shown: num(shown.games.length) })}
              {!waits && shown.score && (
                <>
                  {' '}
                  <b>{t('archive-score', { score: tally(shown.score) })}</b>
                </>
              )}
            </p>
            {shown.found > 0 && <File wish={wish} found={shown.found} />}
          </div>
          <Dump />
          {shown.games.length > 0 ? (
            <GameList games={shown.games} at={at} onMore={more} busy={waits} />
          ) : (
            <Nothing filters={filters} />
          )}
        </>
      )}
    </section>
  );
}

function File({ wish, found }: { wish: Record<string, string>; found: number }) {
  return (
    <p class="row small downloads">
      {found > IN_FILE && <span class="muted">{t('archive-file-first', { n: num(IN_FILE) })}</span>}
      <a class="btn quiet" href={archiveAddress('pgn', wish)} download="posthorn-archive.pgn">
        <Icon name="down" />
        {t('archive-file')}
      </a>
    </p>
  );
}

function Nothing({ filters }: { filters: Filters }) {
  const moves = filters.fen || filters.play;
  return (
    <div class="empty panel">
      <p>{t(countOf(filters) || !moves ? 'archive-no-match' : 'archive-no-game')}</p>
      <p>
        <a href="/archive">{t('archive-all')}</a>
      </p>
    </div>
  );
}
