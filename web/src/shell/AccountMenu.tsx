// Who is signed in, and the way to the account and out of it.
import { useEffect, useRef } from 'preact/hooks';
import type { Player } from '../api/types';
import { t } from '../i18n';
import { path } from '../router';
import { Icon } from '../ui/Icon';
import { PlayerName, fullName } from '../ui/PlayerName';
import { News, newsWords } from './News';
import { leave } from './leave';
import { useUnread } from './useUnread';

const initialsOf = ({ given_name: given, family_name: family }: Player): string =>
  given.slice(0, 1) + family.slice(0, 1);

export function AccountMenu({ player }: { player: Player }) {
  const box = useRef<HTMLDetailsElement>(null);
  const unread = useUnread(player.id);

  const close = () => {
    if (box.current) box.current.open = false;
  };
  useEffect(close, [path.value]);
  useEffect(() => {
    const outside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) close();
    };
    document.addEventListener('click', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('click', outside);
      document.removeEventListener('focusin', outside);
    };
  }, []);
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    close();
    box.current?.querySelector('summary')?.focus();
  };

  return (
    <details class="menu" ref={box} onKeyDown={escape}>
      <summary title={fullName(player)}>
        <span class="avatar" aria-hidden="true">
          {initialsOf(player)}
        </span>
        {unread > 0 && <i class="news-dot" />}
        <span class="vh">
          {t('account-menu', { who: fullName(player) })}
          {unread > 0 && `, ${newsWords(unread)}`}
        </span>
      </summary>
      <div class="menu-box">
        <p class="who">
          <PlayerName player={player} />
        </p>
        <News unread={unread} onClick={close} />
        <a href="/settings" onClick={close}>
          <Icon name="settings" />
          {t('nav-settings')}
        </a>
        <a href="/leave" onClick={close}>
          <Icon name="calendar" />
          {t('nav-leave')}
        </a>
        <a href="/notes" onClick={close}>
          <Icon name="table" />
          {t('nav-notes')}
        </a>
        <a href="/keys" onClick={close}>
          <Icon name="key" />
          {t('nav-keys')}
        </a>
        <a href="/data" onClick={close}>
          <Icon name="down" />
          {t('nav-data')}
        </a>
        <button type="button" onClick={() => void leave()}>
          <Icon name="out" />
          {t('sign-out')}
        </button>
      </div>
    </details>
  );
}
