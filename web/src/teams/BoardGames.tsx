// A board of a team: its player, and the player's games with what presses first.
import { daysLeftText, endsText, soonText, urgency } from '../clockWords';
import { SilenceTag } from '../dashboard/SilenceTag';
import { date, dateTime, halves } from '../format';
import { t } from '../i18n';
import { type Stamp, secondsUntil } from '../serverTime';
import { silenceLevel } from '../silence';
import { PlayerName } from '../ui/PlayerName';
import { Tag } from '../ui/Tag';
import { isolated } from '../ui/isolated';
import type { TeamBoard, TeamGame } from './api';
import { byUrgency, hasBegun, isNotStarted, isOver } from './boards';

const DAY = 86_400;

interface Props {
  board: TeamBoard;
  stamp: Stamp;
  /** The first month is over: whoever has not started is told loudly. */
  monthOn: boolean;
}

export function BoardGames({ board, stamp, monthOn }: Props) {
  const { board: n, section, player, leave_until: leave, replacement: open, games } = board;
  const title = `h-board-${n}`;
  const waiting = games.filter((game) => isNotStarted(game, stamp.now)).length;
  return (
    <section class="panel team-board" aria-labelledby={title}>
      <header>
        <h2 id={title}>
          <a href={`/section/${section}`}>{t('section-board', { n: String(n) })}</a>
        </h2>
        <PlayerName player={player} link />
        <span class="team-board-tags">
          {leave && <Tag icon="clock">{t('leave-theirs', { when: dateTime(leave) })}</Tag>}
          {open && (
            <Tag icon="person" tone={open.state === 'named' ? undefined : 'amber'}>
              {t(`teams-replacement-${open.state}`, { when: dateTime(open.until) })}
            </Tag>
          )}
          {waiting > 0 && (
            <Tag icon={monthOn ? 'warn' : undefined} tone={monthOn ? 'amber' : undefined}>
              {t('teams-not-started', { n: waiting })}
            </Tag>
          )}
        </span>
      </header>
      {games.length === 0 && <p class="empty">{t('teams-no-games')}</p>}
      <ul>
        {byUrgency(games).map((game) => (
          <GameRow key={game.game} game={game} stamp={stamp} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  game: TeamGame;
  stamp: Stamp;
}

function GameRow({ game, stamp }: RowProps) {
  const { color, opponent, opponent_team: team } = game;
  return (
    <li class={isOver(game) ? 'over' : undefined}>
      <span class="side">
        <i class={`hue ${color}`} aria-hidden="true" />
        <span class="vh">{t(`section-${color}`)}: </span>
        <span>
          <PlayerName player={opponent} link />
          {team && <small class="muted">{isolated(team)}</small>}
        </span>
      </span>
      {isOver(game) ? <Over game={game} /> : <Running game={game} stamp={stamp} />}
    </li>
  );
}

const WORDS = ['lost', 'drawn', 'won'] as const;

/** From the side of the team's player. */
function Over({ game: { half_points: points } }: Pick<RowProps, 'game'>) {
  const word = WORDS[points ?? 0] ?? 'won';
  return (
    <span class="result">
      <b class={word}>{t(word)}</b> {halves(points ?? 0)}–{halves(2 - (points ?? 0))}
    </span>
  );
}

function Running({ game, stamp }: RowProps) {
  const { silence, ends_first: ends, turn_since: since, damaged, stands } = game;
  if (since && !hasBegun(game, stamp.now))
    return <span class="turn muted">{t('teams-starts', { when: date(since) })}</span>;
  return (
    <>
      <span class="turn">
        {damaged && (
          <Tag icon="warn" tone="red">
            {t('teams-damaged')}
          </Tag>
        )}
        {stands && <Tag icon="clock">{t('teams-stands')}</Tag>}
        {!damaged && !stands && since && <Turn game={game} since={since} stamp={stamp} />}
        {silence && since && <SilenceTag silence={silence} ends={ends} since={since} />}
        {isNotStarted(game, stamp.now) && <Tag>{t('teams-first-move')}</Tag>}
      </span>
      <Ends game={game} stamp={stamp} />
    </>
  );
}

/** Whose move it is, and for how long; a silence is told with its own days. */
function Turn({ game, since, stamp }: RowProps & { since: string }) {
  const { our_move: ours, silence } = game;
  const days = silence?.days ?? Math.max(0, Math.floor(-secondsUntil(since, stamp) / DAY));
  const told = !!silence && silenceLevel(silence) !== 'none';
  const text = t(ours ? 'teams-to-move' : 'teams-opponent-to-move', {
    told: told ? 'yes' : 'no',
    time: daysLeftText(days),
  });
  return ours ? <b>{text}</b> : <span class="muted">{text}</span>;
}

function Ends({ game: { ends_first: ends, our_move: ours }, stamp }: RowProps) {
  if (!ends) return null;
  const left = secondsUntil(ends.at, stamp);
  return (
    <div class={ours ? `time ${urgency(left)}` : 'time'}>
      <div class="time-row">
        {left > 0 && <b>{soonText(left) || daysLeftText(Math.floor(left / DAY))}</b>}{' '}
        <time dateTime={ends.at}>{endsText(ends.by, dateTime(ends.at), left <= 0)}</time>
      </div>
    </div>
  );
}
