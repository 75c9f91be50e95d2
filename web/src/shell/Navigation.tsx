// The main links: in the header, and again as the tab bar of a phone.
import { toMove } from '../games';
import { t } from '../i18n';
import { path } from '../router';
import { find } from '../routes';
import { session } from '../session';
import { Icon } from '../ui/Icon';

/** Who rules on claims. */
const RULING = new Set(['director', 'officer']);

export function Navigation({ tabbar = false }: { tabbar?: boolean }) {
  // The header's tools keep their place at the right while there is nothing to navigate.
  if (!session.value) return tabbar ? null : <span class="grow" />;
  const { section } = find(path.value, true).route;
  const count = toMove.value;
  return (
    <nav class={tabbar ? 'tabbar' : undefined} aria-label={t('nav')}>
      <a href="/" aria-current={section === 'games' ? 'page' : undefined}>
        <Icon name="board" />
        <span>{t('nav-games')}</span>
        {count > 0 && (
          <b class="count">
            {count}
            <span class="vh"> {t('nav-to-move')}</span>
          </b>
        )}
      </a>
      {session.value.me.roles.some((role) => RULING.has(role)) && (
        <a href="/desk" aria-current={section === 'desk' ? 'page' : undefined}>
          <Icon name="flag" />
          <span>{t('desk-nav')}</span>
        </a>
      )}
      {/* In the header the account has its menu. */}
      {tabbar && (
        <a href="/account" aria-current={section === 'account' ? 'page' : undefined}>
          <Icon name="person" />
          <span>{t('nav-account')}</span>
        </a>
      )}
    </nav>
  );
}
