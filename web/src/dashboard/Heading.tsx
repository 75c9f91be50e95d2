// "4 games await your move", and the nearest of their deadlines.
import type { GameRow } from '../api/types';
import { dateTime } from '../format';
import { isClaimable } from '../games';
import { t } from '../i18n';
import { type Stamp, secondsUntil } from '../serverTime';
import { fullName } from '../ui/PlayerName';

interface Props {
  /** Those to move, and those to claim, the nearest deadline first. */
  mine: GameRow[];
  /** Opponents are on move somewhere. */
  waiting: boolean;
  stamp: Stamp;
}

export function Heading({ mine, waiting, stamp }: Props) {
  const next = mine.find((game) => game.deadline);
  const claims = mine.filter(isClaimable).length;
  return (
    <div class="head">
      <h1>{t(claims ? 'your-turn' : 'your-move', { n: mine.length })}</h1>
      <p class="lede">
        {claims > 0 && t('claims-wait', { n: claims })}{' '}
        {next?.deadline &&
          t(secondsUntil(next.deadline, stamp) > 0 ? 'next-deadline' : 'deadline-passed', {
            when: dateTime(next.deadline),
            who: fullName(next.opponent),
          })}
        {!mine.length && waiting && t('nothing-to-move')}
      </p>
    </div>
  );
}
