// A player as tables and headings name them: flag, title, name, rating.
import type { Player } from '../api/types';
import { t } from '../i18n';
import { Flag } from './Flag';

interface Props {
  player: Player;
  /** The family name alone, where there is little room. */
  short?: boolean;
  rating?: boolean;
}

export function fullName(player: Player): string {
  return `${player.given_name} ${player.family_name}`;
}

export function PlayerName({ player, short = false, rating = true }: Props) {
  const { title } = player;
  return (
    <span class="player">
      <Flag federation={player.federation} />{' '}
      {title && (
        <abbr class="title" title={t(`title-${title}`)}>
          {title}
        </abbr>
      )}{' '}
      <b>{short ? player.family_name : fullName(player)}</b>{' '}
      {rating && player.rating !== null && <span class="rating">{player.rating}</span>}
    </span>
  );
}
