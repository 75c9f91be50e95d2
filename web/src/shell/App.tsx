// The frame around every page.
import { t } from '../i18n';
import { Toasts } from '../ui/Toast';
import { Footer } from './Footer';
import { Header } from './Header';
import { Navigation } from './Navigation';
import { PageSlot } from './PageSlot';
import { StepUp } from './StepUp';

export function App() {
  return (
    <>
      <a class="skip" href="#main">
        {t('skip')}
      </a>
      <Header />
      <main id="main" class="wrap" tabIndex={-1}>
        <PageSlot />
      </main>
      <Footer />
      <Navigation tabbar />
      <Toasts />
      <StepUp />
    </>
  );
}
