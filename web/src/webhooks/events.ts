// What a webhook may be told of, in the order in which it is offered.
import type { Webhook } from '../api/types';
import { has, t } from '../i18n';

export type WebhookEvent = Webhook['events'][number];

export const EVENTS: readonly WebhookEvent[] = [
  'game.ended',
  'section.finished',
  'match.finished',
  'list.published',
];

/** An event's name in words; a newer server may know more of them. */
export function eventText(event: string): string {
  const id = `webhooks-event-${event.replace('.', '-')}`;
  return has(id) ? t(id) : event;
}
