// The move with which the claimed position is to come about: typed, or taken from the list.
import { useState } from 'preact/hooks';
import type { Game, Legal } from '../../api/types';
import { lettersOf } from '../../board/letters';
import { readMove } from '../../board/moveInput';
import { lang, t } from '../../i18n';
import { San } from '../../ui/San';
import { otherWriting, plainSan } from '../words';

interface Props {
  game: Game;
  move: Legal | null;
  /** The claim was submitted with a text that is no move. */
  invalid: boolean;
  /** `readable` is false while something stands in the field that is not one move. */
  onChange: (move: Legal | null, readable: boolean) => void;
}

export function IntendedMove({ game, move, invalid, onChange }: Props) {
  const { variant, legal } = game;
  const [text, setText] = useState(move ? plainSan(move, variant) : '');
  const [candidates, setCandidates] = useState<Legal[]>([]);

  const choose = (next: Legal | null) => {
    setText(next ? plainSan(next, variant) : '');
    setCandidates([]);
    onChange(next, true);
  };
  const type = (typed: string) => {
    const reading = readMove(typed, legal, lettersOf(lang.value, variant), variant);
    setText(typed);
    setCandidates(reading && 'ambiguous' in reading ? reading.ambiguous : []);
    onChange(
      reading && 'ok' in reading ? reading.ok : null,
      !typed.trim() || !!(reading && 'ok' in reading),
    );
  };
  return (
    <div class="claim-move">
      <label for="claim-move-in">{t('claim-move')}</label>
      <p class="hint" id="claim-move-hint">
        {t('claim-move-hint')}
      </p>
      <div class="row">
        <input
          id="claim-move-in"
          value={text}
          onInput={(event) => type(event.currentTarget.value)}
          autocomplete="off"
          autocapitalize="off"
          autocorrect="off"
          spellcheck={false}
          aria-describedby="claim-move-hint claim-move-said"
          aria-invalid={invalid}
        />
        <select
          aria-label={t('claim-move-list')}
          value={move?.uci ?? ''}
          onChange={(event) => {
            const { value } = event.currentTarget;
            choose(legal.find(({ uci }) => uci === value) ?? null);
          }}
        >
          <option value="">{t('claim-move-none')}</option>
          {legal.map((option) => (
            <option key={option.uci} value={option.uci}>
              {plainSan(option, variant)}
            </option>
          ))}
        </select>
      </div>
      <div id="claim-move-said" role="status">
        {candidates.length > 0 ? (
          <div class="which">
            <p class="err">{t('game-which')}</p>
            {candidates.map((candidate) => (
              <button
                key={candidate.uci}
                type="button"
                class="btn"
                onClick={() => choose(candidate)}
              >
                <San san={candidate.san} iccf={candidate.iccf} variant={variant} />{' '}
                <small>{otherWriting(candidate, variant)}</small>
              </button>
            ))}
          </div>
        ) : (
          <Understood {...{ game, move, text }} />
        )}
      </div>
    </div>
  );
}

function Understood({ game, move, text }: Pick<Props, 'game' | 'move'> & { text: string }) {
  if (move) {
    return (
      <p class="hint">
        {t('game-understood')}{' '}
        <b>
          <San san={move.san} iccf={move.iccf} variant={game.variant} />
        </b>{' '}
        · {otherWriting(move, game.variant)} · {move.from}–{move.to}
      </p>
    );
  }
  return text.trim() ? <p class="err">{t('game-no-legal-move', { text })}</p> : null;
}
