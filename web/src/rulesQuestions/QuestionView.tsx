// One question about the rules, with its answer where there is one.
import type { ComponentChildren } from 'preact';
import { date } from '../format';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { PlayerName } from '../ui/PlayerName';
import type { RulesQuestion } from './api';

interface Props {
  of: RulesQuestion;
  children?: ComponentChildren;
}

export function QuestionView({ of, children }: Props) {
  const { answer } = of;
  const article = answer?.article ?? of.article;
  const asker = of.federation
    ? t('rules-questions-by-federation', { federation: of.federation })
    : t('rules-questions-by-director');
  return (
    <article class="law" id={`question-${of.id}`} aria-labelledby={`q-${of.id}`}>
      <h3 id={`q-${of.id}`}>
        <a href={`/rules/${article}`}>{article}</a>
      </h3>
      <p class="small muted">
        {asker}, <time dateTime={of.at}>{date(of.at)}</time>
      </p>
      <p class="pre">
        <Cited text={of.text} />
      </p>
      {answer && (
        <div class="law-reading">
          <p class="small">
            <b>{t('rules-questions-answer')}</b> <time dateTime={answer.at}>{date(answer.at)}</time>
            {answer.by && (
              <>
                , <PlayerName player={answer.by} />
              </>
            )}
          </p>
          <p class="pre">
            <Cited text={answer.text} />
          </p>
        </div>
      )}
      {children}
    </article>
  );
}
