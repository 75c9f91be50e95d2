// Why a spectator sees no results, and until when (TR-14).
import type { SectionView } from '../events/api';
import { t } from '../i18n';
import { progress } from './table';

export function Hidden({ section }: { section: SectionView }) {
  const { visibility } = section;
  const after = visibility.kind === 'live' ? visibility.after_finished : Infinity;
  return (
    <p class="note">
      {after < progress(section).all
        ? t('section-hidden-after', { n: after })
        : t('section-hidden-last')}{' '}
      {t('section-hidden')}
    </p>
  );
}
