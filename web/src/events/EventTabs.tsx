// The pages of an event: for those who organise it, and the teams and what is played for everybody.
import { t } from '../i18n';
import { Tabs } from '../ui/Tabs';
import type { EventView } from './api';

const canOrganise = ({ may }: EventView): boolean => Object.values(may).some(Boolean);

/** Whether there is something to watch, or has been. */
export const hasGames = ({ phase, sections }: EventView): boolean =>
  (phase === 'published' || phase === 'running' || phase === 'finished') && sections.length > 0;

export function EventTabs({ event }: { event: EventView }) {
  const { id, may, announcement } = event;
  const teams = announcement.teams !== null;
  const live = hasGames(event);
  if (!teams && !live && !canOrganise(event)) return null;
  const pages = [
    ['', 'event', true],
    ['/live', 'live', live],
    ['/teams', 'teams', teams],
    ['/entries', 'entries', !teams && (may.see_entries || may.enter_others)],
    ['/sections', 'sections', may.propose || may.publish],
    ['/change', 'change', may.change],
  ] as const;
  const open = pages.filter(([, , shown]) => shown);
  return (
    <Tabs
      label={t('events-tabs')}
      pages={open.map(([to, name]) => [`/events/${id}${to}`, t(`events-tab-${name}`)])}
    />
  );
}
