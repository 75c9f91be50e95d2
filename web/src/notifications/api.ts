// The list of what the reader was told, and that it was looked at.
import { api } from '../api/client';
import type { components } from '../api/schema';
import { setUnread } from './unread';

type Schemas = components['schemas'];

export type Notification = Schemas['Notification'];
export type NotificationList = Schemas['NotificationList'];

export const askNotifications = (after?: string) =>
  api.GET('/api/notifications', { params: { query: after ? { after } : {} } });

/** Whether the server has heard of it; otherwise all of it is new the next time as well. */
export async function seeUntil(until: string): Promise<boolean> {
  const { error } = await api.POST('/api/notifications/seen', { body: { until } });
  if (!error) setUnread(0);
  return !error;
}
