// Where a rating is going: what a list made now would say, and what each running game can bring.
import { t } from '../i18n';
import type { Forecast } from '../ratings/api';
import { decimal, ratingText, signed } from '../ratings/words';
import { PlayerName } from '../ui/PlayerName';

interface Props {
  forecast: Forecast;
  /** What the player has now. */
  rating: number | null;
}

const change = (exact: string): string => decimal(exact, { sign: true });

export function ForecastView({ forecast: { rating: next, games, running }, rating }: Props) {
  const step = next !== null && rating !== null ? ` (${signed(next - rating)})` : '';
  return (
    <div class="forecast">
      <h3>{t('player-forecast')}</h3>
      <p>
        {t('player-finished-since', { n: games })}{' '}
        {next !== null && games > 0 && (
          <>
            {t('player-forecast-rating')}{' '}
            <b>
              {ratingText(next)}
              {step}
            </b>
          </>
        )}
      </p>
      {running.length > 0 && (
        <details>
          <summary>{t('player-running', { n: running.length })}</summary>
          <table class="forecast-table">
            <thead>
              <tr>
                <th scope="col">{t('player-opponent')}</th>
                <th scope="col" class="r">
                  {t('player-if-won')}
                </th>
                <th scope="col" class="r">
                  {t('player-if-drawn')}
                </th>
                <th scope="col" class="r">
                  {t('player-if-lost')}
                </th>
              </tr>
            </thead>
            <tbody>
              {running.map((each) => (
                <tr key={each.game}>
                  <th scope="row">
                    {each.opponent && (
                      <PlayerName player={each.opponent} rating={false} short link />
                    )}{' '}
                    <span class="small muted">{ratingText(each.opponent_rating)}</span>{' '}
                    <a class="small" href={`/game/${each.game}`}>
                      {t('player-game', { n: String(each.game) })}
                    </a>
                  </th>
                  <td class="r">{change(each.if_won)}</td>
                  <td class="r">{change(each.if_drawn)}</td>
                  <td class="r">{change(each.if_lost)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </div>
  );
}
