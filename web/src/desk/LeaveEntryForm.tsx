// What an official enters in a player's leave book: special leave, leave taken back, a correction.
import { useState } from 'preact/hooks';
import type { LeaveBook, Problem } from '../api/types';
import { num } from '../format';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { isDay, yearOf } from '../leave/days';
import { lengthText, spanText } from '../leave/words';
import { Field, FieldFrame, TextField } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { Segmented } from '../ui/Segmented';
import type { Entry } from './useLeaveBook';

const ACTIONS = ['grant', 'withdraw', 'correct'] as const;
type Action = (typeof ACTIONS)[number];

/** The server's limits: characters of a reason, days of a correction. */
const LONGEST = 2_000;
const CORRECTION = 366;

interface Props {
  book: LeaveBook;
  onEnter: (entry: Entry) => Promise<Problem | null>;
}

function entryOf(action: Action, values: Values): Entry {
  const { first = '', last = '', year, days } = values;
  const reason = (values.reason ?? '').trim();
  return action === 'correct'
    ? { action, year: Number(year), days: Number(days), reason }
    : { action, first, last, reason };
}

function textOf(entry: Entry): string {
  if (entry.action === 'correct') {
    const days = num(entry.days, { signDisplay: 'exceptZero' });
    return t('book-correct-text', { year: String(entry.year), days });
  }
  return t(`book-${entry.action}-text`, { days: spanText(entry), length: lengthText(entry) });
}

export function LeaveEntryForm({ book, onEnter }: Props) {
  const [action, setAction] = useState<Action>('grant');
  const [asked, setAsked] = useState<Entry | null>(null);
  const year = yearOf(book.today);

  const check = ({ first = '', last = '', reason = '' }: Values): Record<string, string> => {
    if (action !== 'correct') {
      if (!isDay(first)) return { first: t('field-unreadable') };
      if (!isDay(last)) return { last: t('field-unreadable') };
      if (last < first) return { last: t('error-last-before-first') };
    }
    return reason.trim() ? {} : { reason: t('field-required') };
  };
  const look = async (values: Values) => {
    setAsked(entryOf(action, values));
    return undefined;
  };
  return (
    <div class="form">
      <Segmented
        label={t('book-enter')}
        options={ACTIONS.map((value) => [value, t(`book-${value}`)] as const)}
        value={action}
        onChange={setAction}
      />
      <p class="muted small">{t(`book-${action}-hint`)}</p>
      <Form key={action} submit={t('book-look')} onSend={look} check={check}>
        {action === 'correct' ? (
          <div class="pair">
            <FieldFrame name="year" label={t('book-year')}>
              {(ties) => (
                <select {...ties}>
                  {[year, year + 1].map((each) => (
                    <option key={each}>{each}</option>
                  ))}
                </select>
              )}
            </FieldFrame>
            <Field
              name="days"
              label={t('book-days')}
              hint={t('book-days-hint')}
              type="number"
              min={-CORRECTION}
              max={CORRECTION}
              step={1}
              required
            />
          </div>
        ) : (
          <div class="pair">
            <Field name="first" label={t('leave-first')} type="date" required />
            <Field name="last" label={t('leave-last')} type="date" required />
          </div>
        )}
        <TextField
          name="reason"
          label={t('desk-why-done')}
          hint={t('book-reason-hint')}
          maxLength={LONGEST}
        />
      </Form>
      <Confirm
        open={asked !== null}
        title={t(`book-${asked?.action ?? action}-title`)}
        text={asked ? textOf(asked) : ''}
        action={t('book-confirm')}
        onConfirm={async () => (asked ? onEnter(asked) : null)}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}
