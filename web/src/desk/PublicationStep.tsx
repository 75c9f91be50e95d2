// What is due for a player who shows running games against the rules (TR-14), and the way to decide it.
import { t } from '../i18n';
import { type Case, type PublicationDue } from '../decisions/api';
import { holds } from '../session';
import { Cited } from '../ui/Cited';

/** Days of the second step (TR-14). */
const PENALTY_DAYS = '10';

interface Props {
  item: Case;
  due: PublicationDue;
}

export function PublicationStep({ item, due }: Props) {
  const { step, earlier, elsewhere, may_suspend: suspends } = due;
  const isOfficer = holds('world_tournament_director');
  const params = new URLSearchParams({ case: String(item.id) });
  if (item.player) params.set('player', String(item.player.id));
  if (step !== 'suspension') params.set('kind', step);
  if (step === 'penalty') params.set('days', PENALTY_DAYS);
  return (
    <section class="panel case" aria-labelledby="h-due">
      <h2 id="h-due">
        <Cited text={t('due-title')} />
      </h2>
      <p>
        {t('due-earlier', { n: earlier })} {t('due-elsewhere', { n: elsewhere })}
      </p>
      <p>
        <b>{t(`due-${step}`)}</b> {suspends && step !== 'suspension' && t('due-may-suspend')}
      </p>
      <p class="muted small">{t('due-deviate')}</p>
      <p class="row">
        <a class="btn" href={`/desk/sections/${item.section.id}?${params}`}>
          {t('due-decide')}
        </a>
        {suspends && item.player && isOfficer && (
          <a class="btn" href={`/player/${item.player.id}/suspensions`}>
            {t('due-suspend')}
          </a>
        )}
      </p>
    </section>
  );
}
