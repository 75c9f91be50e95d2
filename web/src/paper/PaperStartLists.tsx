// The start lists of an event, every section on a page of its own.
import type { EventView } from '../events/api';
import { t } from '../i18n';
import { PaperPage, PaperTools } from './PaperPage';
import { StartList, TeamStartList } from './StartList';
import { useTables } from './useTables';
import { useTeamTables } from './useTeamTables';
import type { PageProps } from '../pages/pageProps';

export function PaperStartLists({ id }: PageProps) {
  return (
    <PaperPage id={id} topic={t('paper-start-lists-title')} source="lists">
      {(event) =>
        event.announcement.teams ? <OfTeams event={event} /> : <OfPlayers event={event} />
      }
    </PaperPage>
  );
}

const sheets = (n: number) => t('paper-sheets', { n });

function OfPlayers({ event }: { event: EventView }) {
  const { tables, progress, problem, retry } = useTables(event.sections.map(({ id }) => id));
  const ready = progress.done === progress.all;
  return (
    <>
      <PaperTools {...{ progress, ready, problem, retry }} count={sheets(tables.length)} />
      <div class="sheets">
        {tables.map((table) => (
          <StartList key={table.id} event={event} table={table} />
        ))}
      </div>
    </>
  );
}

function OfTeams({ event }: { event: EventView }) {
  const { found, ready, problem, retry } = useTeamTables(event);
  const tables = found?.sections ?? [];
  const progress = { done: tables.length, all: Math.max(tables.length, 1) };
  return (
    <>
      <PaperTools {...{ progress, ready, problem, retry }} count={sheets(tables.length)} />
      <div class="sheets">
        {tables.map((table) => (
          <TeamStartList key={table.boards[0]} event={event} table={table} />
        ))}
      </div>
    </>
  );
}
