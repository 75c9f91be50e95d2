// Which events to show: how far they are, which chess, and a field to find one by its name.
import { t } from '../i18n';
import { setQuery } from '../router';
import { SearchField } from '../ui/SearchField';
import { Segmented } from '../ui/Segmented';
import { type Filters, STAGES, VARIANTS } from './filters';
import { variantText } from './words';

export function ListToolbar({ filters }: { filters: Filters }) {
  return (
    <div class="toolbar">
      <Segmented
        label={t('events-show')}
        options={(['all', ...STAGES] as const).map(
          (value) => [value, t(`events-show-${value}`)] as const,
        )}
        value={filters.stage}
        onChange={(stage) => setQuery({ show: stage === 'all' ? null : stage })}
      />
      <label>
        <span class="vh">{t('events-variant')}</span>
        <select
          class="select"
          value={filters.variant}
          onChange={({ currentTarget: { value } }) =>
            setQuery({ variant: value === 'all' ? null : value })
          }
        >
          <option value="all">{t('events-variant-all')}</option>
          {VARIANTS.map((variant) => (
            <option key={variant} value={variant}>
              {variantText(variant)}
            </option>
          ))}
        </select>
      </label>
      <SearchField
        label={t('events-find')}
        value={filters.text}
        onChange={(found) => setQuery({ find: found })}
      />
    </div>
  );
}
