// A player as tables and headings name them: flag, title, name, rating.
import type { Player } from '../api/types';
import { t } from '../i18n';
import { Flag } from './Flag';

interface Props {
  player: Player;
  /** The family name alone, where there is little room. */
  short?: boolean;
  rating?: boolean;
  /** Leads to the player's page. */
  link?: boolean;
}

export function fullName(player: Player): string {
  return `${player.given_name} ${player.family_name}`;
}

export function PlayerName({ player, short = false, rating = true, link = false }: Props) {
  const { title } = player;
  const name = <b>{short ? player.family_name : fullName(player)}</b>;
  return (
    <span class="player">
      <Flag federation={player.federation} />{' '}
      {title && (
        <abbr class="title" title={t(`title-${title}`)}>
          {title}
        </abbr>
      )}{' '}
      {link ? <a href={`/player/${player.id}`}>{name}</a> : name}{' '}
      {rating && player.rating !== null && <span class="rating">{player.rating}</span>}
    </span>
  );
}
