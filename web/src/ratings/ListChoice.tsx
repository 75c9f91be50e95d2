// Which list is shown: chess or Chess960, and of which quarter. The filters stay.
import { t } from '../i18n';
import { go, query } from '../router';
import { Segmented } from '../ui/Segmented';
import type { ListHead } from './api';
import { POOLS, listPath, monthOf, poolText } from './words';

interface Props {
  lists: readonly ListHead[];
  list: ListHead;
}

export function ListChoice({ lists, list }: Props) {
  const pools = POOLS.filter((pool) => lists.some((each) => each.pool === pool));
  const show = (other: ListHead | undefined) => {
    if (other) go(listPath(other.id, query.value));
  };
  return (
    <div class="toolbar">
      {pools.length > 1 && (
        <Segmented
          label={t('ratings-pool')}
          options={pools.map((pool) => [pool, poolText(pool)] as const)}
          value={list.pool}
          onChange={(pool) => show(lists.find((each) => each.pool === pool))}
        />
      )}
      <label>
        <span class="vh">{t('ratings-list')}</span>
        <select
          class="select"
          value={list.id}
          onChange={({ currentTarget: { value } }) => show(lists.find(({ id }) => id === value))}
        >
          {lists
            .filter(({ pool }) => pool === list.pool)
            .map((each) => (
              <option key={each.id} value={each.id}>
                {monthOf(each.effective_on)}
              </option>
            ))}
        </select>
      </label>
    </div>
  );
}
