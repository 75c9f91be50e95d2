// The lots that gave the start numbers of a section.
import type { SectionView } from '../events/api';
import { t } from '../i18n';
import { fullName } from '../ui/PlayerName';
import { lotGroups } from './lots';
import { LotsPanel } from './LotsPanel';
import { inOrder, isAlone } from './table';

interface Props {
  section: SectionView;
  seed: string;
}

export function Lots({ section, seed }: Props) {
  if (isAlone(section)) return null;
  const players = inOrder(section.players, 'number').map(({ player }) => player);
  const [sample] = players;
  const names = new Map(players.map((player) => [player.id, fullName(player)]));
  const groups = lotGroups(section);
  const named = groups.map((group) => group.map((who) => ({ who, name: names.get(who) ?? '' })));
  return (
    <LotsPanel
      seed={seed}
      section={section.name}
      groups={named}
      how={sample ? t('section-lots-how', { who: fullName(sample), n: String(sample.id) }) : ''}
    >
      <p>{t('section-lots-text')}</p>
      <p>
        {section.system === 'scheveningen'
          ? t('section-lots-sides', { n: (groups[0]?.length ?? 0) + 1 })
          : t('section-lots-all')}
      </p>
    </LotsPanel>
  );
}
