// Players whom a federation registers, and who have no account yet.
import { useState } from 'preact/hooks';
import { forbidden } from '../api/problem';
import { FederationFrame } from '../federation/FederationFrame';
import { t } from '../i18n';
import { query } from '../router';
import { RegisterByFile } from '../registrations/RegisterByFile';
import { RegisterOne } from '../registrations/RegisterOne';
import { RegistrationList } from '../registrations/RegistrationList';
import { wishOf } from '../registrations/standing';
import { useRegistrations } from '../registrations/useRegistrations';
import { registersFor } from '../session';
import { Failure } from '../ui/Failure';
import { fullName } from '../ui/PlayerName';
import { Skeleton } from '../ui/Skeleton';
import { toast } from '../ui/Toast';
import { Trouble } from '../ui/Trouble';
import type { PageProps } from './pageProps';
import '../styles/settings.css';

export default function FederationRegistrations({ id: code }: PageProps) {
  if (!registersFor(code)) return <Trouble problem={forbidden()} />;
  return <Registrations key={code} code={code} />;
}

function Registrations({ code }: { code: string }) {
  const { registrations, problem, load, put, invite, takeBack } = useRegistrations(code);
  // Who comes for some of those who are registered finds them first.
  const [isFormFirst] = useState(wishOf(query.peek()).standing === 'all');
  return (
    <FederationFrame code={code} page="/registrations" lede={t('federation-registrations-lede')}>
      <details class="panel pad" open={isFormFirst}>
        <summary>
          <h2>{t('federation-register-title')}</h2>
        </summary>
        <RegisterOne
          code={code}
          onRegistered={(registration) => {
            put(registration);
            const { player, invitation } = registration;
            toast(
              t('federation-done', {
                who: fullName(player),
                n: String(player.id),
                invited: invitation ? 'yes' : 'no',
              }),
            );
          }}
        />
      </details>
      <details class="panel pad">
        <summary>
          <h2>{t('federation-file-title')}</h2>
        </summary>
        <RegisterByFile code={code} onRegistered={load} />
      </details>
      {problem && <Failure problem={problem} onRetry={load} />}
      {!registrations && !problem && <Skeleton height="40vh" />}
      {registrations && (
        <RegistrationList
          registrations={registrations}
          now={Date.now()}
          onInvite={async (of, email, language) => {
            const refusal = await invite(of, email, language);
            if (!refusal) toast(t('federation-invited-done', { email }));
            return refusal;
          }}
          onTakeBack={async (of) => {
            const refusal = await takeBack(of);
            if (!refusal) toast(t('federation-taken-back', { who: fullName(of.player) }));
            return refusal;
          }}
        />
      )}
    </FederationFrame>
  );
}
