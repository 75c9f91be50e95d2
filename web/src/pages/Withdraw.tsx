// Withdrawing from all events: what it means, the request, and what became of it.
import { useState } from 'preact/hooks';
import { date } from '../format';
import { t } from '../i18n';
import { useTitle } from '../title';
import { Cited } from '../ui/Cited';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import { MyWithdrawal } from '../withdraw/MyWithdrawal';
import { RequestForm } from '../withdraw/RequestForm';
import { useWithdrawals } from '../withdraw/useWithdrawals';
import { waits } from '../withdraw/words';
import '../styles/withdraw.css';

const MEANS = ['all', 'games', 'entry', 'deposit', 'until'] as const;

export default function Withdraw() {
  useTitle(t('withdraw-title'));
  const { mine, games, problem, load, request, takeBack } = useWithdrawals();
  const [news, setNews] = useState('');
  if (!mine || !games) {
    return problem ? <Trouble problem={problem} onRetry={load} /> : <Skeleton height="70vh" />;
  }
  const last = mine.withdrawals[0];
  const open = !last || (!waits(last) && last.done);
  const told = (text: string) => {
    setNews(text);
    document.getElementById('withdraw-heading')?.focus();
  };
  return (
    <div class="withdraw">
      <div class="head">
        <h1 id="withdraw-heading" tabIndex={-1}>
          {t('withdraw-title')}
        </h1>
        <p class="lede">{t('withdraw-lede')}</p>
        <div role="status">{news && <p class="panel news">{news}</p>}</div>
      </div>
      {problem && <Failure problem={problem} onRetry={load} />}
      {mine.suspended_until && (
        <p class="note warn">{t('withdraw-suspended', { when: date(mine.suspended_until) })}</p>
      )}
      {mine.owes_deposit && (
        <p class="note warn">
          <Cited text={t('withdraw-deposit')} />
        </p>
      )}
      {mine.withdrawals.map((each) => (
        <MyWithdrawal
          key={each.id}
          withdrawal={each}
          onTakeBack={async () => {
            const refusal = await takeBack(each.id);
            if (!refusal) told(t('withdraw-taken-back'));
            return refusal;
          }}
        />
      ))}
      {open && (
        <>
          <section class="panel pad" aria-labelledby="h-means">
            <h2 id="h-means">{t('withdraw-means')}</h2>
            <ul class="means">
              {MEANS.map((each) => (
                <li key={each}>
                  <Cited text={t(`withdraw-means-${each}`)} />
                </li>
              ))}
            </ul>
          </section>
          <section class="panel pad" aria-labelledby="h-ask">
            <h2 id="h-ask">{t('withdraw-ask')}</h2>
            {games.length === 0 && <p class="muted">{t('withdraw-no-games')}</p>}
            <RequestForm
              games={games}
              onSend={async (body) => {
                const refusal = await request(body);
                if (!refusal) told(t('withdraw-sent'));
                return refusal;
              }}
            />
          </section>
        </>
      )}
    </div>
  );
}
