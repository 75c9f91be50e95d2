// The results of an event in all its sections, by day, the latest first.
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { api } from '../api/client';
import { zone } from '../format';
import { score } from '../game/words';
import type { EventView } from '../events/api';
import { lang, t } from '../i18n';
import { byDay, dayName, daysIn, timesIn } from '../notifications/days';
import { sectionText } from '../sectionName';
import { PlayerName } from '../ui/PlayerName';
import { Skeleton } from '../ui/Skeleton';
import { type EventResult, type EventResults, withLatest, withMore } from './lists';
import { TroubleHere } from './TroubleHere';
import { type Answer, type Step, useLive } from './useLive';

/** So many at first: on a phone the games stand below them. */
const FEW = 10;
const MORE = 50;

const NAMES = { today: 'live-today', yesterday: 'live-yesterday' };

/** Asked for again, no more of them than are shown: nothing below is pushed down unasked. */
function linesOf(step: Step, shown: EventResults | null): number {
  if (step === 'more') return MORE;
  return Math.min(Math.max(FEW, shown?.results.length ?? 0), MORE);
}

async function askResults(
  id: number,
  step: Step,
  shown: EventResults | null,
): Promise<Answer<EventResults>> {
  const after = step === 'more' ? shown?.next : null;
  const query = { limit: linesOf(step, shown), ...(after && { after }) };
  const params = { path: { id }, query };
  const { data, error } = await api.GET('/api/events/{id}/results', { params });
  if (!data) return { error };
  if (!shown || step === 'first') return { data };
  return { data: step === 'more' ? withMore(shown, data) : withLatest(shown, data) };
}

export function Results({ event }: { event: EventView }) {
  const { shown, trouble, busy, run } = useLive<EventResults>(
    (step, old) => askResults(event.id, step, old),
    event.phase !== 'finished',
  );
  const heading = useRef<HTMLHeadingElement>(null);
  // The button is gone with the failure.
  const retry = async (step: Step) => {
    if (await run(step)) heading.current?.focus();
  };
  return (
    <section class="live-part" aria-labelledby="h-live-results">
      <h2 id="h-live-results" tabIndex={-1} ref={heading}>
        {t('live-results')}
      </h2>
      <TroubleHere trouble={trouble} at={shown?.now} onRetry={(step) => void retry(step)} />
      {!shown && !trouble && <Skeleton height="320px" />}
      {shown && !shown.results.length && <p class="empty panel">{t('live-results-none')}</p>}
      {shown && shown.results.length > 0 && (
        <Days
          list={shown}
          named={event.sections.length > 1}
          busy={busy}
          more={shown.next === null ? null : () => run('more')}
        />
      )}
    </section>
  );
}

interface DaysProps {
  list: EventResults;
  /** Whether the section is told. */
  named: boolean;
  busy: boolean;
  /** Null when all are here. */
  more: (() => Promise<boolean>) | null;
}

function Days({ list: { now, results }, named, busy, more }: DaysProps) {
  const box = useRef<HTMLDivElement>(null);
  // The button goes with the last page: the focus is at the first line that has come.
  const from = useRef<number | null>(null);
  useEffect(() => {
    if (from.current === null || results.length <= from.current) return;
    box.current?.querySelectorAll('a')[from.current]?.focus();
    from.current = null;
  }, [results.length]);
  const days = useMemo(() => byDay(results, zone), [results]);
  const timeOf = useMemo(() => timesIn(lang.value, zone), [lang.value]);
  const today = daysIn(zone)(new Date(now));
  const showMore = async () => {
    if (busy || !more) return;
    from.current = results.length;
    if (!(await more())) from.current = null;
  };
  return (
    <>
      <div class="live-days" ref={box}>
        {days.map(({ day, lines }) => (
          <div key={day}>
            <h3 id={`live-${day}`}>{dayName(day, today, NAMES)}</h3>
            <ul class="panel live-results" aria-labelledby={`live-${day}`}>
              {lines.map((line) => (
                <Line key={line.game} line={line} named={named} time={timeOf(new Date(line.at))} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      {more && (
        <p class="row">
          <button type="button" class="btn" aria-busy={busy} onClick={() => void showMore()}>
            {t('live-results-more')}
          </button>
        </p>
      )}
    </>
  );
}

interface LineProps {
  line: EventResult;
  named: boolean;
  time: string;
}

function Line({ line, named, time }: LineProps) {
  const { game, white, black, flag, section_name: section, at } = line;
  const told = [named && sectionText(section), flag && t(`section-flag-${flag}`)].filter(Boolean);
  return (
    <li>
      <a class="cover" href={`/game/${game}`}>
        <PlayerName player={white} rating={false} /> – <PlayerName player={black} rating={false} />{' '}
        <b class="live-score">
          {/* A game that was cancelled counts for nothing. */}
          {flag !== 'C' && score(line)}
          {flag && <span aria-hidden="true">{flag === 'C' ? flag : <sup>{flag}</sup>}</span>}
        </b>
      </a>
      <p class="small muted">
        <time dateTime={at}>{time}</time>
        {told.length > 0 && ` · ${told.join(' · ')}`}
      </p>
    </li>
  );
}
