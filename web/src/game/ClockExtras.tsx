// What few clocks have: leave, and the bank of Triple Block with the way to take time from it.
import { useState } from 'preact/hooks';
import type { Color, Game, Interval } from '../api/types';
import { dateTime, timeLeft, utc } from '../format';
import { t } from '../i18n';
import { When } from '../ui/When';
import '../styles/time.css';
import { RefillDialog } from './RefillDialog';

interface Props {
  game: Game;
  color: Color;
  /** The server's time, in milliseconds. */
  now: number;
  reload: () => Promise<Game | null>;
}

export function ClockExtras({ game, color, now, reload }: Props) {
  const [asking, setAsking] = useState(false);
  const { clock, leave } = game[color];
  const mine = game.me === color;
  return (
    <div class="strip-note strip-extras">
      {leave
        .filter((days) => now < Date.parse(days.until))
        .map((days) => (
          <Leave key={days.from} days={days} now={now} />
        ))}
      {clock.bank_seconds !== null && (
        <span>{t('time-bank', { time: timeLeft(clock.bank_seconds) })}</span>
      )}
      {mine && game.may.refill && (
        <button type="button" class="btn small" onClick={() => setAsking(true)}>
          {t('time-refill')}
        </button>
      )}
      {mine && clock.bank_seconds !== null && (
        <RefillDialog
          game={game}
          now={now}
          open={asking}
          reload={reload}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

function Leave({ days, now }: { days: Interval; now: number }) {
  if (Date.parse(days.from) <= now)
    return <When at={days.until} text={(when) => t('time-leave-now', { when })} />;
  const from = { from: dateTime(days.from), until: dateTime(days.until) };
  return (
    <span class="when" tabIndex={0}>
      {t('time-leave-coming', from)}{' '}
      <small class="utc">
        ({utc(days.from)} – {utc(days.until)})
      </small>
    </span>
  );
}
