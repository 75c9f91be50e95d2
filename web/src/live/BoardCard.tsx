// A game at a glance: who plays, the board, and the last move or how it has ended. One link covers the card.
import type { Color } from '../api/types';
import { MiniBoard } from '../board/MiniBoard';
import { numbersOf } from '../board/notation';
import { date, pastTime } from '../format';
import { score } from '../game/words';
import { dashed, has, t } from '../i18n';
import { PlayerName } from '../ui/PlayerName';
import { San } from '../ui/San';
import type { BoardOfGame } from './lists';

const COLORS: readonly Color[] = ['white', 'black'];

interface Props {
  board: BoardOfGame;
  /** The server's time. */
  now: string;
  /** What is shown of running games is not the latest: whose move it is then says little. */
  delayed: boolean;
}

export function BoardCard({ board, now, delayed }: Props) {
  const { game, variant, fen, last, ending, turn } = board;
  return (
    <li class="live-card">
      <a class="cover" href={`/game/${game}`}>
        {COLORS.map((color) => (
          <span key={color} class="live-side">
            <i class={`disc ${color}`} aria-hidden="true" />
            <PlayerName player={board[color]} rating={false} />
            {color === 'white' && <span class="vh"> – </span>}
          </span>
        ))}
      </a>
      <MiniBoard variant={variant} fen={fen} last={last?.uci ?? null} />
      <p class="live-last">
        {ending ? (
          <Ended ending={ending} />
        ) : (
          <>
            <LastMove board={board} />{' '}
            {last && <time dateTime={last.at}>{pastTime(last.at, now)}</time>}{' '}
            {!delayed && <span>{t(`live-to-move-${turn}`)}</span>}
          </>
        )}
      </p>
    </li>
  );
}

function LastMove({ board: { last, ply, turn, variant } }: { board: BoardOfGame }) {
  if (!last) return <span>{t('start')}</span>;
  return (
    <span class="live-move">
      {Math.ceil(ply / 2)}
      {turn === 'white' ? '…' : '.'}{' '}
      <San san={last.san} iccf={numbersOf(last.uci, last.san, variant)} variant={variant} />
    </span>
  );
}

function Ended({ ending }: { ending: NonNullable<BoardOfGame['ending']> }) {
  const reason = `reason-${dashed(ending.reason)}`;
  const isCancelled = ending.reason === 'cancelled';
  return (
    <>
      {!isCancelled && <b>{score(ending)}</b>}{' '}
      <span>
        {/* Of what was played elsewhere nobody has told how it ended. */}
        {has(reason) && `${t(reason)}, `}
        <time dateTime={ending.at}>{date(ending.at)}</time>
      </span>
    </>
  );
}
