// Transfers between federations: asked for, answered, decided, registered (TR-13).
import { useState } from 'preact/hooks';
import { t } from '../i18n';
import { session } from '../session';
import { useTitle } from '../title';
import { AskForm } from '../transfers/AskForm';
import { TransferPanel } from '../transfers/TransferPanel';
import { useTransfers } from '../transfers/useTransfers';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import '../styles/settings.css';

/** States in which nothing is to be done any more. */
const OVER = ['registered', 'refused', 'taken_back'];

export default function Transfers() {
  useTitle(t('nav-transfers'));
  const { transfers, problem, load, ask, answer } = useTransfers();
  const [news, setNews] = useState('');
  const me = session.value?.me.player;
  const retry = () => void load();
  if (!transfers || !me) {
    return problem ? <Trouble problem={problem} onRetry={retry} /> : <Skeleton height="70vh" />;
  }
  const mine = transfers.some(({ player, state }) => player?.id === me.id && !OVER.includes(state));
  return (
    <div class="settings">
      <div class="head">
        <h1>{t('nav-transfers')}</h1>
        <p class="lede">{t('transfers-lede')}</p>
        <p role="status">{news}</p>
        {problem && <Failure problem={problem} onRetry={retry} />}
      </div>
      <div class="column">
        {transfers.length === 0 && <p class="empty panel">{t('transfers-none')}</p>}
        {transfers.map((transfer) => (
          <TransferPanel
            key={transfer.id}
            transfer={transfer}
            onAnswer={async (choice, reason) => {
              const refusal = await answer(transfer, choice, reason);
              setNews(refusal ? '' : t('transfers-done'));
              return refusal;
            }}
          />
        ))}
      </div>
      {!mine && (
        <section class="panel pad" aria-labelledby="h-ask">
          <h2 id="h-ask">{t('transfers-ask')}</h2>
          <AskForm from={me.federation} onAsk={ask} />
        </section>
      )}
    </div>
  );
}
