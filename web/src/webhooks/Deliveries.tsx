// What a webhook was told, each try with its answer; once more, and a trial.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import { problemText } from '../api/problem';
import type { Problem, WebhookDelivery } from '../api/types';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { When } from '../ui/When';
import { eventText } from './events';

interface Props {
  id: string;
  url: string;
}

export function Deliveries({ id, url }: Props) {
  const [list, setList] = useState<readonly WebhookDelivery[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [tried, setTried] = useState(false);

  const load = async () => {
    const params = { path: { id } };
    const { data, error } = await api.GET('/api/webhooks/{id}/deliveries', { params });
    if (data) setList(data.deliveries);
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, [id]);
  const tryOut = async () => {
    const { error } = await api.POST('/api/webhooks/{id}/test', { params: { path: { id } } });
    setTried(!error);
    if (error) setProblem(error);
    else await load();
  };
  const again = async (delivery: string) => {
    const { error } = await api.POST('/api/webhooks/{id}/deliveries/{delivery}/again', {
      params: { path: { id, delivery } },
    });
    if (error) setProblem(error);
    else await load();
  };
  return (
    <div class="deliveries">
      <p class="row">
        <button
          type="button"
          class="btn"
          aria-label={t('webhooks-try-which', { url })}
          onClick={() => void tryOut()}
        >
          {t('webhooks-try')}
        </button>
        <span role="status" class="small">
          {tried && t('webhooks-tried')}
        </span>
      </p>
      {problem && (
        <p class="err" role="alert">
          <Cited text={problemText(problem)} />
        </p>
      )}
      {list?.length === 0 && <p class="muted">{t('webhooks-log-none')}</p>}
      <ol class="things" aria-label={t('webhooks-log-which', { url })}>
        {list?.map((delivery) => (
          <Told key={delivery.key} delivery={delivery} onAgain={() => void again(delivery.key)} />
        ))}
      </ol>
    </div>
  );
}

interface ToldProps {
  delivery: WebhookDelivery;
  onAgain: () => void;
}

function Told({ delivery, onAgain }: ToldProps) {
  const { event, state, since, next_at: next, tries, body } = delivery;
  const what = eventText(event);
  const statuses = tries.map(({ status }) => status ?? t('webhooks-no-answer')).join(', ');
  return (
    <li>
      <div>
        <h4>{what}</h4>
        <p class="muted small">
          <When at={since} text={(when) => t('webhooks-since', { when })} />
        </p>
        <p class="small">
          {t('webhooks-tries', { n: tries.length })}
          {tries.length > 0 && <> · {t('webhooks-answers', { statuses })}</>} ·{' '}
          {state === 'waiting' && next !== null ? (
            <When at={next} text={(when) => t('webhooks-waiting', { when })} />
          ) : (
            t(state === 'delivered' ? 'webhooks-delivered' : 'webhooks-given-up')
          )}
        </p>
        <details>
          <summary class="small">{t('webhooks-body')}</summary>
          <pre class="small">{body}</pre>
        </details>
      </div>
      {state !== 'waiting' && (
        <button
          type="button"
          class="btn"
          aria-label={t('webhooks-again-which', { what })}
          onClick={onAgain}
        >
          {t('webhooks-again')}
        </button>
      )}
    </li>
  );
}
