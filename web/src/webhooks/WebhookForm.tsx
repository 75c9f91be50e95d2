// A new webhook: where to, of what, for whom.
import { useState } from 'preact/hooks';
import type { MakeWebhook, Problem } from '../api/types';
import { t } from '../i18n';
import { Choices } from '../ui/Choices';
import { Field, FieldFrame } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { EVENTS, type WebhookEvent, eventText } from './events';

interface Props {
  /** The federation for which the reader may make webhooks. */
  federation: string | undefined;
  onMake: (body: MakeWebhook) => Promise<Problem | undefined>;
}

export function WebhookForm({ federation, onMake }: Props) {
  const [forFederation, setForFederation] = useState(federation !== undefined);
  const [chosen, setChosen] = useState<ReadonlySet<WebhookEvent>>(new Set(['game.ended'] as const));
  const [turn, setTurn] = useState(0);

  const send = async ({ url = '' }: Values) => {
    const events = EVENTS.filter((event) => chosen.has(event));
    const problem = await onMake({ url: url.trim(), events, for_federation: forFederation });
    // An empty form for the next one.
    if (!problem) setTurn(turn + 1);
    return problem;
  };
  const check = (): Record<string, string> =>
    chosen.size ? {} : { event: t('webhooks-event-missing') };
  return (
    <Form
      key={turn}
      submit={t('webhooks-make')}
      onSend={send}
      check={check}
      fieldOf={{ invalid_webhook: 'url' }}
    >
      {federation && (
        <FieldFrame name="owner" label={t('webhooks-owner')}>
          {(ties) => (
            <select
              {...ties}
              onChange={(event) => setForFederation(event.currentTarget.value === 'federation')}
            >
              <option value="federation" selected={forFederation}>
                {t('webhooks-owner-federation', { federation })}
              </option>
              <option value="own" selected={!forFederation}>
                {t('webhooks-owner-own')}
              </option>
            </select>
          )}
        </FieldFrame>
      )}
      <Field
        name="url"
        label={t('webhooks-url')}
        hint={t('webhooks-url-hint')}
        required
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellcheck={false}
        maxLength={2_000}
      />
      <Choices
        name="event"
        label={t('webhooks-events')}
        options={EVENTS.map((event) => [event, eventText(event)] as const)}
        chosen={chosen}
        onChange={setChosen}
      />
    </Form>
  );
}
