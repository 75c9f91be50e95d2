// The names of sections. The server numbers those that it makes; organisers give others a name.
import type { Section } from './api/types';
import { t } from './i18n';

const BOARD = /^(?:(.+), )?board (\d+)$/i;

/** Whether the server has named it as a board of teams. */
export const isBoard = ({ name }: Pick<Section, 'name'>): boolean => BOARD.test(name);

/** "3" → "Section 3", and a board of teams in words: "Board 2", "3, board 2"; another name stays as it is. */
export function sectionText(name: string): string {
  if (/^\d+$/.test(name)) return t('section-numbered', { n: name });
  const [, section, n] = BOARD.exec(name) ?? [];
  if (!n) return name;
  const board = t('section-board', { n });
  return section ? `${sectionText(section)}, ${board}` : board;
}

/** With the event, unless the section's own name tells of it. */
export const sectionName = ({ event_name: event, name }: Pick<Section, 'event_name' | 'name'>) =>
  !event || name.includes(event) ? name : `${event}, ${sectionText(name)}`;
