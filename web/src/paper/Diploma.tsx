// A diploma, or a certificate of who has taken part: one landscape page each, to be signed.
import type { Player } from '../api/types';
import type { EventView } from '../events/api';
import { longDay } from '../format';
import { t } from '../i18n';
import { federationName } from '../ui/federations';
import { isolated } from '../ui/isolated';
import { organiserName, titled } from './words';

/** What one is given for. */
export interface Award {
  key: string;
  /** A player with the title, or a team. */
  name: string;
  /** Under the name: federation and number. */
  from: string;
  /** Of a team, board 1 first. */
  players: readonly Player[];
  /** Of a certificate: the team for which somebody has played. */
  team: string | null;
  /** "for first place"; on a certificate "5th place". */
  place: string;
  score: string;
  /** The section or the board in words. */
  section: string;
  /** When the table is final. */
  day: string | null;
}

export type Kind = 'diploma' | 'certificate';

export const playerAward = (player: Player) => ({
  name: titled(player),
  from: `${federationName(player.federation)} · ${player.id}`,
});

interface Props {
  event: EventView;
  award: Award;
  kind: Kind;
  /** A line of the organiser's own. */
  own: string;
}

export function Diploma({ event, award, kind, own }: Props) {
  const { organiser, name: eventName } = event.announcement;
  const { key, name, from, team, players, section } = award;
  const heading = `h-${kind}-${key}`;
  const inEvent = t(`paper-${kind}-in`, { event: isolated(eventName), section });
  return (
    <article class="diploma" aria-labelledby={`${heading} ${heading}-name`}>
      <p class="diploma-by">{organiserName(organiser)}</p>
      <h2 id={heading}>{t(`paper-${kind}`)}</h2>
      <p>{t(`paper-${kind}-says`)}</p>
      <p class="diploma-name" id={`${heading}-name`}>
        <bdi>{name}</bdi>
      </p>
      {from && <p class="diploma-from">{from}</p>}
      {players.length > 0 && <TeamOf players={players} />}
      {kind === 'certificate' && <p>{inEvent}</p>}
      {team && <p>{t('paper-certificate-team', { team: isolated(team) })}</p>}
      <p class={kind === 'diploma' ? 'diploma-place' : undefined}>{award.place}</p>
      {kind === 'diploma' && <p>{inEvent}</p>}
      <p>{award.score}</p>
      {own && <p class="diploma-own">{own}</p>}
      {award.day && <p class="diploma-day">{t('paper-final-on', { day: longDay(award.day) })}</p>}
      <Lines event={event} />
    </article>
  );
}

function TeamOf({ players }: { players: readonly Player[] }) {
  const many = players.length > 8;
  return (
    <ol class={many ? 'diploma-team many' : 'diploma-team'}>
      {players.map((player) => (
        <li key={player.id}>
          <bdi>{titled(player)}</bdi>
        </li>
      ))}
    </ol>
  );
}

/** Where the director and the president sign. */
function Lines({ event: { director, announcement } }: { event: EventView }) {
  return (
    <p class="diploma-lines">
      <span>
        {director && (
          <>
            {titled(director)}
            <br />
          </>
        )}
        {t('events-director')}
      </span>
      <span>{t(announcement.organiser === 'ICCF' ? 'paper-president' : 'paper-chair')}</span>
    </p>
  );
}
