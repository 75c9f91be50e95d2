// All that a player has written about games, the latest first.
import { useEffect, useRef, useState } from 'preact/hooks';
import { sendUnsent, tries } from '../analysis/notebook/unsent';
import { unsentNotes } from '../drafts';
import { num } from '../format';
import { t } from '../i18n';
import { session } from '../session';
import { useTitle } from '../title';
import { Failure } from '../ui/Failure';
import { PlayerName } from '../ui/PlayerName';
import { Skeleton } from '../ui/Skeleton';
import { Tag } from '../ui/Tag';
import { Trouble } from '../ui/Trouble';
import { When } from '../ui/When';
import { usePages } from '../ui/usePages';
import { useReturning } from '../useReturning';
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
  const waiting = useWaiting(load);
  if (!shown && !problem) return <Skeleton height="70vh" />;
  const notebooks = shown?.notebooks ?? [];
  const listed = new Set(notebooks.map(({ game }) => game));
  const others = waiting.filter((game) => !listed.has(game));
  return (
    <div class="notes-page">
      <div class="head">
        <h1>{t('nav-notes')}</h1>
        <p class="lede">{t('notes-lede')}</p>
      </div>
      {others.length > 0 && <Others games={others} />}
      {!shown && problem && <Trouble problem={problem} onRetry={load} />}
      {shown && problem && <Failure problem={problem} onRetry={more ? () => void more() : load} />}
      {shown && notebooks.length === 0 && others.length === 0 && <Nothing />}
      {notebooks.length > 0 && <List {...{ notebooks, waiting, busy, more }} />}
    </div>
  );
}

/** The games whose notes are not all on the server yet: they are sent now, and then the list is another. */
function useWaiting(reload: () => void): readonly number[] {
  const player = session.value?.me.player.id ?? 0;
  const [waiting, setWaiting] = useState(() => unsentNotes(player));
  const send = () => {
    if (unsentNotes(player).length > 0) void sendUnsent(player);
  };
  useEffect(send, [player]);
  useReturning(send);
  useEffect(() => {
    const left = unsentNotes(player);
    if (left.length < waiting.length) reload();
    setWaiting(left);
  }, [player, tries.value]);
  return waiting;
}

/** Written here, and not listed by the server. */
function Others({ games }: { games: readonly number[] }) {
  return (
    <ul class="panel noted-games" aria-label={t('notes-waiting')}>
      {games.map((game) => (
        <li key={game}>
          <a class="cover" href={`/analysis/${game}`}>
            {t('notes-waiting-game', { n: String(game) })}
          </a>
          <p>
            <Tag tone="amber">{t('notes-waiting')}</Tag>
          </p>
        </li>
      ))}
    </ul>
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
  waiting: readonly number[];
  busy: boolean;
  /** Null when all are here. */
  more: (() => Promise<void>) | null;
}

function List({ notebooks, waiting, busy, more }: ListProps) {
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
          <Line key={line.game} line={line} waits={waiting.includes(line.game)} />
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

function Line({ line, waits }: { line: NotebookLine; waits: boolean }) {
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
      {waits && (
        <p>
          <Tag tone="amber">{t('notes-waiting')}</Tag>
        </p>
      )}
    </li>
  );
}
