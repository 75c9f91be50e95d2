// What can be claimed, each with its facts, and the move that the player intends.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Claim, Game } from '../../api/types';
import { problemText } from '../../api/problem';
import { t, dashed } from '../../i18n';
import { FiftyMoves } from './FiftyMoves';
import { IntendedMove } from './IntendedMove';
import { Repetition } from './Repetition';
import { TABLEBASE_MEN, claimsOf, fiftyExcluded } from './claims';
import type { ClaimFlow } from './useClaim';
import { Cited } from '../../ui/Cited';

interface Props {
  game: Game;
  flow: ClaimFlow;
  onShow: (ply: number) => void;
  onClose: () => void;
}

export function ClaimForm({ game, flow, onShow, onClose }: Props) {
  const { claim, move, problem, busy } = flow;
  const [missing, setMissing] = useState<'claim' | 'move' | null>(null);
  /** What stands in the move field is no move: it must not be left out in silence. */
  const [unread, setUnread] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const wrong = { claim: 'fieldset input', move: '#claim-move-in' };
    if (missing) form.current?.querySelector<HTMLElement>(wrong[missing])?.focus();
  }, [missing]);

  const submit = (event: Event) => {
    event.preventDefault();
    const wrong = !claim ? 'claim' : unread ? 'move' : null;
    setMissing(wrong);
    if (!wrong) void flow.look();
  };
  const facts = (option: Claim) => {
    if (option === 'repetition') return <Repetition game={game} onShow={onShow} />;
    if (option === 'fifty_moves') return <FiftyMoves facts={game.facts} variant={game.variant} />;
    return <p>{t(`claim-${dashed(option)}-text`, { men: game.facts.men })}</p>;
  };
  return (
    <form class="claim" ref={form} onSubmit={submit} noValidate>
      <p>{t('claim-lede')}</p>
      <fieldset role="radiogroup" aria-invalid={missing === 'claim' && !claim}>
        <legend class="vh">{t('claim-which')}</legend>
        {claimsOf(game).map((option) => (
          <div key={option} class="claim-option">
            <label class="check">
              <input
                type="radio"
                name="claim"
                checked={claim === option}
                disabled={option === 'fifty_moves' && fiftyExcluded(game.facts.men)}
                aria-describedby={`claim-facts-${option}`}
                onChange={() => flow.choose(option)}
              />{' '}
              <b>{t(`claim-${dashed(option)}`)}</b>
            </label>
            <div class="claim-facts" id={`claim-facts-${option}`}>
              {facts(option)}
            </div>
          </div>
        ))}
      </fieldset>
      {!game.may.claim_tablebase && game.variant !== 'makruk' && (
        <p class="hint">
          {t('claim-tablebase-men', { men: game.facts.men, limit: TABLEBASE_MEN })}
        </p>
      )}
      <IntendedMove
        game={game}
        move={move}
        invalid={missing === 'move'}
        onChange={(next, readable) => {
          flow.intend(next);
          setUnread(!readable);
          setMissing(null);
        }}
      />
      {(problem || (missing === 'claim' && !claim)) && (
        <p class="err" role="alert">
          <Cited text={problem ? problemText(problem) : t('claim-choose-first')} />
        </p>
      )}
      <div class="row dialog-actions">
        <button class="btn primary" aria-busy={busy}>
          {t('claim-look')}
        </button>
        <button type="button" class="btn quiet" onClick={onClose}>
          {t('game-cancel')}
        </button>
      </div>
    </form>
  );
}
