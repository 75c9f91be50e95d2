// On the page of a player or an event: what happens there is listed among the reader's notifications.
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../i18n';
import { Failure } from '../ui/Failure';
import { Icon } from '../ui/Icon';
import { type Kind, followed, loadFollowed } from './followed';
import { useFollow } from './useFollow';
import '../styles/followed.css';

interface Props {
  kind: Kind;
  id: number;
  /** Nothing more is to come: only whoever follows it already has something to press. */
  over?: boolean;
}

export function FollowButton({ kind, id, over = false }: Props) {
  const [failed, setFailed] = useState(false);
  const { on, isChanged, problem, press } = useFollow(kind, id);
  const isOffered = useRef(!over);
  // Whoever has just unfollowed can still take that back.
  isOffered.current ||= on;
  useEffect(() => {
    void loadFollowed().then(({ error }) => setFailed(!!error));
  }, []);
  const isKnown = followed.value !== null;
  // A button that does not know its state would tell something wrong.
  if (!isOffered.current || (failed && !isKnown)) return null;
  return (
    <>
      {/* It has its place before its state is known, and both words the same one: nothing beside it moves. */}
      <button
        type="button"
        class={isKnown ? 'btn small follow' : 'btn small follow off'}
        aria-pressed={on}
        title={t(`follow-hint-${kind}`)}
        onClick={(event) => void press(event)}
      >
        <span class={on ? 'off' : undefined}>{t('follow')}</span>
        <span class={on ? undefined : 'off'}>
          <Icon name="check" />
          {t('follow-on')}
        </span>
      </button>
      <span aria-live="polite" class={isChanged && on ? 'follow-told small muted' : 'vh'}>
        {isChanged && on && (
          <>
            {t('follow-done')} <a href="/notifications">{t('nav-notifications')}</a>
          </>
        )}
      </span>
      {problem && <Failure problem={problem} />}
    </>
  );
}
