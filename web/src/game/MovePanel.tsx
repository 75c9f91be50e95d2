// The panel in which the player acts: the step of the move, or why there is none to make.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '../api/types';
import { leaveAt, overSince } from './clock';
import { EndingBanner } from './EndingBanner';
import { lazily, lazilyDecided } from './lazily';
import { MoveForm } from './MoveForm';
import { MoveReview } from './MoveReview';
import { MoveSent } from './MoveSent';
import type { MoveFlow } from './useMove';
import { Waiting } from './Waiting';

const Delayed = lazily('Delayed');
const OnLeave = lazily('OnLeave');
const Stopped = lazilyDecided('Stopped');
const TimeOver = lazily('TimeOver');

interface Props {
  game: Game;
  flow: MoveFlow;
  /** The server's time, in milliseconds. */
  now: number;
  reload: () => Promise<Game | null>;
}

export function MovePanel({ game, flow, now, reload }: Props) {
  const { step, sent, preview } = flow;
  useFocusOnChoice(step);

  const { ending, me } = game;
  const over = overSince(game, now);
  const away = leaveAt(game[game.turn].leave, now);
  const stop = game.stopped;
  const showSent = step === 'sent' && sent && me;
  const acts = !ending && !over && game.may.move;
  const [began] = useState(!ending);
  const reviewing = acts && step === 'review' && preview;
  return (
    <>
      {ending && (
        <EndingBanner
          ending={ending}
          nextTo={began && me && !showSent ? game.id : null}
          rematch={me && game.id}
        />
      )}
      {over && !showSent && <TimeOver game={game} at={over} reload={reload} />}
      {showSent ? (
        <section class="panel act sent">
          <MoveSent
            game={game}
            me={me}
            sent={sent}
            onGoOn={game.may.move && game.ply > sent.ply ? flow.goOn : undefined}
          />
        </section>
      ) : reviewing ? (
        <section class="panel act review">
          <MoveReview game={game} flow={flow} preview={preview} />
        </section>
      ) : acts ? (
        <section class="panel act">
          <MoveForm game={game} flow={flow} />
        </section>
      ) : (
        !ending &&
        !over &&
        !game.referred &&
        (game.delay_moves ? (
          <Delayed moves={game.delay_moves} />
        ) : stop ? (
          <Stopped game={game} stop={stop} />
        ) : away ? (
          <OnLeave game={game} leave={away} />
        ) : (
          <Waiting game={game} now={now} />
        ))
      )}
    </>
  );
}

/** Coming from another step, the keyboard is where a move can be chosen. */
function useFocusOnChoice(step: MoveFlow['step']) {
  const before = useRef(step);
  useEffect(() => {
    // After sending, only where the focus went with the panel: it may be in a message by now.
    const lost = document.activeElement === document.body;
    if (step === 'choose' && (before.current === 'review' || (before.current === 'sent' && lost))) {
      document.getElementById('move-in')?.focus({ preventScroll: true });
    }
    before.current = step;
  }, [step]);
}
