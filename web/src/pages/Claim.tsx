// The link in the letter that invites a registered player: whose number it is, and an account for it.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import { t } from '../i18n';
import { ClaimForm } from '../registrations/ClaimForm';
import { UseMine } from '../registrations/UseMine';
import type { Claimable } from '../registrations/api';
import { session } from '../session';
import { useTitle } from '../title';
import { Letter } from '../ui/Letter';
import { PlayerName } from '../ui/PlayerName';
import { Skeleton } from '../ui/Skeleton';
import { federationName } from '../ui/federations';
import { useFound } from '../ui/useFound';
import type { PageProps } from './pageProps';

type End = 'claimed' | 'moved' | 'void';

export default function Claim({ id: token }: PageProps) {
  const [end, setEnd] = useState<End | null>(null);
  const { found, instead } = useFound<Claimable>(token, async () => {
    const { data, error } = await api.POST('/api/claim/look', { body: { token } });
    if (error?.code === 'invalid_token') setEnd('void');
    return data ? { data } : { error };
  });
  useTitle(t(end ? `invited-end-${end}` : 'invited-title'));
  if (end === 'void') return <Void />;
  if (!found) return instead;
  if (end) return <Done end={end} of={found} />;
  const who = session.value;
  if (who === undefined) return <Skeleton height="60vh" />;
  const theEnd = (next: End) => () => setEnd(next);
  return (
    <Letter title={t('invited-title')} lede={t(who ? 'invited-lede-member' : 'invited-lede')}>
      <Whose of={found} />
      {who ? (
        <UseMine
          token={token}
          of={found}
          me={who.me}
          onMoved={() => {
            setEnd('moved');
            // The server has ended every session, this one too.
            session.value = null;
          }}
          onVoid={theEnd('void')}
        />
      ) : (
        <ClaimForm token={token} of={found} onClaimed={theEnd('claimed')} onVoid={theEnd('void')} />
      )}
    </Letter>
  );
}

/** Whom the link is for. */
const Whose = ({ of: { player } }: { of: Claimable }) => (
  <div class="panel whose">
    <p class="whose-name">
      <PlayerName player={player} rating={false} />
    </p>
    <dl class="kv">
      <dt>{t('account-number')}</dt>
      <dd>{player.id}</dd>
      <dt>{t('federation')}</dt>
      <dd>{federationName(player.federation)}</dd>
    </dl>
  </div>
);

/** The account is there, and whoever has it signs in with it. */
function Done({ end, of: { player, email } }: { end: 'claimed' | 'moved'; of: Claimable }) {
  return (
    <Letter
      title={t(`invited-end-${end}`)}
      lede={t(`invited-end-${end}-text`, { n: String(player.id), email })}
      announce
    >
      <div class="block">
        <a class="btn primary" href="/sign-in">
          {t('sign-in')}
        </a>
      </div>
    </Letter>
  );
}

/** Used, replaced by a later one, or too old: what can be done now. */
const Void = () => (
  <Letter title={t('invited-end-void')} announce>
    <div class="block">
      <p>{t('invited-end-void-text')}</p>
      <p>{t('invited-end-void-used')}</p>
      <a class="btn" href="/sign-in">
        {t('sign-in')}
      </a>
    </div>
  </Letter>
);
