// Which entries are shown; on phones, where the table has no headings to press, in what order as well.
import { type Entry, STATES } from '../events/api';
import { isAlive } from '../events/entry';
import { t } from '../i18n';
import { SearchField } from '../ui/SearchField';
import { Select } from '../ui/Select';
import { FEES, type Filter, MANY, SORTS, type Sort, feeState } from './entryList';

interface Props {
  entries: readonly Entry[];
  unclaimed: ReadonlySet<number>;
  fee: boolean;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  sort: Sort;
  /** Left out where the headings do it. */
  onSort: ((sort: Sort) => void) | undefined;
}

/** A choice of all, or of those in one state: each with how many there are. */
const counted = (
  all: string,
  entries: readonly Entry[],
  each: readonly (readonly [value: string, text: string, of: (entry: Entry) => boolean])[],
): [string, string][] => [
  ['all', `${all}: ${entries.length}`],
  ...each.map(([value, text, of]): [string, string] => [
    value,
    `${text}: ${entries.filter(of).length}`,
  ]),
];

const SORTED: readonly Sort[] = SORTS.flatMap((by) => [
  { by, down: false },
  { by, down: true },
]);

const keyOf = ({ by, down }: Sort): string => `${by} ${down}`;

export function EntryToolbar(props: Props) {
  const { entries, unclaimed, fee, filter, onFilter, sort, onSort } = props;
  const none = entries.filter((entry) => isAlive(entry) && unclaimed.has(entry.player.id)).length;
  const states = STATES.map(
    (each) => [each, t(`events-state-${each}`), (of: Entry) => of.state === each] as const,
  );
  const fees = FEES.map(
    (each) => [each, t(`organise-fee-${each}`), (of: Entry) => feeState(of) === each] as const,
  );
  const change = (part: Partial<Filter>) => onFilter({ ...filter, ...part });
  return (
    <div class="toolbar">
      <Select
        label={t('organise-states')}
        value={filter.state}
        options={counted(t('events-show-all'), entries, states)}
        onChange={(state) => change({ state: state as Filter['state'] })}
      />
      {fee && (
        <Select
          label={t('organise-fees')}
          value={filter.fee}
          options={counted(t('organise-fee-any'), entries, fees)}
          onChange={(state) => change({ fee: state as Filter['fee'] })}
        />
      )}
      {entries.length > MANY && (
        <SearchField
          label={t('organise-find')}
          value={filter.text}
          onChange={(text) => change({ text })}
        />
      )}
      {onSort && (
        <Select
          label={t('organise-sort')}
          value={keyOf(sort)}
          options={SORTED.map((each) => [keyOf(each), sortText(each)])}
          onChange={(key) => onSort(SORTED.find((each) => keyOf(each) === key) ?? sort)}
        />
      )}
      {(none > 0 || filter.unclaimed) && (
        <label class="check">
          <input
            type="checkbox"
            checked={filter.unclaimed}
            onChange={({ currentTarget }) => change({ unclaimed: currentTarget.checked })}
          />
          {t('organise-only-unclaimed', { n: none })}
        </label>
      )}
    </div>
  );
}

const sortText = ({ by, down }: Sort): string =>
  t('organise-sort-by', { by: t(`organise-by-${by}`), way: down ? 'down' : 'up' });
