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

type Named = Pick<Section, 'name' | 'event_name'> & Partial<Pick<Section, 'friendly'>>;

/**
 * What stands where the event is told apart. A friendly game belongs to none, and is named by its challenge; a tournament
 * among friends has one section, and the name that they have given it.
 */
export function sectionTitle({ name, event_name: event, friendly }: Named): string {
  switch (friendly) {
    case 'game':
      return t('friendly-game', { n: name });
    case 'tournament':
      return event;
    default:
      return sectionText(name);
  }
}

/** With the event, unless the section's own name tells of it. */
export function sectionName(section: Named): string {
  const { event_name: event, name, friendly } = section;
  if (friendly) return sectionTitle(section);
  return !event || name.includes(event) ? name : `${event}, ${sectionText(name)}`;
}
