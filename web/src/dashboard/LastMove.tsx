// The move that stands last in a game: 22…g5.
import type { GameRow } from '../api/types';
import { numbersOf } from '../board/notation';
import { t } from '../i18n';
import { San } from '../ui/San';

export function LastMove({ last, variant }: Pick<GameRow, 'last' | 'variant'>) {
  if (!last) return <span class="muted">{t('start')}</span>;
  return (
    <span class="last-move-text">
      {Math.ceil(last.ply / 2)}
      {last.by === 'black' ? '…' : '.'}
      <San san={last.san} iccf={numbersOf(last.uci, last.san, variant)} variant={variant} />
    </span>
  );
}
