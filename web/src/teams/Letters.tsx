// The letters of a conversation, the oldest first, and those before them when they are asked for.
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Moment } from '../events/Moment';
import { t } from '../i18n';
import { PlayerName } from '../ui/PlayerName';
import type { Conversation, Letter } from './api';

interface Props {
  letters: readonly Letter[];
  list: RefObject<HTMLOListElement | null>;
  /** Brings those before; null: there are none. */
  onEarlier: (() => Promise<Conversation | null>) | null;
}

export function Letters({ letters, list, onEarlier }: Props) {
  const [busy, setBusy] = useState(false);
  const pressed = useRef(false);
  /** How often earlier ones have come. */
  const [come, setCome] = useState(0);
  // Reading goes on at the first of those that have come; the button may be gone.
  useEffect(() => {
    if (come) list.current?.querySelector('li')?.focus();
  }, [come]);

  const ask = async () => {
    if (pressed.current || !onEarlier) return;
    pressed.current = true;
    setBusy(true);
    if (await onEarlier()) setCome((times) => times + 1);
    setBusy(false);
    pressed.current = false;
  };
  return (
    <>
      {onEarlier && (
        <p class="letters-earlier">
          <button type="button" class="btn" aria-busy={busy} onClick={() => void ask()}>
            {t('letters-earlier')}
          </button>
        </p>
      )}
      <ol class="team-letters" ref={list}>
        {letters.map((letter) => (
          <li key={letter.number} class={letter.is_mine ? 'mine' : ''} tabIndex={-1}>
            <p>{letter.text}</p>
            <small>
              {letter.by ? <PlayerName player={letter.by} rating={false} /> : t('letters-somebody')}{' '}
              · <Moment at={letter.at} />
            </small>
          </li>
        ))}
      </ol>
    </>
  );
}
