// What is said where the reader has nothing to do: whose move it is.
import { AnalysisLink } from '../analysis/AnalysisLink';
import type { Game } from '../api/types';
import { dateTime } from '../format';
import { t } from '../i18n';
import { Icon } from '../ui/Icon';
import { fullName } from '../ui/PlayerName';

interface Props {
  game: Game;
  /** The server's time, in milliseconds. */
  now: number;
}

export function Waiting({ game, now }: Props) {
  const who = fullName(game[game.turn].player);
  const early = now < Date.parse(game.starts_at);
  return (
    <section class="panel banner waiting">
      <Icon name="clock" />
      <div>
        <p>
          {early
            ? t('game-starts', { when: dateTime(game.starts_at) })
            : t('game-waiting', { who, color: game.turn })}
        </p>
        {game.may.conditional && <AnalysisLink game={game} prepare />}
      </div>
    </section>
  );
}
