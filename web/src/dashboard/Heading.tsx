// "4 games await your move", what else there is to do, and the nearest of the deadlines.
import type { GameRow } from '../api/types';
import { dateTime } from '../format';
import { asked } from '../asked';
import { isClaimable } from '../games';
import { t } from '../i18n';
import { type Stamp, secondsUntil } from '../serverTime';
import { fullName } from '../ui/PlayerName';

interface Props {
  /** Those in which only the reader can act, the nearest deadline first. */
  mine: GameRow[];
  /** Opponents are on move somewhere. */
  waiting: boolean;
  stamp: Stamp;
}

export function Heading({ mine, waiting, stamp }: Props) {
  const next = mine.find((game) => game.your_move && game.ends_first);
  const ends = next?.ends_first;
  const claims = mine.filter(isClaimable).length;
  const offers = mine.filter((game) => !game.your_move).length - claims;
  const questions = asked.value.length;
  const title = questions ? 'your-answer' : claims || offers ? 'your-turn' : 'your-move';
  return (
    <div class="head">
      <h1 id="games-title" tabIndex={-1}>
        {t(title, { n: mine.length + questions })}
      </h1>
      <p class="lede">
        {claims > 0 && t('claims-wait', { n: claims })}{' '}
        {offers > 0 && t('offers-wait', { n: offers })}{' '}
        {next &&
          ends &&
          t(secondsUntil(ends.at, stamp) > 0 ? 'next-deadline' : 'deadline-passed', {
            when: dateTime(ends.at),
            who: fullName(next.opponent),
          })}
        {!mine.length && waiting && t('nothing-to-move')}
      </p>
    </div>
  );
}
