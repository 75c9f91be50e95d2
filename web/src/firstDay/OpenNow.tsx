// What somebody who plays no game can begin today: events that take entries, and challenges to anybody. Members see first
// what they have entered.
import type { EventLine } from '../events/api';
import { byDate, stageOf } from '../events/filters';
import { t } from '../i18n';
import { useAnswer } from '../play/AnswerDialog';
import { SeekCards } from '../play/SeekCards';
import { useSeeks } from '../play/useChallenges';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
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
      <Seeks />
    </div>
  );
}

function Seeks() {
  const { shown, problem, load } = useSeeks();
  const { ask, dialog } = useAnswer(load);
  const seeks = shown?.seeks.filter(({ may_withdraw: mine }) => !mine).slice(0, SHOWN);
  return (
    <section aria-labelledby="h-seeks">
      <h2 id="h-seeks">{t('play-seeks')}</h2>
      {problem && <Failure problem={problem} onRetry={load} />}
      {!seeks && !problem && <Skeleton height="160px" />}
      {seeks?.length === 0 && <p class="muted">{t('play-seeks-none')}</p>}
      {seeks && <SeekCards seeks={seeks} onAsk={ask} />}
      <p class="all">
        <a href="/play">{t('play-seeks-all')}</a>
      </p>
      {dialog}
    </section>
  );
}
