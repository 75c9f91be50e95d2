// Which table, and whom of it: the stage, a name, a federation, an article, what is free.
import { dashed, t } from '../i18n';
import { setQuery } from '../router';
import { PlayerFilters } from '../ratings/PlayerFilters';
import { Select } from '../ui/Select';
import { STAGES, type Qualifiers } from './api';
import type { Filters } from './filters';

interface Props {
  filters: Filters;
  shown: Qualifiers | null;
}

export function TableFilters({ filters, shown }: Props) {
  const { stage, search, federation, article, free } = filters;
  // An article that the address names stays in the choice, whoever is in the table.
  const articles = new Set([...(shown?.articles ?? []), ...(article ? [article] : [])]);
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
      <PlayerFilters
        search={search}
        federation={federation}
        federations={shown?.federations ?? []}
      />
      <Select
        label={t('qualifiers-article')}
        value={article}
        options={[
          ['', t('qualifiers-all-articles')],
          ...[...articles].map((each) => [each, each] as const),
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
