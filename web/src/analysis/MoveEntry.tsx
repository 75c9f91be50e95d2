// A move to try, typed: what was understood is said back, and where two moves fit, it is asked.
import { useContext, useState } from 'preact/hooks';
import type { Legal } from '../api/types';
import { t } from '../i18n';
import { readTyped } from './typed';
import { VariantContext, WrittenMove } from './written';

interface Props {
  legal: readonly Legal[];
  onPlay: (move: Legal) => void;
}

export function MoveEntry({ legal, onPlay }: Props) {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const variant = useContext(VariantContext);
  const makruk = variant === 'makruk';
  const reading = readTyped(text, legal, variant);
  const move = reading && 'ok' in reading ? reading.ok : null;
  const candidates = reading && 'ambiguous' in reading ? reading.ambiguous : [];
  const wrong = asked && text.trim() !== '' && !move;

  const play = (chosen: Legal) => {
    setText('');
    setAsked(false);
    onPlay(chosen);
  };
  const submit = (event: Event) => {
    event.preventDefault();
    if (move) play(move);
    else setAsked(true);
  };
  return (
    <form onSubmit={submit}>
      <div class="movebox">
        <label class="vh" for="move-in">
          {t('analysis-move-field')}
        </label>
        <input
          id="move-in"
          value={text}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setAsked(false);
          }}
          placeholder={t(makruk ? 'variant-makruk-placeholder' : 'game-move-placeholder')}
          autocomplete="off"
          autocapitalize="off"
          autocorrect="off"
          spellcheck={false}
          aria-describedby="move-hint"
          aria-invalid={wrong}
          enterkeyhint="go"
        />
        <button class="btn">{t('analysis-try')}</button>
      </div>
      {candidates.length > 0 ? (
        <div class="which" id="move-hint" role="status">
          <p class="err">{t('game-which')}</p>
          {candidates.map((candidate) => (
            <button key={candidate.uci} type="button" class="btn" onClick={() => play(candidate)}>
              <WrittenMove move={candidate} /> <small>{candidate.iccf}</small>
            </button>
          ))}
        </div>
      ) : (
        <p class={wrong ? 'err' : 'hint'} id="move-hint" role="status">
          {wrong && t('game-no-legal-move', { text })}
          {!wrong && !move && t(makruk ? 'variant-makruk-hint' : 'game-move-hint')}
          {move && (
            <>
              {t('game-understood')}{' '}
              <b>
                <WrittenMove move={move} />
              </b>{' '}
              · {move.iccf} · {move.from}–{move.to}
            </>
          )}
        </p>
      )}
    </form>
  );
}
