// Diplomas for the first places of an event's final tables.
import { useState } from 'preact/hooks';
import type { EventView } from '../events/api';
import { t } from '../i18n';
import { type Award, Diploma } from './Diploma';
import { OwnLine } from './OwnLine';
import { PaperPage, PaperTools } from './PaperPage';
import { SectionChoice } from './Sections';
import { playerDiplomas, tableKey, teamDiplomas } from './awards';
import { useTables } from './useTables';
import { useTeamTables } from './useTeamTables';
import { sectionText } from '../sectionName';
import { tableName } from '../teams/table';
import { Segmented } from '../ui/Segmented';
import type { PageProps } from '../pages/pageProps';

export function PaperDiplomas({ id }: PageProps) {
  return (
    <PaperPage id={id} topic={t('paper-diplomas-title')} source="final">
      {(event) => <Diplomas event={event} />}
    </PaperPage>
  );
}

interface Group {
  id: string;
  name: string;
  awards: readonly Award[];
}

/** By section; where teams play by the tables of the teams, with what is still on its way. */
function useGroups(event: EventView, places: number) {
  const teams = useTeamTables(event);
  const players = useTables(event.announcement.teams ? [] : event.sections.map(({ id }) => id));
  const groups: Group[] = event.announcement.teams
    ? (teams.found?.sections ?? []).map((table) => ({
        id: tableKey(table),
        name: tableName(table),
        awards: teamDiplomas(event, table, { places, byBoards: !!teams.found?.by_boards }),
      }))
    : players.tables.map((table) => ({
        id: String(table.id),
        name: sectionText(table.name),
        awards: playerDiplomas(event, table, places),
      }));
  const { done, all } = players.progress;
  return {
    groups,
    progress: { done, all },
    ready: teams.ready && done === all,
    problem: teams.problem ?? players.problem,
    retry: teams.problem ? teams.retry : players.retry,
  };
}

function Diplomas({ event }: { event: EventView }) {
  const [most, setMost] = useState<'1' | '3'>('3');
  const [own, setOwn] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { groups, ...state } = useGroups(event, Number(most));
  const chosen = new Set(groups.map(({ id }) => id).filter((id) => !left.has(id)));
  const awards = groups.filter(({ id }) => chosen.has(id)).flatMap((group) => group.awards);
  const choose = (next: ReadonlySet<string>) =>
    setLeft(new Set(groups.map(({ id }) => id).filter((id) => !next.has(id))));
  return (
    <>
      <PaperTools {...state} count={t('paper-pages', { n: awards.length })}>
        <Segmented
          label={t('paper-for')}
          options={[
            ['3', t('paper-first-three')],
            ['1', t('paper-winners')],
          ]}
          value={most}
          onChange={setMost}
        />
        <SectionChoice
          options={groups.map(({ id, name }) => [id, name] as const)}
          chosen={chosen}
          onChange={choose}
        />
        <OwnLine value={own} onChange={setOwn} />
      </PaperTools>
      {awards.length === 0 && state.ready && <p class="muted paper-none">{t('paper-none')}</p>}
      <div class="sheets">
        {awards.map((award) => (
          <Diploma key={award.key} {...{ event, award, own }} kind="diploma" />
        ))}
      </div>
    </>
  );
}
