// The list of what the reader was told, by day.
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { zone } from '../format';
import { lang, t } from '../i18n';
import type { Notification, NotificationList } from './api';
import { byDay, dayName, daysIn, timesIn } from './days';

interface Props {
  list: NotificationList;
  busy: boolean;
  /** Null when all are here. */
  more: (() => Promise<void>) | null;
}

export function Days({ list: { notifications, unread }, busy, more }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // The button goes with the last page: the focus is at the first line that has come.
  const from = useRef<number | null>(null);
  useEffect(() => {
    if (from.current === null || notifications.length <= from.current) return;
    box.current?.querySelectorAll('a')[from.current]?.focus();
    from.current = null;
  }, [notifications.length]);
  const days = useMemo(
    // The latest are the new ones.
    () =>
      byDay(
        notifications.map((line, i) => ({ ...line, unread: i < unread })),
        zone,
      ),
    [notifications, unread],
  );
  const timeOf = useMemo(() => timesIn(lang.value, zone), [lang.value]);
  const today = daysIn(zone)(new Date());
  const showMore = () => {
    if (busy || !more) return;
    from.current = notifications.length;
    void more();
  };
  return (
    <>
      <div class="told" aria-busy={busy} ref={box}>
        {days.map(({ day, lines }) => (
          <section key={day}>
            <h2 id={`told-${day}`}>{dayName(day, today)}</h2>
            <ul class="panel" aria-labelledby={`told-${day}`}>
              {lines.map((line, i) => (
                // Nothing ever comes before a line: it is its place that tells it from others.
                <Line key={i} line={line} time={timeOf(new Date(line.at))} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {more && (
        <p class="row">
          <button type="button" class="btn" aria-busy={busy} onClick={showMore}>
            {t('notifications-more')}
          </button>
        </p>
      )}
    </>
  );
}

function Line({ line, time }: { line: Notification; time: string }) {
  const { at, title, event, path, unread } = line;
  return (
    <li class={unread ? 'new' : undefined}>
      <div>
        <a class="cover" href={path} dir="auto">
          {unread && (
            <i>
              <span class="vh">{t('notifications-new')} </span>
            </i>
          )}
          {title}
        </a>
        {event && (
          <p class="muted small" dir="auto">
            {event}
          </p>
        )}
      </div>
      <time class="muted small" dateTime={at}>
        {time}
      </time>
    </li>
  );
}
