// The player on move is on leave: nobody moves, and the clock stands still (LAW-10.1).
import { AnalysisLink } from '../analysis/AnalysisLink';
import type { Game, Interval } from '../api/types';
import { t } from '../i18n';
import { Icon } from '../ui/Icon';
import { fullName } from '../ui/PlayerName';
import { When } from '../ui/When';

interface Props {
  game: Game;
  leave: Interval;
}

export function OnLeave({ game, leave }: Props) {
  const mine = game.me === game.turn;
  const who = fullName(game[game.turn].player);
  return (
    <section class="panel banner waiting" aria-labelledby="on-leave-title">
      <Icon name="clock" />
      <div>
        <h2 id="on-leave-title">
          {t('time-on-leave-title', { whose: mine ? 'mine' : 'theirs', who })}
        </h2>
        <p>
          <When
            at={leave.until}
            text={(when) => t(mine ? 'time-on-leave-mine' : 'time-on-leave-theirs', { when })}
          />{' '}
          {mine && <a href="/leave">{t('time-on-leave-change')}</a>}
        </p>
        {game.may.conditional && <AnalysisLink game={game} prepare />}
      </div>
    </section>
  );
}
