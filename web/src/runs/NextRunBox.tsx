// The next list of a pool: which results it takes, from when it counts, and the button that starts it.
import { day } from '../format';
import { t } from '../i18n';
import { api } from '../api/client';
import type { NextRun } from '../ratings/api';
import { plusDays } from '../leave/days';
import { go } from '../router';
import { Form, type Values } from '../ui/Form';
import { RuleSetField, ruleSetOf } from './fields';
import { runName } from './words';

/** What is in time has come when both days are over (RAT-12, RAT-13). */
export function startsOn({
  reported_until: reported,
  entered_until: entered,
}: Pick<NextRun, 'reported_until' | 'entered_until'>): string {
  return plusDays(reported > entered ? reported : entered, 1);
}

export function NextRunBox({ next }: { next: NextRun }) {
  const { pool, quarter, effective_on, reported_until, entered_until, available_from, may_start } =
    next;
  const heading = `h-next-${pool}`;
  const start = async (values: Values) => {
    const { data, error } = await api.POST('/api/rating-runs', {
      body: { pool, quarter, rule_set: ruleSetOf(values) },
    });
    if (data) go(`/desk/ratings/${data.run.id}`);
    return error;
  };
  return (
    <section class="panel case" aria-labelledby={heading}>
      <h2 id={heading}>{runName(next)}</h2>
      <dl class="kv">
        <dt>{t('runs-reported-until')}</dt>
        <dd>{day(reported_until)}</dd>
        <dt>{t('runs-entered-until')}</dt>
        <dd>{day(entered_until)}</dd>
        <dt>{t('runs-available-from')}</dt>
        <dd>{day(available_from)}</dd>
        <dt>{t('runs-effective-on')}</dt>
        <dd>{day(effective_on)}</dd>
      </dl>
      {may_start ? (
        <Form submit={t('runs-start')} onSend={start}>
          <RuleSetField />
        </Form>
      ) : (
        <p class="muted">{t('runs-not-yet', { day: day(startsOn(next)) })}</p>
      )}
    </section>
  );
}
