// Webhooks: programs that are told what has happened, for the reader or for their federation.
import { useEffect, useRef } from 'preact/hooks';
import type { NewWebhook } from '../api/types';
import { t } from '../i18n';
import { session } from '../session';
import { useTitle } from '../title';
import { CopyField } from '../ui/CopyField';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import { useWebhooks } from '../webhooks/useWebhooks';
import { WebhookForm } from '../webhooks/WebhookForm';
import { WebhookList } from '../webhooks/WebhookList';
import '../styles/settings.css';
import '../styles/webhooks.css';

export default function Webhooks() {
  useTitle(t('webhooks-all'));
  const { webhooks, problem, made, load, make, remove } = useWebhooks();
  const me = session.value?.me;
  if (!webhooks || !me) {
    const retry = () => void load();
    return problem ? <Trouble problem={problem} onRetry={retry} /> : <Skeleton height="70vh" />;
  }
  const federation = me.roles.includes('federation') ? me.player.federation : undefined;
  return (
    <div class="settings">
      <div class="head">
        <h1>{t('webhooks-all')}</h1>
        <p class="lede">
          {t('webhooks-lede')}{' '}
          <a href="https://www.standardwebhooks.com/" rel="noreferrer">
            {t('webhooks-standard')}
          </a>
        </p>
      </div>
      <section class="panel pad" aria-labelledby="h-new-webhook">
        <h2 id="h-new-webhook">{t('webhooks-new')}</h2>
        <WebhookForm federation={federation} onMake={make} />
      </section>
      <div class="column">
        {made && <Made key={made.webhook.id} made={made} />}
        <WebhookList webhooks={webhooks} onRemove={remove} />
      </div>
    </div>
  );
}

/** The only sight of a webhook's secret: it comes into view by itself. */
function Made({ made }: { made: NewWebhook }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section class="panel pad made" ref={box} tabIndex={-1} aria-labelledby="h-made">
      <h2 id="h-made">{t('webhooks-here')}</h2>
      <div class="form">
        <CopyField label={t('webhooks-secret')} value={made.secret} hint={t('webhooks-once')} />
      </div>
    </section>
  );
}
