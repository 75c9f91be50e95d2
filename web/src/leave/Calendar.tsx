// Two months at a time (one on a phone): the leave of all events, and the days that are being chosen.
import { useId, useMemo } from 'preact/hooks';
import type { Day } from '../api/types';
import { day as dayText } from '../format';
import { lang, t } from '../i18n';
import { Icon } from '../ui/Icon';
import { type Span, firstOfMonth, weeksOf } from './days';
import { type Joint, type Marked, marked } from './plan';
import { useCalendar } from './useCalendar';
import { useMedia } from '../useMedia';
import { isWeekend, weekStart, weekdays } from './words';

interface Props {
  /** The first and the last day that can be chosen. */
  limits: Span;
  span: Span | null;
  leave: readonly Joint[];
  /** Events that have leave. */
  events: number;
  onChoose: (span: Span | null) => void;
}

export function Calendar({ limits, span, leave, events, onChoose }: Props) {
  const wide = useMedia('(min-width: 560px)');
  const start = useMemo(weekStart, [lang.value]);
  const months = wide ? 2 : 1;
  const calendar = useCalendar(span, onChoose, { ...limits, weekStart: start, months });
  const { cursor, month, press, onHover } = calendar;
  const dayAt = (event: Event) =>
    (event.target as Element).closest<HTMLElement>('[data-day]')?.dataset.day;
  return (
    <div class="calendar">
      <div class="leaves">
        <button
          type="button"
          class="icon"
          disabled={calendar.atStart}
          title={t('leave-earlier')}
          aria-label={t('leave-earlier')}
          onClick={() => calendar.turn(-1)}
        >
          <Icon name="prev" />
        </button>
        <button
          type="button"
          class="icon"
          disabled={calendar.atEnd}
          title={t('leave-later')}
          aria-label={t('leave-later')}
          onClick={() => calendar.turn(1)}
        >
          <Icon name="next" />
        </button>
      </div>
      <div
        class="months"
        ref={calendar.box}
        onKeyDown={calendar.onKeyDown}
        onClick={(event) => {
          const day = dayAt(event);
          if (day) press(day);
        }}
        onPointerOver={(event) => {
          const day = dayAt(event);
          if (day) onHover(day);
        }}
      >
        {[month, month + 1].slice(0, months).map((each) => (
          <Month
            key={each}
            month={each}
            start={start}
            cursor={cursor}
            limits={limits}
            span={span}
            leave={leave}
            events={events}
          />
        ))}
      </div>
    </div>
  );
}

interface MonthProps extends Omit<Props, 'onChoose'> {
  month: number;
  start: number;
  cursor: Day;
}

function Month({ month, start, cursor, limits, span, leave, events }: MonthProps) {
  const id = useId();
  return (
    <div class="month">
      <h2 id={id}>{dayText(firstOfMonth(month), { month: 'long', year: 'numeric' })}</h2>
      <table role="grid" aria-labelledby={id} aria-multiselectable="true">
        <thead>
          <tr>
            {weekdays(start).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, start).map((week, row) => (
            <tr key={row}>
              {week.map((day, column) =>
                day === null ? (
                  <td key={column} />
                ) : (
                  <DayCell
                    key={column}
                    day={day}
                    here={day === cursor}
                    shut={day < limits.first || day > limits.last}
                    chosen={!!span && day >= span.first && day <= span.last}
                    end={!!span && (day === span.first || day === span.last)}
                    mark={marked(leave, day)}
                    events={events}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayProps {
  day: Day;
  here: boolean;
  /** Cannot be chosen. */
  shut: boolean;
  chosen: boolean;
  end: boolean;
  mark: Marked | null;
  events: number;
}

/** What a mark says: colour and shape alone would tell nobody who hears the page. */
function markText({ sections, special }: Marked, events: number): string {
  const kind = special ? t('leave-special') : t('leave-own');
  return sections < events ? t('leave-mark-some', { kind, n: sections, all: events }) : kind;
}

function DayCell({ day, here, shut, chosen, end, mark, events }: DayProps) {
  const text = dayText(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const classes = [
    'day',
    isWeekend(day) && 'weekend',
    chosen && 'chosen',
    end && 'end',
    mark && (mark.special ? 'special' : 'own'),
    mark && mark.sections < events && 'some',
    mark && chosen && 'clash',
  ];
  return (
    <td
      role="gridcell"
      class={classes.filter(Boolean).join(' ')}
      tabIndex={here ? 0 : -1}
      aria-selected={chosen}
      aria-disabled={shut}
      aria-label={mark ? `${text}, ${markText(mark, events)}` : text}
      data-day={shut ? undefined : day}
    >
      {Number(day.slice(8))}
    </td>
  );
}
