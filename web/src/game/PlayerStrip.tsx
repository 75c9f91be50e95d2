// One player above or below the board, with the clock; the mover's is lit and counts down.
import type { ComponentChildren } from 'preact';
import type { Color, Game } from '../api/types';
import { duration, timeLeft } from '../format';
import { t } from '../i18n';
import { Icon } from '../ui/Icon';
import { PlayerName } from '../ui/PlayerName';
import { When } from '../ui/When';
import { type ClockFace, clockFace, silenceEnds } from './clock';
import { lazily } from './lazily';
import { colorName, days, urgency } from './words';

const ClockExtras = lazily('ClockExtras');

const DAY = 86_400;

interface Props {
  game: Game;
  color: Color;
  /** The server's time, in milliseconds. */
  now: number;
  reload: () => Promise<Game | null>;
  /** What stands beside the name. */
  children?: ComponentChildren;
}

export function PlayerStrip({ game, color, now, reload, children }: Props) {
  const { player, clock, leave } = game[color];
  const { ending, turn } = game;
  const face = clockFace(game, color, now);
  const level = face.running && face.left !== null ? urgency(face.left) : '';
  return (
    <div class={face.running ? 'strip on' : 'strip'}>
      <span class={`disc ${color}`} aria-hidden="true" />
      <span class="vh">{colorName(color)}: </span>
      <PlayerName player={player} link />
      {children}
      {game.stopped?.why !== 'elsewhere' && (
        <span class={`clockbox ${level}`} title={t('game-used', { days: days(clock.days_used) })}>
          <Icon name="clock" />
          <b>{timeText(game, color, face)}</b>
          {!ending && clock.moves_to_go !== null && (
            <small>{t('game-for-moves', { n: clock.moves_to_go })}</small>
          )}
          {!ending && (
            <span class="vh">, {t(face.running ? 'game-clock-runs' : 'game-clock-stands')}</span>
          )}
        </span>
      )}
      {!ending && turn === color && (face.running || face.flagAt) && (
        <Notes game={game} face={face} now={now} />
      )}
      {!ending && (leave.length > 0 || clock.bank_seconds !== null) && (
        <ClockExtras game={game} color={color} now={now} reload={reload} />
      )}
    </div>
  );
}

/** What is left, to the hour while it runs; a clock that stands shows the days of its budget. */
function timeText(game: Game, color: Color, { left }: ClockFace): string {
  const { clock } = game[color];
  if (game.flag?.by === color || (left ?? clock.days_left ?? 0) < 0 || left === 0)
    return t('game-no-time');
  if (left !== null) return timeLeft(left);
  return clock.days_left === null ? t('game-no-limit') : days(clock.days_left);
}

function Notes({ game, face, now }: { game: Game; face: ClockFace; now: number }) {
  const { days_left: budget, bank_seconds: bank } = game[game.turn].clock;
  const { left, flagAt, doublesAt } = face;
  // Days that count twice bring the flag closer than the days of the budget tell.
  const nearer = left !== null && bank === null && budget !== Math.ceil(left / DAY) - 1;
  return (
    <p class="strip-note">
      <span>{t('game-thinking', { time: duration(face.thinking, 'long') })}</span>{' '}
      {nearer && budget !== null && budget >= 0 && (
        <span>{t('game-budget', { days: days(budget) })}</span>
      )}{' '}
      {face.doubled && <b class="doubled">{t('game-doubled')}</b>}{' '}
      {doublesAt && <When at={doublesAt} text={(when) => t('game-doubles-from', { when })} />}{' '}
      {silenceEnds(game) && game.deadline && (
        <When at={game.deadline} text={(when) => t('game-silence-at', { when })} />
      )}{' '}
      {flagAt && (
        <When
          at={flagAt}
          text={(when) => t(Date.parse(flagAt) > now ? 'game-flag-at' : 'game-flag-fell', { when })}
        />
      )}
    </p>
  );
}
