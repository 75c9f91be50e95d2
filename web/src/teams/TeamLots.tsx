// The lots that gave the teams of a section their start numbers.
import { t } from '../i18n';
import { LotsPanel } from '../section/LotsPanel';
import { teamLot } from '../section/lots';
import { Cited } from '../ui/Cited';
import type { TeamTable } from './api';

export function TeamLots({ table, seed }: { table: TeamTable; seed: string }) {
  const teams = table.teams.toSorted((a, b) => a.number - b.number);
  const [sample] = teams;
  const drawers = teams.map(({ team, name }) => ({ who: teamLot(team), name }));
  return (
    <LotsPanel
      seed={seed}
      section={table.name}
      groups={[drawers]}
      how={sample ? t('teams-lots-how', { name: sample.name, n: String(sample.team) }) : ''}
    >
      <p>{t('teams-lots-text')}</p>
      <p>
        <Cited text={t('teams-lots-all')} />
      </p>
    </LotsPanel>
  );
}
