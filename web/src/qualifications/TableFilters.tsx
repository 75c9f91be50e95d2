// Which table, and whom of it: the stage, a name, a federation, an article, what is free.
import { dashed, t } from '../i18n';
import { setQuery } from '../router';
import { SearchField } from '../ui/SearchField';
import { Select } from '../ui/Select';
import { federationName } from '../ui/federations';
import { STAGES, type Qualifiers } from './api';
import type { Filters } from './filters';

interface Props {
  filters: Filters;
  shown: Qualifiers | null;
}

/** What the address names stays in a choice, whoever is in the table. */
const withOwn = (all: readonly string[], own: string) => [
  ...new Set([...all, ...(own ? [own] : [])]),
];

export function TableFilters({ filters, shown }: Props) {
  const { stage, search, federation, article, free } = filters;
  const freeOf = (each: string) => shown?.tables.find((table) => table.stage === each)?.free;
  const stageText = (each: (typeof STAGES)[number]) => {
    const n = freeOf(each);
    const name = t(`events-stage-${dashed(each)}`);
    return n === undefined ? name : t('qualifiers-stage', { name, n });
  };
  return (
    <div class="toolbar list-filters">
      <Select
        label={t('qualifiers-which')}
        value={stage}
        options={STAGES.map((each) => [each, stageText(each)] as const)}
        onChange={(value) => setQuery({ stage: value, article: null })}
      />
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
          ...withOwn(shown?.federations ?? [], federation).map(
            (code) => [code, `${federationName(code)} (${code})`] as const,
          ),
        ]}
        onChange={(value) => setQuery({ federation: value })}
      />
      <Select
        label={t('qualifiers-article')}
        value={article}
        options={[
          ['', t('qualifiers-all-articles')],
          ...withOwn(shown?.articles ?? [], article).map((each) => [each, each] as const),
        ]}
        onChange={(value) => setQuery({ article: value })}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={free}
          onChange={({ currentTarget: { checked } }) => setQuery({ free: checked ? 'true' : null })}
        />
        {t('qualifiers-free-only')}
      </label>
    </div>
  );
}
