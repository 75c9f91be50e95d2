// Time in which the server was away: no game is lost on time before an officer has decided.
import { useState } from 'preact/hooks';
import type { Gap, NewGapDecision, Problem } from '../api/types';
import { dateTime, dateTimeUtc } from '../format';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { TextField } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { Icon } from '../ui/Icon';
import { lengthOf, secondsBetween } from './outage';

const LONGEST = 2_000;

/** On the desk's first page. */
export function GapWarning({ gap }: { gap: Gap }) {
  return (
    <div class="failure panel" role="alert">
      <Icon name="warn" />
      <p>{t('gap-warning', { from: dateTimeUtc(gap.from), until: dateTimeUtc(gap.until) })}</p>
      <a class="btn" href="/desk/outages">
        {t('gap-decide')}
      </a>
    </div>
  );
}

interface Props {
  gap: Gap;
  onSend: (decision: NewGapDecision) => Promise<Problem | undefined>;
}

export function GapForm({ gap, onSend }: Props) {
  const [asked, setAsked] = useState<NewGapDecision | null>(null);
  const { from, until } = gap;
  const look = async (values: Values) => {
    setAsked({
      from,
      give_back: values.what !== 'count',
      reinstate: values.what === 'reinstate',
      reason: (values.reason ?? '').trim(),
    });
    return undefined;
  };
  const check = (values: Values): Record<string, string> =>
    values.reason?.trim() ? {} : { reason: t('field-required') };
  return (
    <section class="panel case" aria-labelledby="h-gap">
      <h2 id="h-gap">{t('gap-title')}</h2>
      <p>
        <b>
          {dateTimeUtc(from)} – {dateTimeUtc(until)}
        </b>{' '}
        <span class="muted">
          {lengthOf(secondsBetween(from, until))} ({dateTime(from)} – {dateTime(until)})
        </span>
      </p>
      <p>{t('gap-text')}</p>
      <Form submit={t('gap-look')} onSend={look} check={check}>
        <fieldset class="sections">
          <legend>{t('gap-what')}</legend>
          {(['give-back', 'reinstate', 'count'] as const).map((each) => (
            <label key={each} class="check">
              <input type="radio" name="what" value={each} defaultChecked={each === 'give-back'} />
              <span>
                {t(`gap-${each}`)} <span class="hint">{t(`gap-${each}-hint`)}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <TextField
          name="reason"
          label={t('desk-why-done')}
          hint={t('outage-reason-hint')}
          maxLength={LONGEST}
        />
      </Form>
      <Confirm
        open={asked !== null}
        title={t(asked?.give_back ? 'gap-confirm-back' : 'gap-confirm-count')}
        text={t(asked?.give_back ? 'gap-confirm-back-text' : 'gap-confirm-count-text', {
          from: dateTimeUtc(from),
        })}
        action={t(asked?.give_back ? 'gap-confirm-back-action' : 'gap-confirm-count-action')}
        onConfirm={async () => (asked ? ((await onSend(asked)) ?? null) : null)}
        onClose={() => setAsked(null)}
      />
    </section>
  );
}
