// What is written of a half-move: the move itself, when the one that it answers arrived, when it was sent,
// and whether a draw was offered with it.
import { useState } from 'preact/hooks';
import { t } from '../i18n';
import { Field } from '../ui/Field';
import type { Values } from '../ui/Form';
import type { LineBody } from './api';
import { type Part, fieldName } from './faults';
import { daysText } from './lines';
import { moveOf } from './typed';
import { lang } from '../i18n';
import type { Variant } from '../api/types';

export interface Proposed {
  move: string;
  arrived: string;
  sent: string;
  draw: boolean;
}

interface Props {
  halfMove: number;
  legend: string;
  /** Whose it is: the days are called by what has happened on them. */
  by: 'mine' | 'theirs';
  /** Of the first half-move the time counts from the day on which play began. */
  first: boolean;
  proposed: Proposed;
  hint?: string;
  /** It may be left out. */
  optional?: boolean;
}

const DAY_MS = 86_400_000;

/** Days from one to the other, which a card tells as well; none while one of them is missing. */
export function daysBetween(arrived: string, sent: string): number | null {
  const days = (Date.parse(sent) - Date.parse(arrived)) / DAY_MS;
  return Number.isInteger(days) && days >= 0 ? days : null;
}

export function LineFields(props: Props) {
  const { halfMove, legend, by, first, proposed, hint, optional = false } = props;
  const [arrived, setArrived] = useState(proposed.arrived);
  const [sent, setSent] = useState(proposed.sent);
  const name = (part: Part) => fieldName(part, halfMove);
  const days = daysBetween(arrived, sent);
  return (
    <fieldset class="score-line">
      <legend>{legend}</legend>
      <Field
        name={name('move')}
        label={t('score-move')}
        {...(hint && { hint })}
        defaultValue={proposed.move}
        required={!optional}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellcheck={false}
      />
      <Field
        name={name('arrived')}
        label={t(first ? 'score-began' : `score-arrived-${by}`)}
        type="date"
        value={arrived}
        required={!optional}
        onInput={(event) => setArrived(event.currentTarget.value)}
      />
      <Field
        name={name('sent')}
        label={t(`score-sent-${by}`)}
        type="date"
        value={sent}
        required={!optional}
        onInput={(event) => setSent(event.currentTarget.value)}
      />
      <div class="score-line-end">
        <label class="check">
          <input type="checkbox" name={name('draw')} value="yes" defaultChecked={proposed.draw} />
          {t('score-draw')}
        </label>
        <span class="score-line-days muted small">{days === null ? '' : daysText(days)}</span>
      </div>
    </fieldset>
  );
}

/** What a form says of a half-move. */
export function lineOf(values: Values, halfMove: number, variant: Variant): LineBody {
  const value = (part: Part) => values[fieldName(part, halfMove)] ?? '';
  return {
    move: moveOf(value('move'), value('draw') === 'yes', lang.value, variant),
    arrived_on: value('arrived'),
    sent_on: value('sent'),
  };
}
