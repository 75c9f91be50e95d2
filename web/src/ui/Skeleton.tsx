// A shape where something will be, so that its coming moves nothing.
import { t } from '../i18n';

interface Props {
  height: string;
  /** What will be there takes more than the usual width. */
  wide?: boolean;
}

export function Skeleton({ height, wide = false }: Props) {
  return (
    <div class={wide ? 'skeleton wide' : 'skeleton'} style={{ height }} role="status">
      <span class="vh">{t('loading')}</span>
    </div>
  );
}
