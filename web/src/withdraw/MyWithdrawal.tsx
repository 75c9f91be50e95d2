// One of the reader's own withdrawals: how far it is, why, what was decided, and the way back.
import { useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import type { Withdrawal } from '../decisions/api';
import { date, num } from '../format';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { Tag } from '../ui/Tag';
import { groundsText, stateText, waits } from './words';

interface Props {
  withdrawal: Withdrawal;
  onTakeBack: () => Promise<Problem | null>;
}

export function MyWithdrawal({ withdrawal, onTakeBack }: Props) {
  const [asking, setAsking] = useState(false);
  const { state, at, grounds, months, reasons, decisions, suspended_until: until } = withdrawal;
  const offered = state === 'offered';
  return (
    <section class="panel pad" aria-labelledby={`w-${withdrawal.id}`}>
      <h2 id={`w-${withdrawal.id}`}>
        {t('withdraw-of', { when: date(at) })}{' '}
        <Tag strong={waits(withdrawal)}>{stateText(state)}</Tag>
      </h2>
      {waits(withdrawal) && (
        <p>
          <Cited text={t(offered ? 'withdraw-offered-text' : 'withdraw-waits-text')} />
        </p>
      )}
      {grounds && (
        <p class="muted">
          {groundsText(grounds)}
          {months !== null && `, ${t('withdraw-for', { n: months })}`}
        </p>
      )}
      {reasons && <p class="pre">{reasons}</p>}
      {decisions.map((each) => (
        <div key={`${each.at} ${each.what}`} class="decided">
          <p>
            <b>{stateText(each.what)}</b> <span class="muted small">{date(each.at)}</span>
          </p>
          <p class="pre">{each.reason}</p>
        </div>
      ))}
      {withdrawal.games_planned > 0 && (
        <p class="muted">
          {t('withdraw-progress', {
            done: num(withdrawal.games_done),
            all: num(withdrawal.games_planned),
          })}
        </p>
      )}
      {until && <p>{t('withdraw-suspended', { when: date(until) })}</p>}
      {waits(withdrawal) && (
        <p class="row">
          <button type="button" class="btn" onClick={() => setAsking(true)}>
            {t(offered ? 'withdraw-play-on' : 'withdraw-take-back')}
          </button>
        </p>
      )}
      <Confirm
        open={asking}
        title={t('withdraw-back-confirm')}
        text={t('withdraw-back-text')}
        action={t('withdraw-back-action')}
        onConfirm={onTakeBack}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
