// Titles at the desk: what waits, the case that the address names, and new proposals.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { DeskPage } from '../desk/DeskPage';
import { t } from '../i18n';
import { holds } from '../session';
import type { TitleCase } from '../titles/api';
import { CasePanel } from '../titles/CasePanel';
import { ProposeForm } from '../titles/ProposeForm';
import { awardText, stateText } from '../titles/words';
import { Failure } from '../ui/Failure';
import { fullName } from '../ui/PlayerName';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import '../styles/titles.css';

export default function DeskTitles({ id }: { id: string }) {
  const { cases, setCases, problem, load } = useCases(id);
  const [news, setNews] = useState('');
  const [proposed, setProposed] = useState(0);
  if (!cases) {
    if (!problem) return <Skeleton height="60vh" />;
    const final = problem.status === 403 || problem.status === 404;
    return <Trouble problem={problem} onRetry={final ? undefined : load} />;
  }
  // What was decided stays in sight until the page is left.
  const took = (next: TitleCase) => {
    setCases([...cases.filter((each) => each.case !== next.case), next]);
    const { award, cycle, player } = next;
    const what = awardText(award, cycle);
    setNews(t('titles-done', { who: fullName(player), what, state: stateText(next) }));
  };
  return (
    <DeskPage title={t('nav-titles')} lede={t('titles-lede')} news={news}>
      {problem && <Failure problem={problem} onRetry={load} />}
      {cases.length === 0 && <p class="empty panel">{t('titles-nothing')}</p>}
      {cases.map((each) => (
        <CasePanel key={each.case} of={each} onDecided={took} />
      ))}
      {holds('qualifications_commissioner') && (
        <details class="panel case">
          <summary>{t('titles-propose-open')}</summary>
          {/* A new form after each proposal. */}
          <ProposeForm
            key={proposed}
            onProposed={(next) => {
              setProposed(proposed + 1);
              took(next);
            }}
          />
        </details>
      )}
    </DeskPage>
  );
}

/** The case with a number, or all that wait. */
function useCases(id: string) {
  const [cases, setCases] = useState<TitleCase[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async () => {
    if (id) {
      const path = { id: Number(id) };
      const { data, error } = await api.GET('/api/title-cases/{id}', { params: { path } });
      if (data) setCases([data]);
      setProblem(error ?? null);
    } else {
      const { data, error } = await api.GET('/api/title-cases');
      if (data) setCases(data.cases);
      setProblem(error ?? null);
    }
  };
  useEffect(() => {
    setCases(null);
    void load();
  }, [id]);
  return { cases, setCases, problem, load: () => void load() };
}
