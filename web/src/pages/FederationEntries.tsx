// What a federation has entered in a year: what is to be paid for it, and whom it still has to confirm.
import { forbidden } from '../api/problem';
import { EntryList } from '../federation/EntryList';
import { FederationFrame } from '../federation/FederationFrame';
import { FeesPanel } from '../federation/FeesPanel';
import { groupsOf, sumsOf, wishOf, yearsOf } from '../federation/entries';
import { seesEntriesOf } from '../federation/rights';
import { useEntries } from '../federation/useEntries';
import { t } from '../i18n';
import { query, setQuery } from '../router';
import { Failure } from '../ui/Failure';
import { fullName } from '../ui/PlayerName';
import { Segmented } from '../ui/Segmented';
import { Skeleton } from '../ui/Skeleton';
import { toast } from '../ui/Toast';
import { Trouble } from '../ui/Trouble';
import type { PageProps } from './pageProps';
import '../styles/federation-entries.css';

export default function FederationEntries({ id: code }: PageProps) {
  if (!seesEntriesOf(code)) return <Trouble problem={forbidden()} />;
  return <Entries key={code} code={code} />;
}

function Entries({ code }: { code: string }) {
  const wish = wishOf(query.value);
  const { entered, problem, load, confirm } = useEntries(code, wish.year);
  const present = new Date(entered?.now ?? Date.now()).getUTCFullYear();
  const year = wish.year ?? present;
  const events = entered?.events ?? [];
  return (
    <FederationFrame code={code} page="/entries" lede={t('federation-fees-lede')}>
      <div class="toolbar">
        <Segmented
          label={t('federation-fees-year')}
          options={yearsOf(present, year).map((each) => [String(each), String(each)] as const)}
          value={String(year)}
          onChange={(next) => setQuery({ year: Number(next) === present ? null : next })}
        />
      </div>
      {problem && <Failure problem={problem} onRetry={load} />}
      {!entered && !problem && <Skeleton height="60vh" />}
      {entered && events.length === 0 && <NoEntries year={year} />}
      {events.length > 0 && (
        <>
          <FeesPanel year={year} sums={sumsOf(groupsOf(events))} />
          <EntryList
            code={code}
            year={year}
            events={events}
            onConfirm={async (event, player) => {
              const refusal = await confirm(event, player);
              if (!refusal) toast(t('federation-fees-confirmed', { who: fullName(player) }));
              return refusal;
            }}
          />
        </>
      )}
    </FederationFrame>
  );
}

const NoEntries = ({ year }: { year: number }) => (
  <div class="empty panel">
    <h2>{t('federation-fees-none', { year: String(year) })}</h2>
    <p>{t('federation-fees-none-text')}</p>
    <p>
      <a href="/events?show=open">{t('federation-fees-none-where')}</a>
    </p>
  </div>
);
