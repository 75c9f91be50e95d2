// What of a list is shown: a field to find a player by, filters, the order.
import { t } from '../i18n';
import { setQuery } from '../router';
import { Select } from '../ui/Select';
import { PlayerFilters } from './PlayerFilters';
import { type Filters, SORTS, TITLES } from './filters';

interface Props {
  filters: Filters;
  federations: readonly string[];
}

export function ListFilters({ filters, federations }: Props) {
  const { search, federation, title, sort, inactive } = filters;
  return (
    <div class="toolbar list-filters">
      <PlayerFilters search={search} federation={federation} federations={federations} />
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
