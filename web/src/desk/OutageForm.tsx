// Crediting an outage: from when to when, in which events, and why; with a last look.
import { useState } from 'preact/hooks';
import type { NewOutage, Problem, Section } from '../api/types';
import { dateTimeUtc, zone } from '../format';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { type Stamp, secondsUntil } from '../serverTime';
import { Field, TextField } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { SectionChoice } from './SectionChoice';
import { instantOf, lengthOf, ownTime, secondsBetween } from './outage';

/** The server's limits: characters of a reason, days of an outage. */
const LONGEST = 2_000;
const DAYS = 60;
const DAY = 86_400;

interface Props {
  sections: readonly Section[];
  /** Whether it may be for every running game. */
  everything: boolean;
  /** The server's present moment, and when it was told. */
  stamp: Stamp;
  onSend: (outage: NewOutage) => Promise<Problem | undefined>;
}

export function OutageForm({ sections, everything, stamp, onSend }: Props) {
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [all, setAll] = useState(false);
  const [asked, setAsked] = useState<NewOutage | null>(null);

  const check = (values: Values): Record<string, string> => {
    const [begin, end] = [instantOf(values.from ?? ''), instantOf(values.until ?? '')];
    if (!begin) return { from: t('field-unreadable') };
    if (!end) return { until: t('field-unreadable') };
    const length = secondsBetween(begin, end);
    if (length <= 0) return { until: t('outage-backwards') };
    if (secondsUntil(end, stamp) > 0) return { until: t('outage-not-over') };
    if (length > DAYS * DAY) return { until: t('outage-too-long', { n: DAYS }) };
    if (!values.reason?.trim()) return { reason: t('field-required') };
    return all || chosen.size ? {} : { sections: t('desk-sections-missing') };
  };
  const look = async (values: Values) => {
    const named = sections.map(({ id }) => id).filter((id) => chosen.has(id));
    setAsked({
      ...(all ? { everything: true } : { sections: named }),
      reinstate: values.reinstate === 'yes',
      from: instantOf(values.from ?? '') ?? '',
      until: instantOf(values.until ?? '') ?? '',
      reason: (values.reason ?? '').trim(),
    });
    return undefined;
  };
  return (
    <>
      <Form submit={t('outage-look')} onSend={look} check={check}>
        <div class="pair">
          <Field
            name="from"
            label={t('outage-from')}
            hint={ownTime(from, zone)}
            type="datetime-local"
            value={from}
            onInput={(event) => setFrom(event.currentTarget.value)}
            required
          />
          <Field
            name="until"
            label={t('outage-until')}
            hint={ownTime(until, zone)}
            type="datetime-local"
            value={until}
            onInput={(event) => setUntil(event.currentTarget.value)}
            required
          />
        </div>
        {everything && (
          <label class="check">
            <input type="checkbox" checked={all} onChange={() => setAll(!all)} />
            {t('outage-everything')}
          </label>
        )}
        {!all && <SectionChoice sections={sections} chosen={chosen} onChange={setChosen} />}
        <label class="check">
          <input type="checkbox" name="reinstate" value="yes" />
          <span>
            {t('outage-reinstate')} <span class="hint">{t('outage-reinstate-hint')}</span>
          </span>
        </label>
        <TextField
          name="reason"
          label={t('desk-why-done')}
          hint={t('outage-reason-hint')}
          maxLength={LONGEST}
        />
      </Form>
      <Confirm
        open={asked !== null}
        title={t('outage-confirm-title')}
        text={asked ? confirmText(asked) : ''}
        action={t('outage-confirm-action')}
        onConfirm={async () => (asked ? ((await onSend(asked)) ?? null) : null)}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

const confirmText = ({ from, until, sections = [], everything = false }: NewOutage): string =>
  t(everything ? 'outage-confirm-all-text' : 'outage-confirm-text', {
    from: dateTimeUtc(from),
    until: dateTimeUtc(until),
    length: lengthOf(secondsBetween(from, until)),
    n: sections.length,
  });
