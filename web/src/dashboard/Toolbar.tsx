// Which games to show, in what order and form, and a field to find one among many.
import { t } from '../i18n';
import { LISTS, prefs, setPref } from '../prefs';
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
      {sortable && (
        <Segmented
          label={t('list')}
          options={LISTS.map((value) => [value, t(`list-${value}`)] as const)}
          value={prefs.value.list}
          onChange={(list) => setPref({ list })}
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
