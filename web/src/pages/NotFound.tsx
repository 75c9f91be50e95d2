// No page has this path.
import { t } from '../i18n';
import { useTitle } from '../title';
import { Letter } from '../ui/Letter';

export default function NotFound() {
  useTitle(t('not-found'));
  return (
    <Letter title={t('not-found')} lede={t('not-found-text')}>
      <div class="block">
        <a class="btn" href="/">
          {t('back-home')}
        </a>
      </div>
    </Letter>
  );
}
