// One player above or below the board, with the clock; the mover's is lit and counts down.
import type { Color, Game } from '../api/types';
import { dateTime, duration } from '../format';
import { t } from '../i18n';
import { Icon } from '../ui/Icon';
import { PlayerName } from '../ui/PlayerName';
import { colorName, days, secondsUntil, urgency, utc } from './words';

const SOON_SECONDS = 3 * 86_400;

interface Props {
  game: Game;
  color: Color;
  /** The server's time, in milliseconds. */
  now: number;
}

export function PlayerStrip({ game, color, now }: Props) {
  const { player, clock } = game[color];
  const running = clock.running && game.deadline !== null && game.ending === null;
  return (
    <div class={running ? 'strip on' : 'strip'}>
      <span class={`disc ${color}`} aria-hidden="true" />
      <span class="vh">{colorName(color)}: </span>
      <PlayerName player={player} />
      {running && game.deadline ? (
        <RunningClock game={game} color={color} deadline={game.deadline} now={now} />
      ) : (
        <span class="clockbox" title={t('game-used', { days: days(clock.days_used) })}>
          <Icon name="clock" />
          <b>{days(clock.days_left)}</b>
          {!game.ending && <small>{t('game-for-moves', { n: clock.moves_to_go })}</small>}
        </span>
      )}
    </div>
  );
}

/**
 * The days of the budget, as the opponent's clock shows them; near the end the time to the flag,
 * which days that count double bring closer.
 */
function timeLeft(seconds: number, budgetDays: number): string {
  if (seconds <= 0) return t('game-no-time');
  return seconds < SOON_SECONDS ? duration(seconds, 'long') : days(budgetDays);
}

function RunningClock({ game, color, deadline, now }: Props & { deadline: string }) {
  const { clock } = game[color];
  const left = secondsUntil(deadline, now);
  const elapsed = Math.max(0, Math.floor((now - Date.parse(game.now)) / 1000));
  const thinking = clock.thinking_seconds + elapsed;
  const limit = game.time_control.double_after_days;
  const doubled = clock.doubled || (limit !== null && thinking >= limit * 86_400);
  return (
    <>
      <span
        class={`clockbox ${urgency(left)}`}
        title={t('game-used', { days: days(clock.days_used) })}
      >
        <Icon name="clock" />
        <b>{timeLeft(left, clock.days_left)}</b>
        <small>{t('game-for-moves', { n: clock.moves_to_go })}</small>
        <span class="vh">, {t('game-to-move')}</span>
      </span>
      <p class="strip-note">
        <span>{t('game-thinking', { time: duration(thinking, 'long') })}</span>{' '}
        {doubled && <b class="doubled">{t('game-doubled')}</b>}{' '}
        <time dateTime={deadline} title={utc(deadline)}>
          {t(left > 0 ? 'game-flag-at' : 'game-flag-fell', { when: dateTime(deadline) })}
        </time>
      </p>
    </>
  );
}
