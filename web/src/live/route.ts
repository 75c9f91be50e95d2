// The page from which an event is watched: its results and boards as they come.
import { type Route, withTexts } from '../route';

export const live: Route = {
  pattern: /^\/events\/(\d{1,15})\/live$/,
  // How a game has ended stands among the words of my games.
  load: () => withTexts(import('./LivePage'), 'events', 'games', 'live'),
  section: 'events',
  // Players and officials see more of the running games.
  dependsOnMember: true,
};
