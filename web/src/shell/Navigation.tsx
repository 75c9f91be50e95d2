// The main links: in the header, and again as the tab bar of a phone.
import { awaiting } from '../games';
import { t } from '../i18n';
import { path } from '../router';
import { find } from '../routes';
import { hasDesk, ownFederation, session } from '../session';
import { Icon } from '../ui/Icon';

export function Navigation({ tabbar = false }: { tabbar?: boolean }) {
  const who = session.value;
  // Nothing moves aside while nobody knows yet who is here.
  if (who === undefined) return tabbar ? null : <span class="grow" />;
  const { section } = find(path.value, !!who).route;
  const count = awaiting.value;
  const delegate = ownFederation() !== null;
  return (
    <nav class={tabbar ? 'tabbar' : undefined} aria-label={t('nav')}>
      {who && (
        <a href="/" aria-current={section === 'games' ? 'page' : undefined}>
          <Icon name="board" />
          <span>{t('nav-games')}</span>
          {count > 0 && (
            <b class="count">
              {count}
              <span class="vh"> {t('nav-await')}</span>
            </b>
          )}
        </a>
      )}
      {/* Whoever has a desk and a federation has no room for it: the footer leads there, too. */}
      {!(delegate && hasDesk()) && (
        <a href="/play" aria-current={section === 'play' ? 'page' : undefined}>
          <Icon name="pawn" />
          <span>{t('nav-play')}</span>
        </a>
      )}
      <a href="/events" aria-current={section === 'events' ? 'page' : undefined}>
        <Icon name="table" />
        <span>{t('nav-events')}</span>
      </a>
      <a href="/ratings" aria-current={section === 'ratings' ? 'page' : undefined}>
        <Icon name="bars" />
        <span>{t('nav-ratings')}</span>
      </a>
      {hasDesk() && (
        <a href="/desk" aria-current={section === 'desk' ? 'page' : undefined}>
          <Icon name="flag" />
          {/* Five entries leave little room on a phone, six nowhere much. */}
          <span>{t(tabbar || delegate ? 'nav-desk' : 'desk-nav')}</span>
        </a>
      )}
      {delegate && (
        <a href="/federation" aria-current={section === 'federation' ? 'page' : undefined}>
          <Icon name="people" />
          <span>{t('nav-federation')}</span>
        </a>
      )}
      {/* In the header the account has its menu, and visitors their button. */}
      {tabbar && who && (
        <a href="/settings" aria-current={section === 'account' ? 'page' : undefined}>
          <Icon name="person" />
          <span>{t('nav-settings')}</span>
        </a>
      )}
      {tabbar && !who && (
        <a href="/sign-in" aria-current={path.value === '/sign-in' ? 'page' : undefined}>
          <Icon name="person" />
          <span>{t('sign-in')}</span>
        </a>
      )}
    </nav>
  );
}
