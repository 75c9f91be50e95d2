// A federation's players, by number.
import type { Player } from '../api/types';
import { t } from '../i18n';
import { PlayerName } from '../ui/PlayerName';
import { useMoreRows } from '../ui/useMoreRows';

interface Props {
  members: readonly Player[];
  /** Left out when all are here. */
  onMore: (() => Promise<void>) | null;
  busy: boolean;
}

export function MemberTable({ members, onMore, busy }: Props) {
  const { body, more } = useMoreRows(members.length, onMore, busy);
  return (
    <>
      <table class="panel member-table">
        <thead>
          <tr>
            <th scope="col" class="r">
              {t('federation-number')}
            </th>
            <th scope="col">{t('federation-player')}</th>
            <th scope="col" class="r">
              {t('federation-rating')}
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {members.map((player) => (
            <tr key={player.id}>
              <td class="r muted">{player.id}</td>
              <th scope="row">
                <PlayerName player={player} rating={false} link />
              </th>
              <td class="r">{player.rating ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {onMore && (
        <p class="row">
          <button type="button" class="btn" aria-busy={busy} onClick={more}>
            {t('federation-more')}
          </button>
        </p>
      )}
    </>
  );
}
