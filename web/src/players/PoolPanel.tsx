// One of a player's ratings: its way through the lists, why each is what it is, and where it is going.
import { t } from '../i18n';
import type { PoolRating } from '../ratings/api';
import { poolText } from '../ratings/words';
import { ForecastView } from './ForecastView';
import { Periods } from './Periods';
import { RatingChart } from './RatingChart';

interface Props {
  player: number;
  rating: PoolRating;
}

export function PoolPanel({ player, rating: { pool, rating, periods, forecast } }: Props) {
  const heading = `h-${pool}`;
  // Others see no rating from fewer than 12 games (TR-9.3).
  const shown = periods.flatMap((each) =>
    each.rating === null ? [] : [{ day: each.effective_on, rating: each.rating }],
  );
  return (
    <section class="panel pad" aria-labelledby={heading}>
      <h2 id={heading}>{t('player-rating-in', { pool: poolText(pool) })}</h2>
      {periods.length > 0 ? (
        <>
          {shown.length > 0 && <RatingChart points={shown} />}
          <Periods player={player} periods={periods} />
        </>
      ) : (
        <p class="muted">{t('player-no-lists')}</p>
      )}
      {forecast && <ForecastView forecast={forecast} rating={rating} />}
    </section>
  );
}
