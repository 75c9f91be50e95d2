// One player above or below the board, with the clock; the mover's is lit and counts down.
import type { ComponentChildren } from 'preact';
import type { Color, EndsFirst, Game } from '../api/types';
import { clockText, days, endsText, leftText, soonText, urgency } from '../clockWords';
import { duration } from '../format';
import { t } from '../i18n';
import { Icon } from '../ui/Icon';
import { PlayerName } from '../ui/PlayerName';
import { When } from '../ui/When';
import { type ClockFace, clockFace } from './clock';
import { lazily } from './lazily';
import { colorName, playsOnText } from './words';

const ClockExtras = lazily('ClockExtras');

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
  // A flag that waits to be claimed is told by a panel of its own.
  const ends = turn === color && !game.flag && !ending ? game.ends_first : null;
  const playsOn = playsOnText(game[color], now);
  const level = face.running && ends ? urgency((Date.parse(ends.at) - now) / 1000) : 'ok';
  return (
    <div class={face.running ? 'strip on' : 'strip'}>
      <span class={`disc ${color}`} aria-hidden="true" />
      <span class="vh">{colorName(color)}: </span>
      <PlayerName player={player} link />
      {children}
      {game.stopped?.why !== 'elsewhere' && ending?.reason !== 'recorded' && (
        <span class={`clockbox ${level}`} title={t('game-used', { days: days(clock.days_used) })}>
          <Icon name="clock" />
          <b>
            {ending || clock.bank_seconds !== null ? leftText(face.clock) : clockText(face.clock)}
          </b>
          {!ending && (
            <span class="vh">, {t(face.running ? 'game-clock-runs' : 'game-clock-stands')}</span>
          )}
        </span>
      )}
      {playsOn && <p class="strip-note plays-on">{playsOn}</p>}
      {ends && <Ends game={game} ends={ends} now={now} />}
      {!ending && turn === color && face.running && <Notes face={face} />}
      {!ending && (leave.length > 0 || clock.bank_seconds !== null) && (
        <ClockExtras game={game} color={color} now={now} reload={reload} />
      )}
    </div>
  );
}

/** Whatever ends the game first is the loudest date on the page. */
function Ends({ game, ends, now }: { game: Game; ends: EndsFirst; now: number }) {
  const left = (Date.parse(ends.at) - now) / 1000;
  const flagLater = ends.by !== 'flag' && game.flag_at;
  return (
    <p class={`strip-ends ${urgency(left)}`}>
      <When at={ends.at} text={(when) => endsText(ends.by, when, left <= 0)} both />{' '}
      {soonText(left) && <span>· {soonText(left)}</span>}
      {flagLater && (
        <small>
          <When at={flagLater} text={(when) => endsText('flag', when)} />
        </small>
      )}
    </p>
  );
}

function Notes({ face }: { face: ClockFace }) {
  const { clock, doubled, doublesAt } = face;
  return (
    <p class="strip-note">
      <span>{t('game-thinking', { time: duration(clock.thinking_seconds, 'long') })}</span>{' '}
      {doubled && <b class="doubled">{t('game-doubled')}</b>}{' '}
      {doublesAt && <When at={doublesAt} text={(when) => t('game-doubles-from', { when })} />}
    </p>
  );
}
