// The page of all notes, and who may see it.
import { type Route, withTexts } from '../route';

export const notes: Route = {
  pattern: /^\/notes$/,
  load: () => withTexts(import('./NotesPage'), 'notes'),
  section: 'games',
  membersOnly: true,
};
