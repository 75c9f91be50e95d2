// The names of sections. The server numbers those that it makes; organisers give others a name.
import type { Section } from './api/types';
import { t } from './i18n';

/** "3" → "Section 3"; a name stays as it is. */
export const sectionText = (name: string): string =>
  /^\d+$/.test(name) ? t('section-numbered', { n: name }) : name;

/** With the event, unless the section's own name tells of it. */
export const sectionName = ({ event_name: event, name }: Pick<Section, 'event_name' | 'name'>) =>
  !event || name.includes(event) ? name : `${event}, ${sectionText(name)}`;
