// The boards of one section. They keep their places while the page is open: what is played meanwhile changes a board,
// and moves none.
import { useRef } from 'preact/hooks';
import { api } from '../api/client';
import { PAGE_LINES } from '../api/pages';
import type { Problem } from '../api/types';
import type { Announcement } from '../events/api';
import { t } from '../i18n';
import { Skeleton } from '../ui/Skeleton';
import { useSteps } from '../ui/useSteps';
import { BoardCard } from './BoardCard';
import { type BoardOfGame, type Boards, inOrderKept } from './lists';
import { TroubleHere } from './TroubleHere';
import { type Answer, type Step, useLive } from './useLive';

/** Boards that are drawn at first, and each time more are asked for. */
const STEP = 24;

/** All pages that have come so far as one, and how many they were. */
interface Shown extends Boards {
  pages: number;
}

function askPage(id: number, after: string | null) {
  const query = { limit: PAGE_LINES, ...(after && { after }) };
  return api.GET('/api/sections/{id}/boards', { params: { path: { id }, query } });
}

/** The first pages, as many as are shown; the last of what is shown stays where one does not come. */
async function askBoards(id: number, step: Step, shown: Shown | null): Promise<Answer<Shown>> {
  const isMore = step === 'more' && shown;
  const boards: BoardOfGame[] = isMore ? [...shown.boards] : [];
  let after = isMore ? shown.next : null;
  let pages = isMore ? shown.pages : 0;
  const wanted = isMore ? shown.pages + 1 : (shown?.pages ?? 1);
  let error: Problem | undefined;
  for (;;) {
    const answer = await askPage(id, after);
    if (!answer.data) {
      error = answer.error;
      break;
    }
    pages += 1;
    boards.push(...answer.data.boards);
    after = answer.data.next;
    if (pages >= wanted || after === null) return { data: { ...answer.data, boards, pages } };
  }
  return error ? { error } : {};
}

interface Props {
  section: number;
  visibility: Announcement['visibility'];
  goesOn: boolean;
  runningOnly: boolean;
}

export function SectionGames({ section, visibility, goesOn, runningOnly }: Props) {
  const { shown, trouble, busy, run } = useLive<Shown>(
    (step, old) => askBoards(section, step, old),
    goesOn,
  );
  const kept = useRef<number[]>([]);
  const boards = shown ? inOrderKept(kept.current, shown.boards) : [];
  kept.current = boards.map(({ game }) => game);
  const wanted = runningOnly ? boards.filter(({ ending }) => !ending) : boards;
  const { most, list, more } = useSteps<HTMLUListElement>(STEP, STEP);
  const retry = async (step: Step) => {
    // The button is gone with the failure.
    if (await run(step)) document.getElementById('h-live-games')?.focus();
  };
  const showMore = async () => {
    if (busy) return;
    // The next page comes when all that is here is drawn.
    if (wanted.length - most < STEP && shown?.next && !(await run('more'))) return;
    more();
  };
  return (
    <>
      <TroubleHere trouble={trouble} at={shown?.now} onRetry={(step) => void retry(step)} />
      {!shown && !trouble && <Skeleton height="60vh" wide />}
      {shown && <Notes shown={shown} visibility={visibility} />}
      {shown && !wanted.length && (boards.length > 0 || !shown.hidden) && (
        <p class="empty panel">{t(boards.length ? 'live-running-none' : 'live-games-none')}</p>
      )}
      {shown && wanted.length > 0 && (
        <ul class="live-boards" ref={list} aria-labelledby="h-live-games">
          {wanted.slice(0, most).map((board) => (
            <BoardCard
              key={board.game}
              board={board}
              now={shown.now}
              delayed={shown.delay_moves > 0}
            />
          ))}
        </ul>
      )}
      {shown && (most < wanted.length || shown.next !== null) && (
        <p class="row">
          <button type="button" class="btn" aria-busy={busy} onClick={() => void showMore()}>
            {t('live-games-more')}
          </button>
        </p>
      )}
    </>
  );
}

interface NotesProps {
  shown: Boards;
  visibility: Announcement['visibility'];
}

/** Why some games are not here, and how old others are (TR-14). */
function Notes({ shown: { hidden, boards, delay_moves: delay }, visibility }: NotesProps) {
  const isDelayed = delay > 0 && boards.some(({ ending }) => !ending);
  if (!hidden && !isDelayed) return null;
  return (
    <div class="live-notes muted">
      {hidden > 0 && <p>{hiddenText(hidden, visibility)}</p>}
      {isDelayed && <p>{t('live-delayed', { n: delay })}</p>}
    </div>
  );
}

function hiddenText(n: number, visibility: Announcement['visibility']): string {
  if (visibility.kind === 'finished') return t('live-hidden-finished', { n });
  const { after_finished: after } = visibility;
  const until = after > 0 ? ` ${t('live-hidden-after', { n: after })}` : '';
  return t('live-hidden', { n }) + until;
}
