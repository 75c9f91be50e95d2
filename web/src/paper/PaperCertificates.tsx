// Certificates for everybody who has played an event to its end.
import { useState } from 'preact/hooks';
import type { Player } from '../api/types';
import type { EventView } from '../events/api';
import { hasWords } from '../format';
import { t } from '../i18n';
import { Diploma } from './Diploma';
import { OwnLine } from './OwnLine';
import { PaperPage, PaperTools } from './PaperPage';
import { SectionChoice } from './Sections';
import { certificates } from './awards';
import { useTables } from './useTables';
import { useTeamTables } from './useTeamTables';
import { sectionText } from '../sectionName';
import { nameOf } from '../ui/PlayerName';
import { SearchField } from '../ui/SearchField';
import type { PageProps } from '../pages/pageProps';

export function PaperCertificates({ id }: PageProps) {
  return (
    <PaperPage id={id} topic={t('paper-certificates-title')} source="final">
      {(event) => <Certificates event={event} />}
    </PaperPage>
  );
}

/** By the number, or by words of the name in whatever order. */
function isWanted(player: Player, wanted: string): boolean {
  return String(player.id) === wanted.trim() || hasWords(nameOf(player), wanted);
}

function Certificates({ event }: { event: EventView }) {
  const [own, setOwn] = useState('');
  const [wanted, setWanted] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const teams = useTeamTables(event);
  const { tables, progress, ...players } = useTables(event.sections.map(({ id }) => id));
  const ready = teams.ready && progress.done === progress.all;
  const ids = event.sections.map(({ id }) => String(id));
  const chosen = new Set(ids.filter((id) => !left.has(id)));
  const shown = tables
    .filter(({ id }) => chosen.has(String(id)))
    .flatMap((table) => certificates(event, table, teams.found))
    .filter(({ player }) => isWanted(player, wanted));
  return (
    <>
      <PaperTools
        {...{ progress, ready }}
        problem={teams.problem ?? players.problem}
        retry={teams.problem ? teams.retry : players.retry}
        count={t('paper-pages', { n: shown.length })}
      >
        <p class="small muted">{t('paper-finished-who')}</p>
        <SearchField label={t('paper-find')} value={wanted} onChange={setWanted} />
        <SectionChoice
          options={event.sections.map(({ id, name }) => [String(id), sectionText(name)] as const)}
          chosen={chosen}
          onChange={(next) => setLeft(new Set(ids.filter((id) => !next.has(id))))}
        />
        <OwnLine value={own} onChange={setOwn} />
      </PaperTools>
      {shown.length === 0 && ready && <p class="muted paper-none">{t('paper-none')}</p>}
      <div class="sheets">
        {shown.map((award) => (
          <Diploma key={award.key} {...{ event, award, own }} kind="certificate" />
        ))}
      </div>
    </>
  );
}
