// What somebody who plays no game can begin today: events that take entries, and challenges to anybody. Members see first
// what they have entered.
import type { EventLine } from '../events/api';
import { byDate, stageOf } from '../events/filters';
import { t } from '../i18n';
import { useAnswer } from '../play/AnswerDialog';
import { SeekList } from '../play/SeekList';
import { useSeeks } from '../play/useChallenges';
import { EventGlance } from './EventGlance';
import { useEvents } from './useEvents';
import '../styles/events.css';
import '../styles/play.css';

/** So many of each; the rest has a page of its own. */
const SHOWN = 4;

/** Players enter it themselves, without an invitation. */
const isForAnybody = ({ entry, teams }: EventLine) => entry !== 'invitation' && !teams;

/** They may have come differently far. */
const byStart = (a: EventLine, b: EventLine) => a.starts_at.localeCompare(b.starts_at);

/** `member`: who has entries is signed in. */
export function OpenNow({ member }: { member: boolean }) {
  const entered = useEvents(member ? { entered: true } : null);
  const open = useEvents({ phase: 'entries_open' });
  const seeks = useSeeks();
  const { ask, dialog } = useAnswer(seeks.load);
  const mine = new Set(entered.events?.map(({ id }) => id));
  return (
    <div class="play">
      <EventGlance
        {...entered}
        title={t('play-entered')}
        shown={(events) => events.filter((event) => stageOf(event) !== 'finished').sort(byStart)}
      />
      <EventGlance
        {...open}
        title={t('play-events')}
        none={t(mine.size ? 'play-events-no-other' : 'play-events-none')}
        shown={(events) =>
          events
            .filter((event) => isForAnybody(event) && !mine.has(event.id))
            .sort(byDate)
            .slice(0, SHOWN)
        }
      >
        <p class="all">
          <a href="/events">{t('play-events-all')}</a>
        </p>
      </EventGlance>
      <SeekList list={seeks} onAsk={ask} most={SHOWN} />
      {dialog}
    </div>
  );
}
