// How one comes to play in an event that goes on from another one: nobody enters it.
import { date } from '../format';
import { t } from '../i18n';
import { session } from '../session';
import { Cited } from '../ui/Cited';
import type { EventView } from './api';

/**
 * Whether the reader would enter in vain, as those play who advance. What else stands in a signed-in reader's way is
 * told as in other events.
 */
export function isByAdvance({ round_before: before, refusal }: EventView): boolean {
  if (!before) return false;
  return !session.value || !refusal || refusal.code === 'players_advance';
}

export function Advances({ event }: { event: EventView }) {
  const { round_before: before, phase, announcement } = event;
  if (!before) return null;
  return (
    <>
      <p>
        {t(announcement.system === 'swiss' ? 'events-advance-swiss' : 'events-advance-text')}{' '}
        <a href={`/events/${before.event}`}>{before.name}</a>
      </p>
      <p class="small muted">
        <Cited text={t('events-advance-official')} />
      </p>
      {phase === 'upcoming' && (
        <p>{t('events-opens-on', { day: date(announcement.entries_open_at) })}</p>
      )}
    </>
  );
}
