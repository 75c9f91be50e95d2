// The frame around every page.
import { t } from '../i18n';
import { ProveSlot } from '../prove/ProveSlot';
import { Toasts } from '../ui/Toast';
import { Footer } from './Footer';
import { Header } from './Header';
import { Navigation } from './Navigation';
import { OfficeNotice } from './OfficeNotice';
import { PageSlot } from './PageSlot';

export function App() {
  return (
    <>
      <a class="skip" href="#main">
        {t('skip')}
      </a>
      <Header />
      <main id="main" class="wrap" tabIndex={-1}>
        <OfficeNotice />
        <PageSlot />
      </main>
      <Footer />
      <Navigation tabbar />
      <Toasts />
      <ProveSlot />
    </>
  );
}
