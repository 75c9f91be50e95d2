// Which games to show, in what order, and a field to find one among many.
import { t } from '../i18n';
import { setQuery } from '../router';
import { SearchField } from '../ui/SearchField';
import { Segmented } from '../ui/Segmented';
import { SHOWS, SORTS } from './order';
import type { Filters } from './useFilters';

interface Props {
  filters: Filters;
  sortable: boolean;
  searchable: boolean;
}

export function Toolbar({ filters, sortable, searchable }: Props) {
  return (
    <div class="toolbar">
      <Segmented
        label={t('show')}
        options={SHOWS.map((value) => [value, t(`show-${value}`)] as const)}
        value={filters.show}
        onChange={(show) => setQuery({ show: show === 'running' ? null : show })}
      />
      {sortable && (
        <Segmented
          label={t('sort')}
          options={SORTS.map((value) => [value, t(`sort-${value}`)] as const)}
          value={filters.sort}
          onChange={(sort) => setQuery({ sort: sort === 'deadline' ? null : sort })}
        />
      )}
      {searchable && (
        <SearchField
          label={t('find-games')}
          value={filters.text}
          onChange={(found) => setQuery({ find: found })}
        />
      )}
    </div>
  );
}
