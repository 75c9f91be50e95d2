// Choosing a move: on the board or typed here, with a draw offer and a message beside it.
import type { Game, Variant } from '../api/types';
import { problemText } from '../api/problem';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { fullName } from '../ui/PlayerName';
import { San } from '../ui/San';
import { MessageField } from './MessageField';
import { moveNumber, other } from './ply';
import { offerPolicy } from './offerPolicy';
import type { MoveFlow } from './useMove';
import { otherWriting } from './words';

interface Props {
  game: Game;
  flow: MoveFlow;
}

export function MoveForm({ game, flow }: Props) {
  const { move, candidates, problem } = flow;
  const opponent = game[other(game.turn)].player;
  const makruk = game.variant === 'makruk';
  const wrong = flow.unreadable || candidates.length > 0;
  const policy = offerPolicy(game);
  const submit = (event: Event) => {
    event.preventDefault();
    void flow.submit();
  };
  return (
    <form onSubmit={submit}>
      <div class="row spread">
        <h2>{t('game-your-move')}</h2>
        <span class="muted small">
          {t('game-move-number', { n: moveNumber(game.initial_fen, game.ply + 1).number })}
        </span>
      </div>
      <div class="movebox">
        <label class="vh" for="move-in">
          {t('game-move-field')}
        </label>
        <input
          id="move-in"
          value={flow.text}
          onInput={(event) => flow.type(event.currentTarget.value)}
          placeholder={t(makruk ? 'variant-makruk-placeholder' : 'game-move-placeholder')}
          autocomplete="off"
          autocapitalize="off"
          autocorrect="off"
          spellcheck={false}
          aria-describedby="move-hint"
          aria-invalid={wrong}
          enterkeyhint="next"
        />
        {move && (
          <button type="button" class="btn quiet" onClick={flow.takeBack}>
            {t('game-take-back')}
          </button>
        )}
        {/* Never disabled: that would block Enter, and "no legal move" would go unsaid. */}
        <button class={move ? 'btn primary' : 'btn'} aria-busy={flow.busy}>
          {t('game-submit')}
        </button>
      </div>
      <Understood flow={flow} variant={game.variant} />
      {problem && (
        <p class="err" role="alert">
          {problem.code === 'unreachable' ? (
            t('game-move-kept')
          ) : (
            <Cited text={problemText(problem)} />
          )}
        </p>
      )}
      <details class="more" open={!!move || flow.offer || flow.message !== ''}>
        <summary>{t('game-with-move')}</summary>
        {game.may.offer_draw && (
          <label class="check">
            <input
              type="checkbox"
              checked={flow.offer}
              aria-describedby={policy ? 'offer-policy' : undefined}
              onChange={(event) => flow.setOffer(event.currentTarget.checked)}
            />{' '}
            {t('game-offer-draw')}
          </label>
        )}
        {policy && (
          <p class="hint" id="offer-policy">
            {t(policy, { move: game.draw_offers.move ?? 0 })}
          </p>
        )}
        <MessageField
          label={t('game-message-to', { who: fullName(opponent) })}
          value={flow.message}
          onChange={flow.setMessage}
        />
      </details>
    </form>
  );
}

/** Says back what was understood, or asks which of several moves was meant. */
function Understood({ flow, variant }: { flow: MoveFlow; variant: Variant }) {
  const { move, candidates, unreadable, text } = flow;
  if (candidates.length > 0) {
    return (
      <div class="which" id="move-hint" role="status">
        <p class="err">{t('game-which')}</p>
        {candidates.map((candidate) => (
          <button
            key={candidate.uci}
            type="button"
            class="btn"
            onClick={() => flow.choose(candidate)}
          >
            <San san={candidate.san} iccf={candidate.iccf} variant={variant} />{' '}
            <small>{otherWriting(candidate, variant)}</small>
          </button>
        ))}
      </div>
    );
  }
  if (unreadable) {
    return (
      <p class="err" id="move-hint" role="status">
        {text.trim() ? t('game-no-legal-move', { text }) : t('game-choose-first')}
      </p>
    );
  }
  return (
    <p class="hint" id="move-hint" role="status">
      {move ? (
        <>
          {t('game-understood')}{' '}
          <b>
            <San san={move.san} iccf={move.iccf} variant={variant} />
          </b>{' '}
          · {otherWriting(move, variant)} · {move.from}–{move.to}
          {flow.offer && ` · ${t('game-offered-mark')}`}
          {flow.offerRefused && <span class="err"> · {t('claim-offers-refused')}</span>}
        </>
      ) : (
        t(variant === 'makruk' ? 'variant-makruk-hint' : 'game-move-hint')
      )}
    </p>
  );
}
