// What of a list is shown: a field to find a player by, filters, the order.
import { t } from '../i18n';
import { setQuery } from '../router';
import { SearchField } from '../ui/SearchField';
import { Select } from '../ui/Select';
import { federationName } from '../ui/federations';
import { type Filters, SORTS, TITLES } from './filters';

interface Props {
  filters: Filters;
  federations: readonly string[];
}

export function ListFilters({ filters, federations }: Props) {
  const { search, federation, title, sort, inactive } = filters;
  // A federation that the address names stays in the choice, whoever is in the list.
  const codes = [...new Set([...federations, ...(federation ? [federation] : [])])];
  return (
    <div class="toolbar list-filters">
      <SearchField
        label={t('ratings-find')}
        value={search}
        onChange={(text) => setQuery({ search: text })}
      />
      <Select
        label={t('federation')}
        value={federation}
        options={[
          ['', t('ratings-all-federations')],
          ...codes.map((code) => [code, `${federationName(code)} (${code})`] as const),
        ]}
        onChange={(value) => setQuery({ federation: value })}
      />
      <Select
        label={t('ratings-player-title')}
        value={title}
        options={[
          ['', t('ratings-all-titles')],
          ...TITLES.map((each) => [each, `${each} – ${t(`title-${each}`)}`] as const),
        ]}
        onChange={(value) => setQuery({ title: value })}
      />
      <Select
        label={t('ratings-sort')}
        value={sort}
        options={SORTS.map((each) => [each, t(`ratings-sort-${each}`)] as const)}
        onChange={(value) => setQuery({ sort: value === 'rating' ? null : value })}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={inactive}
          onChange={({ currentTarget: { checked } }) =>
            setQuery({ inactive: checked ? 'true' : null })
          }
        />
        {t('ratings-inactive-too')}
      </label>
    </div>
  );
}
