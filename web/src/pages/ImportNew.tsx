// Bringing an event here that was held, or begun, elsewhere: its announcement step by step, then what was
// played, checked before anything is sent.
import { useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import { type Sent, sentAs } from '../api/sent';
import { forbidden } from '../api/problem';
import type { Problem } from '../api/types';
import { t } from '../i18n';
import { type Brought, NOTHING, begun, contentOf } from '../imports/bring';
import { GamesStep } from '../imports/GamesStep';
import { EMPTY, type Draft } from '../organise/draft';
import { type Place, keep } from '../organise/kept';
import { STEPS } from '../organise/steps';
import { Wizard, startAt } from '../organise/Wizard';
import { go } from '../router';
import { holds, mayImport, session } from '../session';
import { useTitle } from '../title';
import { toast } from '../ui/Toast';
import { Trouble } from '../ui/Trouble';
import '../styles/events.css';
import '../styles/organise.css';
import '../styles/imports.css';

const PLACES: readonly Place[] = ['preset', ...STEPS, 'games'];
const KEPT_AS = 'elsewhere';

export default function ImportNew() {
  if (!mayImport()) return <Trouble problem={forbidden()} />;
  return <Bringing />;
}

/** The one federation whose events the reader may bring; none for the office that brings all. */
function ownFederation(): string | undefined {
  return holds('world_tournament_director') ? undefined : session.value?.me.player.federation;
}

function Bringing() {
  useTitle(t('bring-title'));
  const [brought, setBrought] = useState<Brought>(NOTHING);
  const last = useRef<Sent | null>(null);
  const own = ownFederation();

  const post = (draft: Draft, dry_run: boolean) => {
    const content = contentOf(draft, brought);
    last.current = sentAs(last.current, content, () => crypto.randomUUID());
    const { id: request } = last.current;
    return api.POST('/api/imports', { body: { ...content, request, dry_run } });
  };
  const check = async (draft: Draft) => {
    const { data, error } = await post(draft, true);
    return { data: data && 'can_import' in data ? data : undefined, error };
  };
  const send = async (draft: Draft): Promise<Problem | null> => {
    const { data, error } = await post(draft, false);
    if (data && 'state' in data) {
      keep(KEPT_AS, null);
      toast(t('imports-done', { name: data.name, state: t(`imports-state-${data.state}`) }));
      go('/imports');
    }
    return error ?? null;
  };
  return (
    <div class="events wizard">
      <div class="head">
        <h1>{t('bring-title')}</h1>
        <p class="lede">{t('bring-lede')}</p>
      </div>
      <Wizard
        of={KEPT_AS}
        fresh
        start={startAt(EMPTY, 'preset')}
        places={PLACES}
        elsewhere={{ organisers: own === undefined ? null : [own] }}
        begin={(draft) => begun(draft, own)}
        games={({ draft, onMend, onBack }) => (
          <GamesStep
            draft={draft}
            brought={brought}
            onChange={(changed) => setBrought((old) => ({ ...old, ...changed }))}
            onCheck={() => check(draft)}
            onSend={() => send(draft)}
            onMend={onMend}
            onBack={onBack}
          />
        )}
      />
    </div>
  );
}
