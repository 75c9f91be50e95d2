// The page of what the reader was told, and who may see it.
import { type Route, withTexts } from '../route';

export const notifications: Route = {
  pattern: /^\/notifications$/,
  load: () => withTexts(import('./NotificationsPage'), 'notifications'),
  section: 'account',
  membersOnly: true,
};
