// A text to be taken elsewhere: selected with the first touch, copied with a press.
import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { t } from '../i18n';
import { useCopy } from './useCopy';

interface Props {
  label: string;
  value: string;
  hint: string;
  /** More to press, beside the button that copies. */
  children?: ComponentChildren;
  /** What is told beside the buttons until something was copied. */
  news?: string;
}

export function CopyField({ label, value, hint, children, news = '' }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { copy, news: copied } = useCopy(value, field);
  return (
    <>
      <div class="field">
        <label for={id}>{label}</label>
        <input
          id={id}
          ref={field}
          value={value}
          readOnly
          spellcheck={false}
          aria-describedby={`${id}-hint`}
          onFocus={(event) => event.currentTarget.select()}
        />
        <p class="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      </div>
      <div class="row">
        <button type="button" class="btn primary" onClick={() => void copy()}>
          {t('game-copy')}
        </button>
        {children}
        <span role="status" class="small">
          {copied || news}
        </span>
      </div>
    </>
  );
}
