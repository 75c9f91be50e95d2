// The top of every page: brand, navigation, language, dark mode, account.
import { t } from '../i18n';
import { session } from '../session';
import { Icon } from '../ui/Icon';
import { Logo } from '../ui/Logo';
import { AccountMenu } from './AccountMenu';
import { LanguageSelect } from './LanguageSelect';
import { Navigation } from './Navigation';
import { ThemeButton } from './ThemeButton';

export function Header() {
  const who = session.value;
  return (
    <header class="top">
      <div class="wrap">
        <a class="brand" href="/">
          <Logo />
          <span>Posthorn</span>
        </a>
        <Navigation />
        <div class="tools">
          <LanguageSelect />
          <ThemeButton />
          {who && <AccountMenu player={who.me.player} />}
          {who === null && (
            <a class="btn enter" href="/sign-in">
              <Icon name="person" />
              <span>{t('sign-in')}</span>
            </a>
          )}
        </div>
      </div>
    </header>
  );
}
