// How far the count to fifty moves has come, or why it does not count here.
import type { Game } from '../../api/types';
import { t } from '../../i18n';
import { QUIET_MOVES, TABLEBASE_MEN, fiftyExcluded, quietMoves } from './claims';
import { Cited } from '../../ui/Cited';

export function FiftyMoves({ facts, variant }: Pick<Game, 'facts' | 'variant'>) {
  const { quiet_plies, men } = facts;
  if (fiftyExcluded(men)) {
    return (
      <p>
        <Cited text={t('claim-fifty-excluded', { men, limit: TABLEBASE_MEN })} />{' '}
        {variant !== 'makruk' && t('claim-fifty-tablebase')}
      </p>
    );
  }
  const moves = quietMoves(quiet_plies);
  const share = Math.min(1, quiet_plies / (2 * QUIET_MOVES));
  return (
    <>
      <p>
        {t('claim-fifty-count', { n: moves, limit: QUIET_MOVES, men })}{' '}
        {quiet_plies % 2 === 1 && t('claim-fifty-half')}
      </p>
      <div class="bar" aria-hidden="true">
        <i style={{ width: `${share * 100}%` }} />
      </div>
    </>
  );
}
