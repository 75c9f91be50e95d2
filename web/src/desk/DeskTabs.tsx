// The pages of the desk.
import { t } from '../i18n';
import { path } from '../router';
import { session } from '../session';

const PAGES = [
  ['/desk', 'desk-nav-queue'],
  ['/desk/claims', 'desk-nav-claims'],
  ['/desk/withdrawals', 'desk-nav-withdrawals'],
  ['/desk/outages', 'desk-nav-outages'],
  ['/desk/leave', 'desk-nav-leave'],
] as const;

export function DeskTabs() {
  const officer = session.value?.me.roles.includes('officer');
  const pages = officer ? [...PAGES, ['/desk/mails', 'desk-nav-mails'] as const] : PAGES;
  return (
    <nav class="desk-tabs" aria-label={t('desk-nav')}>
      {pages.map(([to, text]) => (
        <a key={to} href={to} aria-current={path.value === to ? 'page' : undefined}>
          {t(text)}
        </a>
      ))}
    </nav>
  );
}
