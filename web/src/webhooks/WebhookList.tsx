// Webhooks that exist: what each is told, a trial, its log, and the end of it.
import { useState } from 'preact/hooks';
import type { Problem, Webhook } from '../api/types';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { Tag } from '../ui/Tag';
import { When } from '../ui/When';
import { Deliveries } from './Deliveries';
import { eventText } from './events';

interface Props {
  webhooks: readonly Webhook[];
  onRemove: (id: string) => Promise<Problem | null>;
}

export function WebhookList({ webhooks, onRemove }: Props) {
  const [ending, setEnding] = useState<Webhook>();
  return (
    <section class="panel pad" aria-labelledby="h-webhooks">
      <h2 id="h-webhooks">{t('webhooks-all')}</h2>
      {webhooks.length === 0 && <p class="muted">{t('webhooks-none')}</p>}
      <ul class="things">
        {webhooks.map((webhook) => (
          <Item key={webhook.id} webhook={webhook} onEnd={() => setEnding(webhook)} />
        ))}
      </ul>
      <Confirm
        open={ending !== undefined}
        title={t('webhooks-remove-title')}
        text={t('webhooks-remove-text', { url: ending?.url ?? '' })}
        action={t('webhooks-remove-action')}
        danger
        onConfirm={() => (ending ? onRemove(ending.id) : Promise.resolve(null))}
        onClose={() => setEnding(undefined)}
      />
    </section>
  );
}

function Item({ webhook: { id, url, events, created_at: made }, onEnd }: ItemProps) {
  const [open, setOpen] = useState(false);
  // A webhook's name begins with its owner: a player's number, or a federation's letters.
  const [owner = ''] = id.split('_');
  const federation = /^[A-Z]{3}$/.test(owner);
  return (
    <li>
      <div>
        <h3>{url}</h3>
        <p class="row">
          <Tag strong>
            {federation ? t('webhooks-federations', { federation: owner }) : t('webhooks-own')}
          </Tag>
          {events.map((event) => (
            <Tag key={event}>{eventText(event)}</Tag>
          ))}
        </p>
        <p class="muted small">
          <When at={made} text={(when) => t('webhooks-made', { when })} />
        </p>
      </div>
      <div class="row">
        <button
          type="button"
          class="btn"
          aria-expanded={open}
          aria-label={open ? undefined : t('webhooks-log-which', { url })}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'webhooks-log-hide' : 'webhooks-log')}
        </button>
        <button
          type="button"
          class="btn"
          aria-label={t('webhooks-remove-which', { url })}
          onClick={onEnd}
        >
          {t('webhooks-remove')}
        </button>
      </div>
      {open && <Deliveries id={id} url={url} />}
    </li>
  );
}

interface ItemProps {
  webhook: Webhook;
  onEnd: () => void;
}
