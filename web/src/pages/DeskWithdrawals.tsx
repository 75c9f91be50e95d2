// Withdrawals at the desk: what waits or is being carried out, oldest first.
import { api } from '../api/client';
import { useEffect, useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { DeskPage } from '../desk/DeskPage';
import { type WithdrawalCase } from '../decisions/api';
import { t } from '../i18n';
import { query } from '../router';
import { Failure } from '../ui/Failure';
import { fullName } from '../ui/PlayerName';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import { DeskCase } from '../withdraw/DeskCase';
import { ReportForm } from '../withdraw/ReportForm';
import { stateText } from '../withdraw/words';
import '../styles/withdraw.css';

export default function DeskWithdrawals() {
  const [items, setItems] = useState<WithdrawalCase[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [news, setNews] = useState('');
  const [reported, setReported] = useState(0);
  // Who seems to have left is named by the queue.
  const player = new URLSearchParams(query.value).get('player') ?? '';

  const load = async () => {
    const { data, error } = await api.GET('/api/director/withdrawals');
    if (data) setItems(data.withdrawals);
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, []);
  if (!items) {
    if (!problem) return <Skeleton height="60vh" />;
    const retry = problem.status === 403 ? undefined : () => void load();
    return <Trouble problem={problem} onRetry={retry} />;
  }
  // What was decided stays in sight until the page is left.
  const took = (next: WithdrawalCase) => {
    const { id, player, state } = next.withdrawal;
    setItems([...items.filter((each) => each.withdrawal.id !== id), next]);
    setNews(t('withdraw-desk-done', { who: fullName(player), state: stateText(state) }));
  };
  return (
    <DeskPage
      title={t('withdraw-desk-title', { n: items.length })}
      lede={t('withdraw-desk-lede')}
      news={news}
    >
      {problem && <Failure problem={problem} onRetry={() => void load()} />}
      {items.length === 0 && (
        <div class="empty panel">
          <h2>{t('withdraw-desk-empty')}</h2>
          <p>{t('withdraw-desk-empty-text')}</p>
        </div>
      )}
      {items.map((item) => (
        <DeskCase key={item.withdrawal.id} item={item} onDecided={took} />
      ))}
      <details class="panel case" open={player !== ''}>
        <summary>{t('withdraw-report')}</summary>
        <p class="muted small">{t('withdraw-report-hint')}</p>
        {/* A new form after each that was sent. */}
        <ReportForm
          key={reported}
          player={reported ? '' : player}
          onReported={(next) => {
            setReported(reported + 1);
            took(next);
          }}
        />
      </details>
    </DeskPage>
  );
}
