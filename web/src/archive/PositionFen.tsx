// Another position to begin from, as FEN. What was typed stays, also where it is none.
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../i18n';
import { show } from './address';
import type { Filters } from './filters';

interface Props {
  filters: Filters;
  /** The address names something that is no position. */
  wrong: boolean;
}

export function PositionFen({ filters, wrong }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(filters.fen);
  const fold = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    setText(filters.fen);
    // What the address names is in sight; who has opened it closes it again.
    if (filters.fen && fold.current) fold.current.open = true;
  }, [filters.fen]);
  const clear = () => {
    // Its button goes with it.
    field.current?.focus();
    show({ ...filters, fen: '', play: '' });
  };
  const submit = (event: Event) => {
    event.preventDefault();
    show({ ...filters, fen: text.trim(), play: '' });
  };
  return (
    <details class="panel pad" ref={fold}>
      <summary>{t('archive-position')}</summary>
      <form class="fen" onSubmit={submit}>
        <label for={id}>{t('archive-fen')}</label>
        <input
          id={id}
          ref={field}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          autocomplete="off"
          autocapitalize="off"
          autocorrect="off"
          spellcheck={false}
          aria-invalid={wrong}
          aria-describedby={`${id}-hint`}
        />
        <button class="btn">{t('archive-fen-set')}</button>
        <p
          class={wrong ? 'err small' : 'muted small'}
          id={`${id}-hint`}
          {...(wrong && { role: 'alert' })}
        >
          {t(wrong ? 'archive-fen-wrong' : 'archive-fen-hint')}
        </p>
        {filters.fen && (
          <button type="button" class="btn quiet" onClick={clear}>
            {t('archive-fen-none')}
          </button>
        )}
      </form>
    </details>
  );
}
