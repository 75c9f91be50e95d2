// What the rules do not say (LAW-0-gaps): the answers for everybody, and for federations, directors and
// officers the questions that wait.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { t } from '../i18n';
import { session } from '../session';
import { QuestionForm } from '../rulesQuestions/QuestionForm';
import { QuestionView } from '../rulesQuestions/QuestionView';
import { ReplyForm } from '../rulesQuestions/ReplyForm';
import type { RulesQuestion, WaitingQuestions } from '../rulesQuestions/api';
import { useAnswers } from '../rulesQuestions/useAnswers';
import { useTitle } from '../title';
import { Cited } from '../ui/Cited';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import { toast } from '../ui/Toast';
import '../styles/prose.css';
import '../styles/rules.css';

export default function RulesQuestions() {
  useTitle(t('rules-questions'));
  const { answers, problem, more, load } = useAnswers();
  const [waiting, setWaiting] = useState<WaitingQuestions | null>(null);
  const [missing, setMissing] = useState<Problem | null>(null);
  const member = !!session.value;
  const loadWaiting = async () => {
    const { data, error } = await api.GET('/api/rules-questions/waiting');
    if (data) setWaiting(data);
    setMissing(error ?? null);
  };
  useEffect(() => {
    if (member) void loadWaiting();
  }, [member]);
  const took = (question: RulesQuestion) => {
    toast(t(question.answer ? 'rules-questions-answered-now' : 'rules-questions-asked-now'));
    void loadWaiting();
    if (question.answer) void load();
  };
  const mayAsk = waiting?.may_ask_for_federation || waiting?.may_ask_as_director;
  return (
    <div class="laws">
      <h1>{t('rules-questions')}</h1>
      <p class="lede">
        <Cited text={t('rules-questions-lede')} />
      </p>
      {missing && <Failure problem={missing} onRetry={() => void loadWaiting()} />}
      {waiting && waiting.questions.length > 0 && (
        <section aria-labelledby="h-waiting">
          <h2 id="h-waiting">{t('rules-questions-waiting')}</h2>
          {waiting.questions.map((question) => (
            <QuestionView key={question.id} of={question}>
              {waiting.may_answer && !question.mine && (
                <ReplyForm question={question} onAnswered={took} />
              )}
            </QuestionView>
          ))}
        </section>
      )}
      {waiting && mayAsk && <QuestionForm may={waiting} onAsked={took} />}
      <section aria-labelledby="h-answered">
        <h2 id="h-answered">{t('rules-questions-answered')}</h2>
        {problem && <Failure problem={problem} onRetry={() => void load()} />}
        {!answers && !problem && <Skeleton height="200px" />}
        {answers?.length === 0 && <p class="empty">{t('rules-questions-none')}</p>}
        {answers?.map((question) => (
          <QuestionView key={question.id} of={question} />
        ))}
        {more && (
          <button type="button" class="btn" onClick={more}>
            {t('rules-questions-more')}
          </button>
        )}
      </section>
    </div>
  );
}
