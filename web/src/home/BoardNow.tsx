// A game as it stands, and the event in which it is played.
import { useId } from 'preact/hooks';
import { t } from '../i18n';
import { BoardCard } from '../live/BoardCard';
import type { Now } from './now';
import '../styles/live.css';
import '../styles/board-now.css';

export { findNow } from './now';

export function BoardNow({ event, board, now, delayed }: Now) {
  const id = useId();
  return (
    <section class="board-now" aria-labelledby={id}>
      <div>
        <h2 id={id}>{t(board.ending ? 'live-played-last' : 'live-played-now')}</h2>
        <p>
          <a href={`/events/${event.id}/live`}>{event.name}</a>
        </p>
      </div>
      <ul aria-labelledby={id}>
        <BoardCard board={board} now={now} delayed={delayed} />
      </ul>
    </section>
  );
}
