// What the reader has made of the games against the player whose page this is. Who never met is told nothing.
import { useEffect, useState } from 'preact/hooks';
import type { Player } from '../api/types';
import { askGames } from '../archive/api';
import { archivePath } from '../archive/filters';
import type { Score } from '../archive/types';
import { tally } from '../archive/words';
import { t } from '../i18n';
import { fullName } from '../ui/PlayerName';

export function YourScore({ me, player }: { me: number; player: Player }) {
  const [score, setScore] = useState<Score | null>(null);
  const wish = { player: String(me), opponent: String(player.id) };
  useEffect(() => {
    let late = false;
    // The score comes with the list of the games, which has at least one.
    void askGames({ ...wish, limit: '1' }).then(
      ({ data }) => !late && setScore(data?.score ?? null),
    );
    return () => {
      late = true;
    };
  }, [me, player.id]);
  if (!score?.games) return null;
  return (
    <a class="small" href={archivePath(wish)}>
      {t('record-yours', { name: fullName(player), score: tally(score) })}
    </a>
  );
}
