// Everybody who is suspended by officers now, for the officers who do; each leads to the player's own page.
import { api } from '../api/client';
import type { components } from '../api/schema';
import { DeskPage } from '../desk/DeskPage';
import { dateTimeUtc } from '../format';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { PlayerName } from '../ui/PlayerName';
import { useFound } from '../ui/useFound';
import '../styles/withdraw.css';

type SuspendedPlayers = components['schemas']['SuspendedPlayers'];

export default function Suspended() {
  const { found, instead } = useFound<SuspendedPlayers>('', () => api.GET('/api/suspensions'));
  if (!found) return instead;
  return (
    <DeskPage title={t('suspended-title')} lede={t('suspended-lede')}>
      {found.players.length === 0 && <p class="empty panel">{t('suspended-none')}</p>}
      {found.players.length > 0 && (
        <ul class="plain panel pad suspensions">
          {found.players.map(({ player, cause, rule, until }) => (
            <li key={player.id}>
              <PlayerName player={player} rating={false} link /> ·{' '}
              <Cited text={`${t(`suspension-${cause}`)} (${rule})`} /> ·{' '}
              <a href={`/player/${player.id}/suspensions`}>
                {t('suspended-until', { when: dateTimeUtc(until) })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </DeskPage>
  );
}
