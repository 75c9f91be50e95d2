// A federation of the register: its zone, who acts for it, and since when it is a member.
import { day } from '../format';
import { t } from '../i18n';
import { actsFor } from '../session';
import { Flag } from '../ui/Flag';
import { PlayerName } from '../ui/PlayerName';
import { federationName } from '../ui/federations';
import type { RegisteredFederation } from './api';

const standing = (member: boolean) => t(member ? 'federations-member' : 'federations-other');

export function FederationRow({ federation }: { federation: RegisteredFederation }) {
  const { code, zone, since, delegates, changes } = federation;
  return (
    <li>
      <p>
        <Flag federation={code} /> <strong>{federationName(code)}</strong>{' '}
        <span class="muted">
          {code}
          {zone && ` · ${t(`zone-${zone}`)}`}
          {since && ` · ${t('federations-since', { day: day(since) })}`}
        </span>{' '}
        <span class="small">
          <Pages code={code} />
        </span>
      </p>
      {delegates.length > 0 && (
        <p class="small">
          {t('federations-delegates')}{' '}
          {delegates.map((player, i) => (
            <span key={player.id}>
              {i > 0 && ', '}
              <PlayerName player={player} rating={false} link />
            </span>
          ))}
        </p>
      )}
      {changes.length > 0 && (
        <details class="small">
          <summary>{t('federations-changes')}</summary>
          <ol class="plain">
            {changes.map(({ from, member, zone: into, source }, place) => (
              <li key={place}>
                {t('federations-from', { day: day(from) })} {standing(member)}
                {into && `, ${t(`zone-${into}`)}`}: {source}
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}

/** Its players are for everybody, the rest for those who act for it. */
const Pages = ({ code }: { code: string }) =>
  actsFor(code) ? (
    <a href={`/federation/${code}`}>
      {t('federations-open')}
      <span class="vh"> {code}</span>
    </a>
  ) : (
    <a href={`/federation/${code}/members`}>
      {t('federations-players')}
      <span class="vh"> {code}</span>
    </a>
  );
