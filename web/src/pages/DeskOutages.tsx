// Outages: time that players lost because the server could not be reached is given back.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { NewGapDecision, NewOutage, OutageList, Problem } from '../api/types';
import { DeskPage } from '../desk/DeskPage';
import { GapForm } from '../desk/Gap';
import { OutageForm } from '../desk/OutageForm';
import { OutageLine } from '../desk/OutageLine';
import { t } from '../i18n';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';

export default function DeskOutages() {
  const [data, put] = useState<OutageList | null>(null);
  const [at, setAt] = useState(0);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [sent, setSent] = useState(0);

  const setData = (next: OutageList) => {
    put(next);
    setAt(performance.now());
  };
  const load = async () => {
    const answer = await api.GET('/api/director/outages');
    if (answer.data) setData(answer.data);
    setProblem(answer.error ?? null);
  };
  useEffect(() => {
    void load();
  }, []);
  const send = async (body: NewOutage) => {
    const answer = await api.POST('/api/director/outages', { body });
    if (answer.error) return answer.error;
    setSent(sent + 1);
    setData(answer.data);
    return undefined;
  };

  const decide = async (body: NewGapDecision) => {
    const answer = await api.POST('/api/director/gap', { body });
    if (answer.error) return answer.error;
    setSent(sent + 1);
    setData(answer.data);
    return undefined;
  };

  if (!data) {
    if (!problem) return <Skeleton height="60vh" />;
    const retry = problem.status === 403 ? undefined : () => void load();
    return <Trouble problem={problem} onRetry={retry} />;
  }
  return (
    <DeskPage title={t('outage-title')} lede={t('outage-lede')} news={sent ? t('outage-sent') : ''}>
      {data.gap && <GapForm key={data.gap.from} gap={data.gap} onSend={decide} />}
      <section class="panel case" aria-labelledby="h-new">
        <h2 id="h-new">{t('outage-new')}</h2>
        {data.sections.length || data.may_decide_for_all ? (
          // A new form after each that was sent.
          <OutageForm
            key={sent}
            sections={data.sections}
            everything={data.may_decide_for_all}
            stamp={{ now: data.now, at }}
            onSend={send}
          />
        ) : (
          <p class="muted">{t('outage-no-sections')}</p>
        )}
      </section>
      <section aria-labelledby="h-outages">
        <h2 id="h-outages">{t('outage-credited')}</h2>
        {data.outages.length === 0 && <p class="muted">{t('outage-none')}</p>}
        <ul class="entries">
          {data.outages.map((outage) => (
            <OutageLine key={outage.id} outage={outage} />
          ))}
        </ul>
      </section>
    </DeskPage>
  );
}
