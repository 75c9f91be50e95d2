// On the page about privacy: who answers for what is kept.
import type { OperatorView } from '../api/types';
import { t } from '../i18n';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import { Contact } from './Contact';
import { useOperator } from './useOperator';
import '../styles/operator.css';

export function Responsible() {
  const { found, problem, load } = useOperator();
  return (
    <section class="responsible" aria-labelledby="h-responsible">
      <h2 id="h-responsible">{t('operator-responsible')}</h2>
      {problem && <Failure problem={problem} onRetry={load} />}
      {!found && !problem && <Skeleton height="4.5em" />}
      {found && <Who {...found} />}
    </section>
  );
}

function Who({ operator, may_change: mayChange }: OperatorView) {
  if (!operator) {
    return (
      <p>
        {t('operator-none')} {mayChange && <a href="/offices">{t('operator-say')}</a>}
      </p>
    );
  }
  const { name, contact, address } = operator;
  return (
    <>
      <p>{t('operator-answers')}</p>
      <p>
        <bdi>{name}</bdi>
      </p>
      {address !== null && (
        <p class="pre" dir="auto">
          {address}
        </p>
      )}
      <p>
        {t('operator-contact-before')} <Contact contact={contact} />
      </p>
    </>
  );
}
