// One case at the desk: what was asked, what was written, and the ways to settle it.
import { useState } from 'preact/hooks';
import { AnswerForm } from '../decisions/AnswerForm';
import { CaseFacts } from '../decisions/CaseFacts';
import { CaseThread } from '../decisions/CaseThread';
import { DecisionLog } from '../decisions/DecisionLog';
import { DeskPage } from '../desk/DeskPage';
import { OutcomeForm } from '../desk/OutcomeForm';
import { PublicationStep } from '../desk/PublicationStep';
import type { Case } from '../decisions/api';
import { useCase } from '../desk/useCase';
import { dateTime } from '../format';
import { t, dashed } from '../i18n';
import { PageFacts } from '../ownPages/PageFacts';
import { Cited } from '../ui/Cited';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import '../styles/decisions.css';

export default function DeskCase({ id }: { id: string }) {
  const { item, setItem, appealed, answering, problem, load, missing, loadDecisions } = useCase(
    Number(id),
  );
  const [news, setNews] = useState('');
  if (!item) {
    if (!problem) return <Skeleton height="60vh" />;
    const final = problem.status === 403 || problem.status === 404;
    return <Trouble problem={problem} onRetry={final ? undefined : () => void load()} />;
  }
  const took = (next: Case) => {
    setItem(next);
    setNews(t(next.state === 'decided' ? 'case-decided-now' : 'case-answered-now'));
    // The form that had the focus is a new one.
    document.getElementById('desk-heading')?.focus();
  };
  const kind = dashed(item.kind);
  const what = t('case-title', { what: t(`queue-what-${kind}`), n: String(item.id) });
  const state = t(item.outcome ? `appeal-${item.outcome}` : `case-state-${item.state}`);
  return (
    <DeskPage title={what} lede={state} news={news}>
      {problem && <Failure problem={problem} onRetry={() => void load()} />}
      <div class="decide">
        <div class="column">
          <section class="panel case" aria-labelledby="h-facts">
            <h2 id="h-facts">{t('case-facts')}</h2>
            <CaseFacts item={item} />
          </section>
          {missing && <Failure problem={missing} onRetry={() => void loadDecisions()} />}
          {appealed && (
            <section class="panel case" aria-labelledby="h-appealed">
              <h2 id="h-appealed">{t('case-appealed')}</h2>
              <DecisionLog decisions={[appealed]} />
            </section>
          )}
          {item.due && <PublicationStep item={item} due={item.due} />}
          {item.page && (
            <section class="panel case" aria-labelledby="h-page">
              <h2 id="h-page">{t('own-page-then')}</h2>
              <p class="muted small">
                <Cited text={t('own-page-then-text', { when: dateTime(item.page.as_of) })} />
              </p>
              {item.page.url !== null && item.page.url !== item.url && (
                <p class="note warn">{t('own-page-other')}</p>
              )}
              <PageFacts page={item.page} />
            </section>
          )}
          {answering.length > 0 && (
            <section class="panel case" aria-labelledby="h-decided">
              <h2 id="h-decided">{t('case-decisions')}</h2>
              <DecisionLog decisions={answering} />
            </section>
          )}
        </div>
        <div class="column">
          <section class="panel case" aria-labelledby="h-thread">
            <h2 id="h-thread">{t('case-written')}</h2>
            <CaseThread item={item} />
          </section>
          {item.may.decide && (
            <section class="panel case" aria-labelledby="h-outcome">
              <h2 id="h-outcome">{t('appeal-decide')}</h2>
              <OutcomeForm item={item} appealed={appealed} onDecided={took} />
            </section>
          )}
          {item.may.answer && (
            <section class="panel case" aria-labelledby="h-answer">
              <h2 id="h-answer">{t('case-answer-title')}</h2>
              <AnswerForm item={item} official onAnswered={took} onStale={() => void load()} />
            </section>
          )}
          {item.state !== 'decided' && <Ways item={item} />}
        </div>
      </div>
      <p>
        <a href="/desk">{t('queue-back')}</a>
      </p>
    </DeskPage>
  );
}

/** Decisions are made where their facts are. */
function Ways({ item: { id, game, section } }: { item: Case }) {
  return (
    <p class="row">
      {game !== null && (
        <a class="btn" href={`/desk/games/${game}?case=${id}`}>
          {t('case-to-game')}
        </a>
      )}
      <a class="btn" href={`/desk/sections/${section.id}?case=${id}`}>
        {t('case-to-section')}
      </a>
    </p>
  );
}
