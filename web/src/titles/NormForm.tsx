// A norm that was made elsewhere or earlier, with its source: recorded, or corrected.
import type { ComponentChildren } from 'preact';
import type { Problem } from '../api/types';
import { t } from '../i18n';
import { Field, FieldFrame, TextField } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { LONGEST } from '../ui/WriteDialog';
import type { RecordNorm, RecordedNorm } from './api';
import { awardText } from './words';

const TITLES = ['GM', 'SIM', 'IM', 'CCM', 'CCE', 'LGM', 'LIM'] as const;
const NUMBER = /^[1-9]\d{0,9}$/;
const FIELDS = {
  norm_event_missing: 'event',
  norm_source_missing: 'source',
  norm_days: 'finished_on',
  norm_games: 'games',
  norm_games_counted: 'games_counted',
  norm_of_old_title: 'started_on',
  no_double_round: 'section',
  too_few_norm_games: 'games',
};

function readNorm(values: Values): RecordNorm {
  const number = (name: string) => Number(values[name]);
  const text = (name: string) => (values[name] ?? '').trim();
  return {
    ...{ title: text('title'), event: text('event'), source: text('source') },
    ...(text('section') && { section: number('section') }),
    ...(text('approved_on') && { approved_on: text('approved_on') }),
    ...{ started_on: text('started_on'), finished_on: text('finished_on') },
    ...{ games: number('games'), half_points: 2 * number('points') },
    ...{ games_counted: number('games_counted') },
    ...{ grandmaster_games: number('grandmaster_games'), senior_games: number('senior_games') },
  };
}

interface Props {
  /** What it says before it is corrected. */
  before?: RecordedNorm;
  submit: string;
  onSend: (norm: RecordNorm, values: Values) => Promise<Problem | undefined>;
  /** What is asked besides. */
  children?: ComponentChildren;
}

export function NormForm({ before, submit, onSend, children }: Props) {
  const check = ({ section = '', source = '', event = '', reason }: Values) => {
    const wrong: Record<string, string> = {};
    if (section.trim() && !NUMBER.test(section.trim())) wrong.section = t('titles-number-wrong');
    if (!event.trim()) wrong.event = t('field-required');
    if (!source.trim()) wrong.source = t('field-required');
    if (reason !== undefined && !reason.trim()) wrong.reason = t('field-required');
    return wrong;
  };
  const count = (name: keyof RecordedNorm, label: string, min: number, max: number) => (
    <Field
      name={name}
      label={t(label)}
      type="number"
      min={min}
      max={max}
      required
      defaultValue={before ? String(before[name]) : min === 0 ? '0' : ''}
    />
  );
  return (
    <Form
      submit={submit}
      check={check}
      fieldOf={FIELDS}
      onSend={(values) => onSend(readNorm(values), values)}
    >
      <div class="pair">
        <FieldFrame name="title" label={t('recorded-for')}>
          {(ties) => (
            <select {...ties} defaultValue={before?.title ?? 'IM'}>
              {TITLES.map((each) => (
                <option key={each} value={each} selected={each === (before?.title ?? 'IM')}>
                  {awardText(each)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <Field
          name="event"
          label={t('recorded-event')}
          maxLength={100}
          autoComplete="off"
          required
          defaultValue={before?.event}
        />
      </div>
      <div class="pair">
        <Field
          name="started_on"
          label={t('recorded-started')}
          type="date"
          required
          defaultValue={before?.started_on}
        />
        <Field
          name="finished_on"
          label={t('recorded-finished')}
          type="date"
          required
          defaultValue={before?.finished_on}
        />
      </div>
      <div class="pair">
        <Field
          name="approved_on"
          label={t('recorded-approved')}
          hint={t('recorded-approved-hint')}
          type="date"
          defaultValue={before?.approved_on ?? undefined}
        />
        <Field
          name="section"
          label={t('recorded-section')}
          hint={t('recorded-section-hint')}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={before?.section ? String(before.section) : undefined}
        />
      </div>
      <div class="pair">
        {count('games', 'recorded-games', 1, 100)}
        <Field
          name="points"
          label={t('recorded-points')}
          type="number"
          min={0}
          max={100}
          step={0.5}
          required
          defaultValue={before ? String(before.half_points / 2) : undefined}
        />
      </div>
      <Field
        name="games_counted"
        label={t('recorded-counted')}
        hint={t('recorded-counted-hint')}
        type="number"
        min={1}
        max={100}
        required
        defaultValue={before ? String(before.games_counted) : undefined}
      />
      <div class="pair">
        {count('grandmaster_games', 'recorded-grandmasters', 0, 100)}
        {count('senior_games', 'recorded-seniors', 0, 100)}
      </div>
      <TextField
        name="source"
        label={t('recorded-source')}
        hint={t('recorded-source-hint')}
        maxLength={LONGEST}
        value={before?.source}
      />
      {children}
    </Form>
  );
}
