// Who has done something about a player, and when.
import type { Player } from '../api/types';
import { dateTimeUtc } from '../format';
import { PlayerName } from '../ui/PlayerName';

interface Props {
  at: string;
  /** None where there is no profile any more. */
  by: Player | null;
}

export const DoneBy = ({ at, by }: Props) => (
  <p class="small muted">
    {by && (
      <>
        <PlayerName player={by} rating={false} link />,{' '}
      </>
    )}
    <time dateTime={at}>{dateTimeUtc(at)}</time>
  </p>
);
