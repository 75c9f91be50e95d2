// What the reader has made of the games against the player whose page this is. Who never met is told nothing.
import type { Player } from '../api/types';
import { archivePath } from '../archive/filters';
import { tally } from '../archive/words';
import { t } from '../i18n';
import { fullName } from '../ui/PlayerName';
import { useRecord } from './useRecord';

export function YourScore({ me, player }: { me: number; player: Player }) {
  const { record } = useRecord(me, player.id);
  const [met] = record?.opponents ?? [];
  if (!met) return null;
  return (
    <a class="small" href={archivePath({ player: String(me), opponent: String(player.id) })}>
      {t('record-yours', { name: fullName(player), score: tally(met.score) })}
    </a>
  );
}
