// The last look: what the server says the move would do. Nothing has been sent yet.
import { useEffect, useRef } from 'preact/hooks';
import type { Clock, EndsFirst, Game, Preview } from '../api/types';
import { problemText } from '../api/problem';
import { clockText, endsText } from '../clockWords';
import { duration } from '../format';
import { t } from '../i18n';
import { go } from '../router';
import { Cited } from '../ui/Cited';
import { Icon } from '../ui/Icon';
import { fullName } from '../ui/PlayerName';
import { San } from '../ui/San';
import { toast } from '../ui/Toast';
import { When } from '../ui/When';
import { moveLabel } from './ply';
import type { MoveFlow } from './useMove';
import { otherWriting, plainSan, reasonText, score } from './words';

interface Props {
  game: Game;
  flow: MoveFlow;
  preview: Preview;
}

export function MoveReview({ game, flow, preview }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // In one column the panel fills the screen: board above, button below.
    if (innerWidth <= 820) document.querySelector('.boardcol')?.scrollIntoView();
  }, []);

  const { problem, uncertain, busy } = flow;
  const move = plainSan(preview, game.variant);
  const sendAndPrepare = async () => {
    const sent = await flow.send();
    // Where the opponent's answer came with it, there is no position that waits.
    if (!sent || sent.ending || sent.answer) return;
    toast(t('game-sent-toast', { move: moveLabel(game.initial_fen, sent.ply) + move }));
    go(`/analysis/${game.id}`);
  };
  return (
    <>
      <h2 tabIndex={-1} ref={heading}>
        {t('game-review-title')}
      </h2>
      {/* Up here, since on a phone the buttons may lie over what is further down. */}
      {problem && (
        <div class="note warn" role="alert">
          {uncertain ? (
            <>
              <b>{t('game-uncertain-title')}</b> {t('game-uncertain-text')}
            </>
          ) : (
            <Cited text={problemText(problem)} />
          )}
        </div>
      )}
      <p class="bigmove">
        {moveLabel(game.initial_fen, preview.ply)}
        <San san={preview.san} iccf={preview.iccf} variant={game.variant} />
        <small>{otherWriting(preview, game.variant)}</small>
      </p>
      <Facts game={game} flow={flow} preview={preview} />
      {!problem && <p class="note">{t('game-review-note')}</p>}
      <div class="row send-row">
        <button type="button" class="btn primary" aria-busy={busy} onClick={() => void flow.send()}>
          <Icon name="check" />
          {t(uncertain ? 'game-send-again' : 'game-send', { move })}
        </button>
        <button type="button" class="btn quiet" onClick={flow.back}>
          <Icon name="back" />
          {t('game-change')}
        </button>
      </div>
      {game.conditional_moves !== 'none' && !preview.ends && (
        <div class="row send-more">
          <button type="button" class="btn" aria-busy={busy} onClick={() => void sendAndPrepare()}>
            {t('game-send-prepare')}
          </button>
        </div>
      )}
    </>
  );
}

function Facts({ game, flow, preview }: Props) {
  const { clock, ends } = preview;
  const offer = ends ? null : game.offer;
  const said = preview.draw_offered || offer;
  return (
    <dl class="kv">
      {/* An offer that stands is not to lie below the fold of a phone. */}
      {said && <Draw game={game} preview={preview} />}
      {game.ends_first && <Now clock={game[game.turn].clock} ends={game.ends_first} />}
      <dt>{t('game-time-used')}</dt>
      <dd>
        {duration(preview.took_seconds, 'long')}{' '}
        {clock.days_left !== null && clock.bank_seconds === null && (
          <span class="muted">· {t('game-charged', { n: preview.charged_days })}</span>
        )}
      </dd>
      {!ends && (
        <>
          <dt>{t('game-time-left')}</dt>
          <dd>
            {clockText(clock)}
            {clock.control_move !== null && (
              <span class="muted">{t('game-until-control', { move: clock.control_move })}</span>
            )}
          </dd>
        </>
      )}
      {!said && <Draw game={game} preview={preview} />}
      <dt>{t('game-message')}</dt>
      <dd class="pre">{flow.message.trim() || '—'}</dd>
      {ends && (
        <>
          <dt>{t('game-ends')}</dt>
          <dd>
            <b>{score(ends)}</b> {reasonText(ends)}{' '}
            <span class="muted">
              (<Cited text={ends.rule} />)
            </span>
          </dd>
        </>
      )}
    </dl>
  );
}

/** The clock that runs until the move is sent: on a phone it makes room for the last look. */
function Now({ clock, ends }: { clock: Clock; ends: EndsFirst }) {
  return (
    <>
      <dt>{t('game-time-now')}</dt>
      <dd>
        {clockText(clock)} ·{' '}
        <b>
          <When at={ends.at} text={(when) => endsText(ends.by, when)} both />
        </b>
      </dd>
    </>
  );
}

function Draw({ game, preview }: Pick<Props, 'game' | 'preview'>) {
  const offer = preview.ends ? null : game.offer;
  return (
    <>
      <dt>{t('game-draw')}</dt>
      <dd>
        {preview.draw_offered
          ? t('game-draw-with')
          : offer
            ? t('game-draw-open', {
                whose: offer.by === game.me ? 'mine' : 'theirs',
                who: fullName(game[offer.by].player),
              })
            : t('game-draw-none')}
      </dd>
    </>
  );
}
