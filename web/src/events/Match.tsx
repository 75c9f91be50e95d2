// A section of two at a glance: who meets whom and the score; or one player, who has nobody to play.
import { halves } from '../format';
import { t } from '../i18n';
import type { Player } from '../api/types';
import { PlayerName } from '../ui/PlayerName';
import { Tag } from '../ui/Tag';
import { type SectionGlance, firstOf, isOver, scoreIn, sizesOf } from './sectionLines';

interface Props {
  of: SectionGlance;
  /** Whether whoever has nobody to play has a bye, in a Swiss tournament. */
  swiss?: boolean;
}

export function Match({ of, swiss = false }: Props) {
  const [one, other] = of.players;
  if (!one) return null;
  const over = isOver(sizesOf([of]));
  const first = firstOf(of.leaders);
  const winner = over && first.length === 1 ? first[0]?.player.id : undefined;
  if (!other)
    return (
      <p class="leaders small match">
        <PlayerName player={one} rating={false} link />{' '}
        <span class="muted">{t(swiss ? 'events-match-bye' : 'events-match-alone')}</span>
      </p>
    );
  const side = (player: Player) => (
    <span class="side">
      <PlayerName player={player} rating={false} link /> <Score points={scoreIn(of, player.id)} />
      {winner === player.id && (
        <>
          {' '}
          <Tag>{t('events-sections-winner')}</Tag>
        </>
      )}
    </span>
  );
  // Where there are scores they part the names.
  const begun = scoreIn(of, one.id) !== undefined || scoreIn(of, other.id) !== undefined;
  return (
    <p class="leaders small match">
      {side(one)} <span class={begun ? 'vh' : 'muted'}>{t('events-match-against')}</span>{' '}
      {side(other)}
    </p>
  );
}

const Score = ({ points }: { points: number | undefined }) =>
  points === undefined ? null : <b class="score">{halves(points)}</b>;
