// For which events the leave is, with the days that each has left now and would have left afterwards.
import { useContext, useId, useState } from 'preact/hooks';
import type { Day, LeaveSection } from '../api/types';
import { num, plain } from '../format';
import { t } from '../i18n';
import { sectionName } from '../sectionName';
import { FieldErrors } from '../ui/Form';
import { Icon } from '../ui/Icon';
import { SearchField } from '../ui/SearchField';
import type { Span } from './days';
import { yearOf } from './days';
import { type Remainder, overlaps, remainders } from './plan';
import { spanText } from './words';

/** With fewer events than this all are in sight. */
const MANY = 12;

interface Props {
  sections: readonly LeaveSection[];
  today: Day;
  span: Span | null;
  /** The numbers of the sections that are not meant. */
  without: ReadonlySet<number>;
  onChange: (without: ReadonlySet<number>) => void;
}

export function EventChoice({ sections, today, span, without, onChange }: Props) {
  const [text, setText] = useState('');
  const id = useId();
  const error = useContext(FieldErrors).events;
  const many = sections.length > MANY;
  const wanted = plain(text.trim());
  const shown = sections.filter(({ section }) => plain(sectionName(section)).includes(wanted));
  const toggle = (number: number) => {
    const next = new Set(without);
    if (!next.delete(number)) next.add(number);
    onChange(next);
  };
  const none = sections.every(({ section }) => without.has(section.id));
  const all = sections.map(({ section }) => section.id);
  const year = yearOf(today);
  return (
    <fieldset class="of-events">
      <legend>
        {t('leave-events', { n: sections.length - without.size, all: sections.length })}
      </legend>
      <div class="row">
        {sections.length > 1 && (
          <button
            type="button"
            class="btn quiet"
            onClick={() => onChange(new Set(none ? [] : all))}
          >
            {t(none ? 'leave-all' : 'leave-none')}
          </button>
        )}
        {many && <SearchField label={t('leave-find')} value={text} onChange={setText} />}
      </div>
      <div class={many ? 'events-list many' : 'events-list'}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('leave-event')}</th>
              {[year, year + 1].map((each) => (
                <th key={each} scope="col">
                  {t(span ? 'leave-left-after' : 'leave-left', { year: String(each) })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((section) => (
              <EventRow
                key={section.section.id}
                section={section}
                today={today}
                span={without.has(section.section.id) ? null : span}
                chosen={!without.has(section.section.id)}
                error={error ? `${id}-error` : undefined}
                onToggle={() => toggle(section.section.id)}
              />
            ))}
          </tbody>
        </table>
        {shown.length === 0 && <p class="muted none">{t('leave-no-match', { text })}</p>}
      </div>
      {error && (
        <p class="field-error" id={`${id}-error`}>
          <Icon name="warn" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface RowProps {
  section: LeaveSection;
  today: Day;
  /** null also where the event is not chosen. */
  span: Span | null;
  chosen: boolean;
  error: string | undefined;
  onToggle: () => void;
}

function EventRow({ section, today, span, chosen, error, onToggle }: RowProps) {
  const clashes = span ? overlaps(section, span) : [];
  return (
    <tr class={chosen ? undefined : 'off'}>
      <th scope="row">
        <label class="check">
          <input
            type="checkbox"
            checked={chosen}
            aria-invalid={!!error}
            aria-describedby={error}
            onChange={onToggle}
          />
          <span>{sectionName(section.section)}</span>
        </label>
        {clashes.map((period) => (
          <p key={period.first} class="clash-note">
            <Icon name="warn" />
            {t('leave-clash', { days: spanText(period) })}
          </p>
        ))}
      </th>
      {remainders(section, today, span).map((each) => (
        <DaysLeft key={each.year} remainder={each} asked={span !== null} />
      ))}
    </tr>
  );
}

function DaysLeft({ remainder, asked }: { remainder: Remainder; asked: boolean }) {
  const { left, after } = remainder;
  if (left === null || after === null) return <td>–</td>;
  const short = after < 0;
  return (
    <td class={short ? 'short' : undefined}>
      {asked && after !== left ? (
        <>
          {num(left)} <span aria-hidden="true">→</span>
          <span class="vh">{t('leave-then')}</span> <b>{num(after)}</b>
          {short && <small>{t('leave-too-many')}</small>}
        </>
      ) : (
        <b>{num(left)}</b>
      )}
    </td>
  );
}
