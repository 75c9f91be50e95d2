// The director lets a substitute play: from when, with how many days of handicap, and a last look at what happens.
import { useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { instantOf } from '../desk/outage';
import { dateTimeUtc } from '../format';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { ownTime } from '../organise/ownTime';
import { Field } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { fullName } from '../ui/PlayerName';
import type { Replace, Replacement, ReplacementList, RuleSet } from './api';
import { HANDICAP_MAX, START_DAYS_MAX, fieldsOfForm } from './replacements';

const DAY_MS = 86_400_000;

type Seat = Extract<Replace, { act: 'seat' }>;

interface Props {
  list: ReplacementList;
  it: Replacement;
  rules: RuleSet;
  onSend: (seat: Seat) => Promise<Problem | null>;
}

export function SeatForm({ list, it, rules, onSend }: Props) {
  const [from, setFrom] = useState('');
  const [asked, setAsked] = useState<Seat | null>(null);
  const [form] = useState(fieldsOfForm);
  const { board, replaced, clocks_stand: stands } = it;
  const substitute = it.substitute ? fullName(it.substitute) : '';

  const check = (): Record<string, string> => {
    const at = instantOf(from);
    if (!at) return {};
    const ahead = Date.parse(at) - Date.parse(list.now);
    const fits = ahead >= 0 && ahead <= START_DAYS_MAX * DAY_MS;
    return fits ? {} : { from: t('error-bad-substitute-start') };
  };
  const look = async ({ handicap = '' }: Values) => {
    const days = Number(handicap);
    setAsked({
      act: 'seat',
      replacement: it.number,
      from: instantOf(from),
      ...(days > 0 && { handicap_days: days }),
    });
    return undefined;
  };
  const text = ({ from: at, handicap_days: days = 0 }: Seat) =>
    t('replacements-seat-text', {
      substitute,
      player: fullName(replaced),
      board: String(board),
      when: at ? dateTimeUtc(at) : '',
      late: at ? 'yes' : 'no',
      n: days,
      handicap: days > 0 ? 'yes' : 'no',
      stand: stands ? 'yes' : 'no',
    });
  return (
    <details open>
      <summary>
        {t('replacements-seat')}
        <span class="vh"> {substitute}</span>
      </summary>
      <Form submit={t('replacements-seat-look')} onSend={look} check={check} fieldOf={form.fields}>
        <div class="pair">
          <Field
            name="from"
            label={t('replacements-from')}
            hint={ownTime(from) || t('replacements-from-hint', { n: START_DAYS_MAX })}
            type="datetime-local"
            value={from}
            onInput={(event) => setFrom(event.currentTarget.value)}
          />
          <Field
            name="handicap"
            label={t('replacements-handicap')}
            hint={t('replacements-handicap-hint', { n: HANDICAP_MAX, rules })}
            type="number"
            min={0}
            max={HANDICAP_MAX}
            step={1}
            defaultValue="0"
            required
          />
        </div>
      </Form>
      <Confirm
        open={asked !== null}
        title={t('replacements-seat-title', { substitute })}
        text={asked ? text(asked) : ''}
        action={t('replacements-seat-action')}
        onConfirm={async () => (asked ? onSend(asked) : null)}
        onClose={() => setAsked(null)}
      />
    </details>
  );
}
