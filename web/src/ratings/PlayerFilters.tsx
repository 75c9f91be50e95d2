// Whom of a list of players: a field to find somebody by, and the federation. The wish lives in the address.
import { t } from '../i18n';
import { setQuery } from '../router';
import { SearchField } from '../ui/SearchField';
import { Select } from '../ui/Select';
import { federationName } from '../ui/federations';

interface Props {
  search: string;
  federation: string;
  federations: readonly string[];
}

export function PlayerFilters({ search, federation, federations }: Props) {
  // A federation that the address names stays in the choice, whoever is in the list.
  const codes = [...new Set([...federations, ...(federation ? [federation] : [])])];
  return (
    <>
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
    </>
  );
}
