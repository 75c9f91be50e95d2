// The headings of the table of entries: each is pressed to sort by it, and again to turn the order round.
import { t } from '../i18n';
import { type Sort, type SortBy, pressed } from './entryList';

interface Props {
  sort: Sort;
  /** Left out on phones, which do not show the headings. */
  onSort: ((sort: Sort) => void) | undefined;
  /** Entries are chosen, and decided on. */
  chooses: boolean;
  acts: boolean;
}

/** In the order of the columns. */
const COLUMNS: readonly SortBy[] = ['name', 'rating', 'federation', 'at', 'state'];

export function EntryHead({ sort, onSort, chooses, acts }: Props) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {chooses && (
          <th scope="col" role="columnheader">
            <span class="vh">{t('organise-bulk-choose')}</span>
          </th>
        )}
        {COLUMNS.map((by) => (
          <Column key={by} by={by} sort={sort} onSort={onSort} />
        ))}
        {acts && (
          <th scope="col" role="columnheader">
            {t('organise-decision')}
          </th>
        )}
      </tr>
    </thead>
  );
}

function Column({ by, sort, onSort }: Pick<Props, 'sort' | 'onSort'> & { by: SortBy }) {
  const mine = sort.by === by;
  const text = t(`organise-by-${by}`);
  return (
    <th
      scope="col"
      role="columnheader"
      class={by === 'rating' ? 'r' : undefined}
      aria-sort={mine ? (sort.down ? 'descending' : 'ascending') : undefined}
    >
      {onSort ? (
        <button type="button" class="sort" onClick={() => onSort(pressed(sort, by))}>
          {text}
          <span aria-hidden="true">{mine ? (sort.down ? ' ↓' : ' ↑') : ''}</span>
        </button>
      ) : (
        text
      )}
    </th>
  );
}
