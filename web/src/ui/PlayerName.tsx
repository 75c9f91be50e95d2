// A player as tables and headings name them: flag, title, name, rating.
import type { Player } from '../api/types';
import { t } from '../i18n';
import { Flag } from './Flag';
import { isolated } from './isolated';

interface Props {
  player: Player;
  /** The family name alone, where there is little room. */
  short?: boolean;
  rating?: boolean;
  /** Leads to the player's page. */
  link?: boolean;
}

/** A name as it stands, for where the page isolates it. */
export function nameOf({ given_name, family_name }: Pick<Player, 'given_name' | 'family_name'>) {
  return `${given_name} ${family_name}`;
}

/** A name for the middle of a sentence. */
export const fullName = (player: Player): string => isolated(nameOf(player));

export function PlayerName({ player, short = false, rating = true, link = false }: Props) {
  const { title } = player;
  const name = (
    <b>
      <bdi>
        {!short && <span class="given">{isolated(player.given_name)} </span>}
        {isolated(player.family_name)}
      </bdi>
    </b>
  );
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
