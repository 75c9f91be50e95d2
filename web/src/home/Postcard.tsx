// A postcard on its way: how correspondence chess was played for a century and a half. The
// position is Estrin–Berliner, 5th World Correspondence Championship 1965, after 10…e4.
import { MiniBoard } from '../board/MiniBoard';
import { t } from '../i18n';
import { San } from '../ui/San';

const FEN = 'r3kb1r/p1p2ppp/8/1p1n4/3np1bq/2P2PN1/PP1P2PP/RNBQKB1R';

export function Postcard() {
  return (
    <div class="postcard" role="img" aria-label={t('postcard-label')}>
      <div>
        <MiniBoard fen={FEN} last="e5e4" />
      </div>
      <div class="postcard-side" aria-hidden="true">
        <svg class="postcard-mark" viewBox="0 0 150 74" width="150" height="74">
          <g fill="none" stroke="currentColor" stroke-width="2">
            <circle cx="37" cy="37" r="33" />
            <circle cx="37" cy="37" r="24" stroke-width="1.2" />
            <path d="M74 20c9-6 13 6 22 0s13 6 22 0 13 6 22 0M74 33c9-6 13 6 22 0s13 6 22 0 13 6 22 0M74 46c9-6 13 6 22 0s13 6 22 0 13 6 22 0" />
          </g>
          <text x="37" y="41" text-anchor="middle">
            1965
          </text>
        </svg>
        <p class="postcard-move">
          10…
          <San san="e4" />
        </p>
        <p class="postcard-line">{t('postcard-to-1')}</p>
        <p class="postcard-line">{t('postcard-to-2')}</p>
      </div>
    </div>
  );
}
