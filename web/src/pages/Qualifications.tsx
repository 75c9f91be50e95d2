// What a player is qualified for, by which article and until when; to the player, what is missing for more.
import { api } from '../api/client';
import { dashed, t } from '../i18n';
import { Chances } from '../qualifications/Chances';
import { QualifiedFor } from '../qualifications/QualifiedFor';
import { STAGES, type PlayersQualifications } from '../qualifications/api';
import { session } from '../session';
import { useTitle } from '../title';
import { Cited } from '../ui/Cited';
import { Letter } from '../ui/Letter';
import { PlayerName, nameOf } from '../ui/PlayerName';
import { useFound } from '../ui/useFound';
import type { PageProps } from './pageProps';
import '../styles/qualifications.css';

export default function QualificationsPage({ id }: PageProps) {
  useTitle(t('qualified-title'));
  const { found, instead, put } = useFound<PlayersQualifications>(id, () =>
    api.GET('/api/players/{id}/qualifications', { params: { path: { id: Number(id) } } }),
  );
  if (!found) return instead;
  const { player, qualifications, stays, chances, finals } = found;
  const own = session.value?.me.player.id === player.id;
  const stages = STAGES.filter((stage) => qualifications.some((one) => one.stage === stage));
  return (
    <Letter
      title={own ? t('qualified-mine') : t('qualified-of', { who: nameOf(player) })}
      lede={t('qualified-lede')}
    >
      <p class="aside">
        <PlayerName player={player} rating={false} link /> · {player.id}
      </p>
      {stages.length === 0 && <p>{t(own ? 'qualified-none-mine' : 'qualified-none')}</p>}
      {stages.map((stage) => (
        <QualifiedFor
          key={stage}
          stage={stage}
          qualifications={qualifications.filter((one) => one.stage === stage)}
          player={player.id}
          finals={finals}
          onChange={(next) => put(() => next)}
        />
      ))}
      {stays.length > 0 && (
        <section class="block" aria-labelledby="h-stays">
          <h2 id="h-stays">{t('qualified-stays')}</h2>
          <ul>
            {stays.map(({ stage, event, sections }) => (
              <li key={`${stage} ${event.id} ${sections.join(' ')}`}>
                {t(`events-stage-${dashed(stage)}`)}:{' '}
                <a href={`/events/${event.id}`}>{event.name}</a>{' '}
                <span class="small muted">
                  <Cited text={t('qualified-stays-why')} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {own && <Chances chances={chances} />}
    </Letter>
  );
}
