// The final tables of an event, every one on a page of its own.
import type { EventView } from '../events/api';
import { t } from '../i18n';
import { FinalTable, TeamFinalTable } from './FinalTable';
import { PaperPage, PaperTools } from './PaperPage';
import { useTables } from './useTables';
import { useTeamTables } from './useTeamTables';
import type { PageProps } from '../pages/pageProps';

export function PaperTables({ id }: PageProps) {
  return (
    <PaperPage id={id} topic={t('paper-tables-title')} source="final">
      {(event) => <Tables event={event} />}
    </PaperPage>
  );
}

function Tables({ event }: { event: EventView }) {
  const { tables, progress, ...players } = useTables(event.sections.map(({ id }) => id));
  const { found, ...teams } = useTeamTables(event);
  const ofTeams = found?.sections ?? [];
  return (
    <>
      <PaperTools
        progress={progress}
        ready={teams.ready && progress.done === progress.all}
        problem={teams.problem ?? players.problem}
        retry={teams.problem ? teams.retry : players.retry}
        count={t('paper-sheets', { n: ofTeams.length + tables.length })}
      />
      <div class="sheets lying">
        {ofTeams.map((table) => (
          <TeamFinalTable
            key={table.boards[0]}
            {...{ event, table }}
            byBoards={!!found?.by_boards}
          />
        ))}
        {tables.map((table) => (
          <FinalTable key={table.id} event={event} table={table} />
        ))}
      </div>
    </>
  );
}
