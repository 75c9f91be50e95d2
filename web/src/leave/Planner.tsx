// Taking leave: days from the calendar or typed, the events, and what would remain.
import { useState } from 'preact/hooks';
import type { ChangeLeave, Leave, Problem } from '../api/types';
import { day } from '../format';
import { t } from '../i18n';
import { Field } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { Calendar } from './Calendar';
import { EventChoice } from './EventChoice';
import { type Span, isDay } from './days';
import { hasLeave, joint, latest, tomorrow } from './plan';
import { lengthText, spanText } from './words';

const FIELD_OF = {
  leave_retroactive: 'first',
  last_before_first: 'last',
  leave_too_far_ahead: 'last',
} as const;

/** What is typed may be half a date. */
interface Typed {
  first: string;
  last: string;
}

const EMPTY: Typed = { first: '', last: '' };

function spanIn({ first, last }: Typed): Span | null {
  return isDay(first) && isDay(last) && first <= last ? { first, last } : null;
}

interface Props {
  leave: Leave;
  onRegister: (body: ChangeLeave) => Promise<Problem | undefined>;
  onDone: (news: string) => void;
}

export function Planner({ leave, onRegister, onDone }: Props) {
  const [typed, setTyped] = useState(EMPTY);
  const [without, setWithout] = useState<ReadonlySet<number>>(new Set());
  const sections = leave.sections.filter(hasLeave);
  const span = spanIn(typed);
  const limits = { first: tomorrow(leave), last: latest(leave) };
  const chosen = sections.map(({ section }) => section.id).filter((number) => !without.has(number));

  const check = ({ first = '', last = '' }: Values): Record<string, string> => {
    if (last < first) return { last: t('error-last-before-first') };
    return chosen.length ? {} : { events: t('leave-choose-event') };
  };
  const send = async ({ first = '', last = '' }: Values) => {
    const problem = await onRegister({ sections: chosen, first, last });
    if (problem) return problem;
    setTyped(EMPTY);
    onDone(t('leave-registered', { days: spanText({ first, last }), n: chosen.length }));
    return undefined;
  };
  return (
    <div class="planner">
      <div class="panel pad">
        <Calendar
          limits={limits}
          span={span}
          leave={joint(sections)}
          events={sections.length}
          onChoose={(next) => setTyped(next ?? EMPTY)}
        />
        <ul class="legend small">
          <li class="own">{t('leave-own')}</li>
          {sections.length > 1 && <li class="own some">{t('leave-own-some')}</li>}
          <li class="special">{t('leave-special')}</li>
        </ul>
        <p class="muted small">{t('leave-calendar-hint')}</p>
      </div>
      <div class="panel pad">
        <Form submit={t('leave-register')} onSend={send} fieldOf={FIELD_OF} check={check}>
          <div class="pair">
            <Field
              name="first"
              label={t('leave-first')}
              type="date"
              min={limits.first}
              max={limits.last}
              value={typed.first}
              onInput={(event) => setTyped({ ...typed, first: event.currentTarget.value })}
              required
            />
            <Field
              name="last"
              label={t('leave-last')}
              type="date"
              min={limits.first}
              max={limits.last}
              value={typed.last}
              onInput={(event) => setTyped({ ...typed, last: event.currentTarget.value })}
              required
            />
          </div>
          <p class="length" aria-live="polite">
            {span ? (
              <>
                <b>{lengthText(span)}</b> <span class="muted">{spanText(span)}</span>
              </>
            ) : (
              <span class="muted">{t('leave-earliest', { day: day(limits.first) })}</span>
            )}
          </p>
          <EventChoice
            sections={sections}
            today={leave.today}
            span={span}
            without={without}
            onChange={setWithout}
          />
        </Form>
      </div>
    </div>
  );
}
