// One person's offices: given and taken by administrators, with a last look; the log of both.
import { api } from '../api/client';
import type { PlayerOffices } from '../api/types';
import { dateTimeUtc } from '../format';
import { t } from '../i18n';
import { GiveOffice } from '../offices/GiveOffice';
import { TakeOffice } from '../offices/TakeOffice';
import { OFFICES } from '../offices/roles';
import { useTitle } from '../title';
import { Letter } from '../ui/Letter';
import { PlayerName, nameOf } from '../ui/PlayerName';
import { toast } from '../ui/Toast';
import { useFound } from '../ui/useFound';
import type { PageProps } from './pageProps';
import '../styles/offices.css';

export default function PlayerOfficesPage({ id }: PageProps) {
  useTitle(t('offices-title'));
  const { found, instead, put } = useFound<PlayerOffices>(id, () =>
    api.GET('/api/players/{id}/offices', { params: { path: { id: Number(id) } } }),
  );
  if (!found) return instead;
  const { player, may_give: mayGive, roles, appointments } = found;
  const who = nameOf(player);
  const held = OFFICES.filter((role) => roles.includes(role));
  const changed = (after: PlayerOffices, told: string) => {
    put(() => after);
    toast(told);
  };
  return (
    <Letter title={t('offices-of', { who })} lede={t('offices-of-lede')}>
      <p class="aside">
        <PlayerName player={player} rating={false} link /> · {player.id}
      </p>
      <section class="block" aria-labelledby="h-now">
        <h2 id="h-now">{t('offices-now')}</h2>
        {held.length === 0 && <p>{t('offices-none')}</p>}
        {held.length > 0 && (
          <ul class="plain offices">
            {held.map((role) => (
              <li key={role} class="row spread">
                {t(`role-${role}`)}
                {mayGive && (
                  <TakeOffice
                    role={role}
                    player={player}
                    onTaken={(after) => changed(after, t('offices-taken', { who }))}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
      {mayGive && (
        <GiveOffice
          key={appointments.length}
          player={player}
          roles={OFFICES.filter((role) => !roles.includes(role))}
          onGiven={(after) => changed(after, t('offices-given', { who }))}
        />
      )}
      {appointments.length > 0 && (
        <section class="block" aria-labelledby="h-log">
          <h2 id="h-log">{t('offices-log')}</h2>
          <ol class="plain offices">
            {appointments.map((each) => (
              <li key={`${each.at}-${each.role}`} class="panel pad">
                <p>
                  <b>{t(each.given ? 'offices-log-given' : 'offices-log-taken')}</b>:{' '}
                  {t(`role-${each.role}`)}
                </p>
                <p class="pre">
                  <bdi>{each.reason}</bdi>
                </p>
                <p class="small muted">
                  {each.by ? (
                    <PlayerName player={each.by} rating={false} link />
                  ) : (
                    t('offices-operator')
                  )}
                  , <time dateTime={each.at}>{dateTimeUtc(each.at)}</time>
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </Letter>
  );
}
