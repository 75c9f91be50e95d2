// The report of an event that is over, for a federation or for Congress.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import type { EventView, Prize } from '../events/api';
import { t } from '../i18n';
import { PaperPage, PaperTools } from './PaperPage';
import { Report } from './Report';
import { useTables } from './useTables';
import { useTeamTables } from './useTeamTables';
import type { PageProps } from '../pages/pageProps';

export function PaperReport({ id }: PageProps) {
  return (
    <PaperPage id={id} topic={t('paper-report-title')} source="final">
      {(event) => <Whole event={event} />}
    </PaperPage>
  );
}

function usePrizes(id: number) {
  const [prizes, setPrizes] = useState<readonly Prize[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async () => {
    const params = { path: { id } };
    const { data, error } = await api.GET('/api/events/{id}/prizes', { params });
    if (data) setPrizes(data.prizes);
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, [id]);
  return { prizes, problem, load };
}

/** It counts, so nothing of it is shown before everything is there. */
function Whole({ event }: { event: EventView }) {
  const tables = useTables(event.sections.map(({ id }) => id));
  const teams = useTeamTables(event);
  const prizes = usePrizes(event.id);
  const { done, all } = tables.progress;
  const ready = teams.ready && prizes.prizes !== null && done === all;
  const retry = () => {
    if (tables.problem) tables.retry();
    if (teams.problem) teams.retry();
    if (prizes.problem) void prizes.load();
  };
  return (
    <>
      <PaperTools
        progress={tables.progress}
        ready={ready}
        problem={tables.problem ?? teams.problem ?? prizes.problem}
        retry={retry}
      />
      {ready && (
        <div class="sheets">
          <Report
            event={event}
            tables={tables.tables}
            teams={teams.found}
            prizes={prizes.prizes ?? []}
          />
        </div>
      )}
    </>
  );
}
