// A shape where something will be, so that its coming moves nothing.
import { t } from '../i18n';

export function Skeleton({ height }: { height: string }) {
  return (
    <div class="skeleton" style={{ height }} role="status">
      <span class="vh">{t('loading')}</span>
    </div>
  );
}
