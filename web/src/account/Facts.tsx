// What Posthorn knows about the member.
import type { Me } from '../api/types';
import { t } from '../i18n';
import { Flag } from '../ui/Flag';
import { fullName } from '../ui/PlayerName';

export function Facts({ me }: { me: Me }) {
  const { player } = me;
  return (
    <dl class="facts-list">
      <dt>{t('account-name')}</dt>
      <dd>{fullName(player)}</dd>
      <dt>{t('federation')}</dt>
      <dd>
        <Flag federation={player.federation} /> <span aria-hidden="true">{player.federation}</span>
      </dd>
      <dt>{t('account-title')}</dt>
      <dd>
        {player.title ? `${t(`title-${player.title}`)} (${player.title})` : t('account-no-title')}
      </dd>
      <dt>{t('account-rating')}</dt>
      <dd>{player.rating ?? t('account-no-rating')}</dd>
      <dt>{t('account-number')}</dt>
      <dd>{player.id}</dd>
      <dt>{t('email')}</dt>
      <dd class="breakable">{me.email}</dd>
      <dt>{t('account-roles')}</dt>
      <dd>{me.roles.map((role) => t(`role-${role}`)).join(', ')}</dd>
    </dl>
  );
}
