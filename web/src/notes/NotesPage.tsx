// All that a player has written about games, the latest first.
import { useEffect, useRef } from 'preact/hooks';
import { num } from '../format';
import { t } from '../i18n';
import { useTitle } from '../title';
import { Failure } from '../ui/Failure';
import { PlayerName } from '../ui/PlayerName';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import { When } from '../ui/When';
import { usePages } from '../ui/usePages';
import { type NotebookLine, type NotebookList, askNotebooks } from './api';
import '../styles/notes.css';

const joined = (old: NotebookList, page: NotebookList): NotebookList => ({
  ...page,
  // One that was changed meanwhile has moved to the front, and comes once.
  notebooks: [
    ...old.notebooks,
    ...page.notebooks.filter(({ game }) => !old.notebooks.some((each) => each.game === game)),
  ],
});

export default function NotesPage() {
  useTitle(t('nav-notes'));
  const { shown, problem, busy, load, more } = usePages<NotebookList>('', askNotebooks, joined);
  if (!shown)
    return problem ? <Trouble problem={problem} onRetry={load} /> : <Skeleton height="70vh" />;
  const { notebooks } = shown;
  return (
    <div class="notes-page">
      <div class="head">
        <h1>{t('nav-notes')}</h1>
        <p class="lede">{t('notes-lede')}</p>
      </div>
      {problem && <Failure problem={problem} onRetry={more ? () => void more() : load} />}
      {notebooks.length === 0 ? (
        <Nothing />
      ) : (
        <List notebooks={notebooks} busy={busy} more={more} />
      )}
    </div>
  );
}

function Nothing() {
  return (
    <div class="empty panel">
      <h2>{t('notes-none')}</h2>
      <p>{t('notes-none-text')}</p>
      <p>
        <a href="/">{t('back-games')}</a>
      </p>
    </div>
  );
}

interface ListProps {
  notebooks: readonly NotebookLine[];
  busy: boolean;
  /** Null when all are here. */
  more: (() => Promise<void>) | null;
}

function List({ notebooks, busy, more }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  // The button goes with the last page: the focus is at the first line that has come.
  const from = useRef<number | null>(null);
  useEffect(() => {
    if (from.current === null || notebooks.length <= from.current) return;
    list.current?.children[from.current]?.querySelector('a')?.focus();
    from.current = null;
  }, [notebooks.length]);
  const showMore = () => {
    if (busy || !more) return;
    from.current = notebooks.length;
    void more();
  };
  return (
    <>
      <ul class="panel noted-games" aria-label={t('notes-list')} aria-busy={busy} ref={list}>
        {notebooks.map((line) => (
          <Line key={line.game} line={line} />
        ))}
      </ul>
      {more && (
        <p class="row">
          <button type="button" class="btn" aria-busy={busy} onClick={showMore}>
            {t('notes-more')}
          </button>
        </p>
      )}
    </>
  );
}

function Line({ line }: { line: NotebookLine }) {
  const { game, white, black, event, begins, moves, changed_at: changed } = line;
  return (
    <li>
      <a class="cover" href={`/analysis/${game}`}>
        <PlayerName player={white} rating={false} /> – <PlayerName player={black} rating={false} />
      </a>
      {begins && (
        <p class="begins" dir="auto">
          {begins}
        </p>
      )}
      <p class="muted small">
        {event && <>{event} · </>}
        {t('notes-moves', { n: moves, shown: num(moves) })} ·{' '}
        <When at={changed} text={(when) => t('notes-changed', { when })} />
      </p>
    </li>
  );
}
