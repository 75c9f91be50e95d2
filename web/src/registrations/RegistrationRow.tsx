// Somebody who is registered: since when, how far the invitation is, and what can be done.
import { date } from '../format';
import { t } from '../i18n';
import { PlayerName, fullName } from '../ui/PlayerName';
import { Tag } from '../ui/Tag';
import { When } from '../ui/When';
import type { Registration } from './api';
import { standingOf } from './standing';

interface Props {
  of: Registration;
  now: number;
  onInvite: (of: Registration) => void;
  onTakeBack: (of: Registration) => void;
}

const TONES = { uninvited: 'amber', invited: undefined, lapsed: 'red' } as const;

export function RegistrationRow({ of, now, onInvite, onTakeBack }: Props) {
  const { player, registered_at: at, registered_by: by, invitation } = of;
  const standing = standingOf(of, now);
  const who = fullName(player);
  return (
    <li>
      <div>
        <h3>
          <PlayerName player={player} link /> <span class="small muted">{player.id}</span>
        </h3>
        <p class="row">
          <Tag tone={TONES[standing]}>{t(`federation-standing-${standing}`)}</Tag>
        </p>
        {invitation && (
          <p class="small">
            <bdi class="address">{invitation.email}</bdi>
            {' · '}
            <When
              at={invitation.sent_at}
              text={(when) =>
                t('federation-invited', { when, until: date(invitation.lapses_at), standing })
              }
            />
          </p>
        )}
        <p class="muted small">
          {by
            ? t('federation-registered-by', { day: date(at), who: fullName(by) })
            : t('federation-registered-on', { day: date(at) })}
        </p>
      </div>
      <p class="row">
        <button type="button" class="btn" onClick={() => onInvite(of)}>
          {t(invitation ? 'federation-invite-again' : 'federation-invite')}
          <span class="vh"> {who}</span>
        </button>
        <button type="button" class="btn quiet" onClick={() => onTakeBack(of)}>
          {t('federation-take-back')}
          <span class="vh"> {who}</span>
        </button>
      </p>
    </li>
  );
}
