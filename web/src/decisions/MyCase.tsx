// One of the reader's own cases: how far it is, what was written, and a field to write again.
import { useState } from 'preact/hooks';
import type { Case } from './api';
import { t, dashed } from '../i18n';
import { Tag } from '../ui/Tag';
import { AnswerForm } from './AnswerForm';
import { CaseThread } from './CaseThread';

interface Props {
  item: Case;
  onChanged: (item: Case) => void;
  onStale: () => void;
}

export function MyCase({ item, onChanged, onStale }: Props) {
  const [writing, setWriting] = useState(false);
  const title = t('case-title', { what: t(`queue-what-${dashed(item.kind)}`), n: String(item.id) });
  return (
    <section class="my-case" aria-label={title}>
      <h3>
        {title}{' '}
        <Tag strong={item.state === 'answered'}>
          {t(item.outcome ? `appeal-${item.outcome}` : `case-state-${item.state}`)}
        </Tag>
      </h3>
      <CaseThread item={item} />
      {item.may.answer && !writing && (
        <p>
          <button type="button" class="btn quiet" onClick={() => setWriting(true)}>
            {t('case-write')}…
          </button>
        </p>
      )}
      {item.may.answer && writing && (
        <AnswerForm
          item={item}
          onAnswered={(next) => {
            setWriting(false);
            onChanged(next);
          }}
          onStale={onStale}
        />
      )}
    </section>
  );
}
