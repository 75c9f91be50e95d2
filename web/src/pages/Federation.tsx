// The home of whoever acts for a federation: what is due first, then all that can be done for it.
import { useEffect } from 'preact/hooks';
import { forbidden } from '../api/problem';
import { AreaList } from '../federation/AreaList';
import { ChooseFederation } from '../federation/ChooseFederation';
import { DueList } from '../federation/DueList';
import { FederationFrame } from '../federation/FederationFrame';
import { MembersPanel } from '../federation/MembersPanel';
import { NominationsPanel } from '../federation/NominationsPanel';
import { OpenEvents } from '../federation/OpenEvents';
import { areasOf } from '../federation/areas';
import { dueOf, takesEntries } from '../federation/due';
import { useHome } from '../federation/useHome';
import { t } from '../i18n';
import { go } from '../router';
import { actsFor, mayAnnounce, ownFederation, seesFederations } from '../session';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import type { PageProps } from './pageProps';

export default function Federation({ id: code }: PageProps) {
  const own = ownFederation();
  // There is one address for each federation, and a short one for one's own.
  const elsewhere = !code && own !== null;
  useEffect(() => {
    if (elsewhere) go(`/federation/${own}`, { replace: true });
  }, [elsewhere]);
  if (elsewhere) return <Skeleton height="70vh" />;
  if (!code && seesFederations()) return <ChooseFederation />;
  if (!code || !actsFor(code)) return <Trouble problem={forbidden()} />;
  return <Home code={code} />;
}

function Home({ code }: { code: string }) {
  const { home, ready, problem, load, loadNominations } = useHome(code);
  const { nominations, nextNominations } = home;
  const own = ownFederation() === code;
  const due = dueOf(code, home, Date.now());
  return (
    <FederationFrame code={code} page="" lede={t('federation-home-lede')}>
      {problem && (
        <div class="partly">
          <p>{t('federation-due-part')}</p>
          <Failure problem={problem} onRetry={load} />
        </div>
      )}
      <DueList due={due} ready={ready} />
      <div class="federation-parts">
        {own && <AreaList areas={areasOf(code, home, mayAnnounce())} />}
        <div class="column">
          {nominations && <NominationsPanel of={nominations} />}
          {nominations && (
            <MembersPanel
              code={code}
              years={[nominations, nextNominations].filter((each) => !!each)}
              onCounted={loadNominations}
            />
          )}
          {home.events ? (
            <OpenEvents events={takesEntries(home.events, code)} />
          ) : (
            !problem && <Skeleton height="220px" />
          )}
        </div>
      </div>
    </FederationFrame>
  );
}
