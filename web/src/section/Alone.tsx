// The only player of a section, who has nobody to play: instead of a table with no game in it.
import type { SectionView } from '../events/api';
import { t } from '../i18n';
import { PlayerName } from '../ui/PlayerName';

export function Alone({ section: { players, system } }: { section: SectionView }) {
  return (
    <div class="panel pad">
      {players.map(({ player }) => (
        <p key={player.id}>
          <PlayerName player={player} link />{' '}
          {t(system === 'swiss' ? 'section-bye' : 'section-alone')}
        </p>
      ))}
    </div>
  );
}
