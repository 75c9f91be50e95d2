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

type Named = Pick<Section, 'name'> & Partial<Pick<Section, 'friendly'>>;

/** What stands where the event is told apart; a friendly game belongs to none, and is named by its challenge. */
export const sectionTitle = ({ name, friendly }: Named): string =>
  friendly ? t('friendly-game', { n: name }) : sectionText(name);

/** With the event, unless the section's own name tells of it. */
export function sectionName(section: Named & Pick<Section, 'event_name'>): string {
  const { event_name: event, name, friendly } = section;
  if (friendly) return sectionTitle(section);
  return !event || name.includes(event) ? name : `${event}, ${sectionText(name)}`;
}
