// The players of a list.
import { num } from '../format';
import { t } from '../i18n';
import { session } from '../session';
import { PlayerName } from '../ui/PlayerName';
import { Tag } from '../ui/Tag';
import { useMoreRows } from '../ui/useMoreRows';
import type { ListRow } from './api';
import { ratingText, signed } from './words';

interface Props {
  rows: readonly ListRow[];
  /** Left out when all are here. */
  onMore: (() => Promise<void>) | null;
  busy: boolean;
}

export function ListTable({ rows, onMore, busy }: Props) {
  const { body, more } = useMoreRows(rows.length, onMore, busy);
  return (
    <>
      <table class="panel rating-list">
        <thead>
          <tr>
            <th scope="col" class="r">
              <abbr title={t('ratings-place')}>#</abbr>
            </th>
            <th scope="col">{t('ratings-player')}</th>
            <th scope="col" class="r">
              {t('ratings-rating')}
            </th>
            <th scope="col" class="r">
              <abbr title={t('ratings-change')}>±</abbr>
            </th>
            <th scope="col" class="r">
              {t('ratings-games')}
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row) => (
            <Row key={row.player.id} row={row} />
          ))}
        </tbody>
      </table>
      {onMore && (
        <p class="row">
          <button type="button" class="btn" aria-busy={busy} onClick={more}>
            {t('ratings-more')}
          </button>
        </p>
      )}
    </>
  );
}

function Row({ row: { place, player, rating, games, fixed, status, change } }: { row: ListRow }) {
  const mine = session.value?.me.player.id === player.id;
  return (
    <tr class={mine ? 'me' : undefined}>
      <td class="r muted">{place === null ? '–' : num(place)}</td>
      <th scope="row">
        <PlayerName player={player} rating={false} link />{' '}
        <span class="small muted">{player.id}</span>{' '}
        {status !== 'active' && <Tag>{t(`ratings-${status}`)}</Tag>}
      </th>
      <td class="r">
        <b>{ratingText(rating)}</b>
      </td>
      <td class="r small">
        {change === null ? (
          <abbr title={t('ratings-new')}>{t('ratings-new-short')}</abbr>
        ) : (
          signed(change)
        )}
      </td>
      <td class="r small">
        {num(games)}
        {!fixed && <abbr title={t('ratings-not-fixed')}>*</abbr>}
      </td>
    </tr>
  );
}
